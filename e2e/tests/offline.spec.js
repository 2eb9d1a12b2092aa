/** What works without the server after one visit. */

import { expect, makeMove, test } from "../fixtures.js";
import { Server } from "../server.js";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

test("After one visit and with the server gone, one can learn and analyze", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  await server.kill();

  await page.goto("/en/learn/pentago/five");
  await expect(page.locator("[data-board] svg .cell").first()).toBeAttached();
  const task = JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");
  const answer = (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "";
  await makeMove(page, task, answer);
  await expect(page.locator("[data-verdict]")).toContainText("Right!");

  await page.goto("/en/analyze/pentaroll#position=b1b3/6/1wwww1/6/6/b2b2 w");
  await expect(page.locator("[data-verdict]")).toContainText("win", { ignoreCase: true });
  for (const address of ["/", "/en/rules/pantarei", "/en/puzzles"]) {
    await page.goto(address);
    await expect(page.locator("main h1").first()).toBeAttached();
  }
  await context.close();
  await server.stop();
});

/** The app as files on a host that knows nothing of it, below a path. */

import { expect, makeMove, test } from "../fixtures.js";
import { FileHost } from "../hosts.js";

test("Files alone are the whole app: games, lessons, analysis of linked positions, languages, offline", async ({ browser }) => {
  const host = await new FileHost("/games/panta/", ["en", "de"]).open();
  const context = await browser.newContext({ serviceWorkers: "allow", reducedMotion: "reduce", locale: "en-US" });
  const page = await context.newPage();
  /** @type {string[]} */
  const missing = [];
  page.on("response", (response) => response.status() >= 400 && missing.push(response.url()));

  await page.goto(`${host.url}/games/panta/`);
  await page.waitForURL(/\/games\/panta\/en\/$/);
  await expect(page.locator("[data-offline-ready]")).toBeVisible();

  // What the host cannot say of its pages the service worker does, from the second one on: threads may share a memory.
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(false);
  await page.goto(`${host.url}/games/panta/en/`);
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);

  // A game against the computer.
  await page.locator(".of-pentaroll form.start button").click();
  await page.waitForURL(/\/games\/panta\/en\/here\/pentaroll\/?#/);
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  await makeMove(page, { game: "pentaroll", position: "" }, "Nc");
  await expect(page.locator("[data-moves] li span, [data-moves] li button")).toHaveCount(2);

  // Inviting says what it needs.
  await page.goto(`${host.url}/games/panta/en/play/pentago/?with=friend`);
  await page.locator("main form button.primary").click();
  await expect(page.locator("[data-needs-server]")).toBeVisible();

  // A link to a position.
  await page.goto(`${host.url}/games/panta/en/analyze/pentaroll#position=b1b3/6/1wwww1/6/6/b2b2 w`);
  await expect(page.locator("[data-verdict]")).toContainText("win", { ignoreCase: true });

  // Another language, in the same place.
  await page.goto(`${host.url}/games/panta/en/rules/pentago/`);
  await page.locator("details.languages summary").click();
  await page.locator("details.languages button[value=de]").click();
  await page.waitForURL(/\/games\/panta\/de\/rules\/pentago\/?$/);
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("[data-offline-ready]")).toBeVisible();

  await host.close();
  await page.goto(`${host.url}/games/panta/de/learn/pentago/five/`);
  const task = JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");
  await makeMove(page, task, (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "");
  await expect(page.locator("[data-verdict]")).toContainText("Richtig");
  await page.goto(`${host.url}/games/panta/de/my-games/`);
  await expect(page.locator("[data-list] li")).toHaveCount(1);
  expect(missing).toEqual([]);
  await context.close();
  await host.open();
  await host.stop();
});

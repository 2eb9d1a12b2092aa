/** Looking back at finished games. */

import { expect, newGame, playMove, test } from "../fixtures.js";

/** White could win at once with f6, plays elsewhere, and Black wins. */
const MISSED = "6/1w4/2w3/3w2/4w1/1bbbb1 w";

/** @param {import("@playwright/test").Page} page */
async function missedGame(page) {
  await page.goto("/rules");
  await page.goto(await newGame(page, { game: "pentago", position: MISSED, white: "human", black: "human" }));
  await playMove(page, "d1-2R");
  await playMove(page, "f6");
  await expect(page.locator("[data-result] h2")).toBeVisible();
}

test("A finished game is reviewed: graph, accuracy, a better move, and the way into the analysis", async ({ page }) => {
  await missedGame(page);
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.locator("[data-voice]")).toHaveText("All positions are analyzed");
  await expect(page.locator(".graph-dot.is-proven")).toHaveCount(3);
  await expect(page.locator("[data-accuracy]")).toContainText("White made big mistakes");
  await expect(page.locator("[data-accuracy]")).toContainText("Black made no mistake");
  const card = page.locator(".mistake");
  await expect(card).toHaveCount(1);
  await expect(card.locator("h3")).toContainText("White played d1-2R");
  await card.locator("[data-cell=d1].is-open").click();
  await card.locator("[data-twist=\"2R\"].is-ready").click();
  await expect(card.locator(".verdict")).toContainText("Try again");
  await card.getByRole("button", { name: "Try again" }).click();
  await card.locator("[data-cell=f6].is-open").click();
  await expect(card.locator(".verdict")).toContainText("Yes!");
  await card.getByRole("button", { name: "Show the answer" }).click();
  await expect(card.locator(".verdict")).toHaveText(/The answer: (a1|f6)/);
  await page.locator("[data-points] a").first().click();
  await page.waitForURL(/\/analyze\/pentago/);
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("d1-2R");
  await expect(page.locator("[data-tree]")).toContainText("f6");
});

test("A game that is still played is not reviewed", async ({ page }) => {
  await page.goto("/rules");
  const address = await newGame(page, { game: "pentaroll", white: "human", black: "human" });
  await page.goto(`${address}/review`);
  expect(new URL(page.url()).pathname).toMatch(/^\/en\/g\/[a-z0-9]+$/);
});

test("When the server is gone, this machine reviews; if the server was to think, it is said", async ({ page }) => {
  await page.goto("/rules");
  await page.goto(await newGame(page, { game: "pentago", position: MISSED, white: "human", black: "human" }));
  await playMove(page, "f6");
  await expect(page.locator("[data-result] h2")).toBeVisible();
  await page.route("**/api/analyze", (route) => route.abort());
  await page.getByRole("link", { name: "Review" }).click();
  await expect(page.locator("[data-voice]")).toContainText("All positions are analyzed");
  await page.evaluate(() => localStorage.setItem("panta-thinker", "server"));
  await page.reload();
  await expect(page.locator("[data-voice]")).toContainText("does not answer");
  await expect(page.locator("[data-act=stop]")).toBeHidden();
});

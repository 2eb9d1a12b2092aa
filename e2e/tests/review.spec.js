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

test("A finished game is reviewed on one board: what refutes a mistake, what was better, and at once the second time", async ({ page }) => {
  await missedGame(page);
  await page.getByRole("link", { name: "Review" }).click();
  const voice = page.locator("[data-voice]");
  await expect(voice).toHaveText("All positions are analyzed");
  await expect(page.locator(".graph-dot.is-proven")).toHaveCount(3);
  await expect(page.locator("[data-accuracy]")).toContainText("White made big mistakes");
  await expect(page.locator("[data-accuracy]")).toContainText("Black made no mistake");
  await expect(page.locator("[data-slips] li")).toHaveCount(1);
  // It opens with the mistake, in words and on the board.
  const moment = page.locator("[data-moment]");
  await expect(moment.locator("h2")).toHaveText("Move 1: White played d1-2R");
  await expect(moment).toContainText(/After d1-2R, Black wins\. Black: (a6|f6), no twist\. White was winning until here/);
  await expect(page.locator("[data-moves] .is-slip")).toContainText("d1-2R");
  await expect(page.locator("[data-cell=b6]")).toHaveAttribute("aria-label", /Black/);
  await moment.getByRole("list", { name: "What refutes it" }).getByRole("button").first().click();
  await expect(page.locator(".mark-line")).toHaveCount(1);
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator(".mark-line")).toHaveCount(0);
  await moment.getByRole("list", { name: "What was better" }).getByRole("button").first().click();
  await expect(page.locator(".mark-line")).toHaveCount(1);
  await expect(page.locator("[data-cell=d1]")).toHaveAttribute("aria-label", /empty/);
  // A better move is looked for on the same board.
  await page.locator("[data-act=try]").click();
  await page.locator("[data-cell=d1].is-open").click();
  await page.locator("[data-twist=\"2R\"].is-ready").click();
  await expect(voice).toContainText("Try again");
  await page.locator("[data-act=try]").click();
  await page.locator("[data-cell=f6].is-open").click();
  await expect(voice).toContainText("Yes!");
  // The game is gone through by the graph, the wheel and the keys.
  const graph = await page.locator("[data-graph]").boundingBox();
  if (!graph) throw new Error("the graph is not shown");
  await page.mouse.click(graph.x + graph.width - 4, graph.y + graph.height / 2);
  await expect(moment.locator("h2")).toHaveText("Move 1: Black played f6");
  // Another move would have won as well, which is not better.
  await expect(moment.getByRole("list", { name: "What was better" })).toHaveCount(0);
  await page.locator("[data-board] .board").hover();
  await page.mouse.wheel(0, -100);
  await expect(moment.locator("h2")).toHaveText("Move 1: White played d1-2R");
  await page.keyboard.press("ArrowLeft");
  await expect(moment.locator("h2")).toHaveText("Start");
  await expect(page.locator("[data-act=back]")).toBeDisabled();
  // The answers are kept: nobody is asked again.
  let asked = 0;
  await page.route("**/api/analyze", (route) => {
    asked += 1;
    return route.abort();
  });
  await page.route("**/core.wasm*", (route) => route.abort());
  await page.reload();
  await expect(voice).toHaveText("All positions are analyzed");
  await expect(moment).toContainText("White was winning until here");
  expect(asked).toBe(0);
  await page.locator("[data-open]").click();
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
  await page.evaluate(() => {
    localStorage.removeItem("panta-reviews");
    localStorage.setItem("panta-thinker", "server");
  });
  await page.reload();
  await expect(page.locator("[data-voice]")).toContainText("does not answer");
  await expect(page.locator("[data-act=stop]")).toBeHidden();
});

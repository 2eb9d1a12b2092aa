/** Whole games of all three: against the computer, and two people on one screen. */

import { tallest } from "../board/pantarei.js";
import { expect, newGame, playMove, playOut, setUp, state, tapMove, test } from "../fixtures.js";

test("Pentago, two people on one screen, won by placing", async ({ page }) => {
  await setUp(page, "pentago", "here");
  for (const move of ["a1-4R", "a6-4R", "b1-4R", "b6-4R", "c1-4R", "c6-4L", "d1-4R", "a5-4L"]) await playMove(page, move);
  // The fifth marble wins, so no twist is asked for.
  await playMove(page, "e1");
  expect((await state(page)).outcome).toBe("white");
  await expect(page.locator("[data-result]")).toContainText("White’s marble completed five in a row");
  await expect(page.locator("[data-result] h2")).toHaveText("White wins");
  await expect(page.locator(".mark-line")).toHaveCount(1);
  await expect(page.locator("[data-moves] button")).toHaveCount(9);
});

test("A twist that wins for the other side says so", async ({ page }) => {
  await page.goto("/rules");
  await page.goto(await newGame(page, { game: "pentago", white: "human", black: "human", position: "bbb3/3b2/3b2/6/2w1w1/w4w w" }));
  await playMove(page, "a3-2R");
  await expect(page.locator("[data-result]")).toContainText("White’s twist completed five in a row for Black.");
  await expect(page.locator("[data-result] h2")).toHaveText("Black wins");
});

test("Pentaroll, two people on one screen", async ({ page }) => {
  await setUp(page, "pentaroll", "here");
  for (const move of ["W3", "Nf", "W3", "Nf", "W3", "Nf", "W3", "Ne"]) await playMove(page, move);
  await playMove(page, "W3");
  expect((await state(page)).outcome).toBe("white");
  await expect(page.locator("[data-result]")).toContainText("completed five in a row");
});

test("An empty corner of Pentaroll shows two arrows that are one move, and a full lane looks closed", async ({ page }) => {
  await setUp(page, "pentaroll", "here");
  await expect(page.locator("[data-place=Na]")).toHaveClass(/is-open/);
  await expect(page.locator("[data-place=W1]")).toHaveClass(/is-open/);
  await page.locator("[data-place=Na]").click();
  await expect.poll(async () => (await state(page)).moves).toEqual(["W1"]);
  for (const move of ["W1", "W1", "W1", "W1", "W1"]) await playMove(page, move);
  await expect(page.locator("[data-place=W1]")).toHaveAttribute("aria-label", /closed/);
  await expect(page.locator("[data-place=E1]")).not.toHaveClass(/is-open/);
});

test("Pantareï: the color is chosen first, then a whole game on one screen", async ({ page }) => {
  await setUp(page, "pantarei", "here");
  await expect(page.getByRole("heading", { name: "Choose your color" })).toBeVisible();
  await page.getByRole("button", { name: "I take Black" }).click();
  await expect.poll(async () => (await state(page)).turn).toBe("white");
  const end = await playOut(page, tallest);
  expect(end.outcome).not.toBe(null);
  await expect(page.locator("[data-result] h2")).toHaveText(/White wins|Black wins|Draw/);
});

test.describe("against level 1, with a finger", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });

  test("Pentago", async ({ page }) => {
    await setUp(page, "pentago", "computer", { level: "1" });
    const end = await playOut(page, (now) => now.legal[0], tapMove);
    expect(end.outcome).not.toBe(null);
    await expect(page.locator("[data-result] h2")).toHaveText(/You won|You lost|Draw/);
  });

  test("Pentaroll", async ({ page }) => {
    await setUp(page, "pentaroll", "computer", { level: "1" });
    const end = await playOut(page, (now) => now.legal[now.ply % now.legal.length], tapMove);
    expect(end.outcome).not.toBe(null);
  });

  test("Pantareï, which chooses the color", async ({ page }) => {
    await setUp(page, "pantarei", "computer", { level: "1", chooser: "other" });
    await expect.poll(async () => (await state(page)).choice).toBe(null);
    const end = await playOut(page, tallest, tapMove);
    expect(end.outcome).not.toBe(null);
  });
});

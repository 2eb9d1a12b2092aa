/**
 * A new player's first evening, by touch on a phone: from Home into a game with one tap, to its result, its review, another try, a
 * lesson, a puzzle, the analysis and a position set up. With SCREENSHOTS, each step is photographed on every kind of screen.
 */

import { overflow } from "../accessible.js";
import { expect, playOut, state, tapMove, test } from "../fixtures.js";
import { hand } from "../hand.js";

/** @typedef {import("@playwright/test").Page} Page */

const PHONE = { width: 360, height: 640 };
/** A small and a large phone, a tablet, a phone on its side, two desktops. */
const SCREENS = [[320, 568], [390, 844], [768, 1024], [844, 390], [1280, 800], [1920, 1080]];
/** Nobody wins against the computer by chance so often. */
const MOST_GAMES = 4;

test.use({ hasTouch: true, isMobile: true, viewport: PHONE, reducedMotion: "reduce" });

test("From Home through a game, its review, another try, a lesson, a puzzle and the analysis", async ({ page }) => {
  test.slow();
  await page.goto("/");
  await seen(page, "home");
  await page.locator("[data-start=pentaroll] button").tap();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
  await seen(page, "game");

  const { you } = await playUntilLost(page);
  await expect(page.locator("[data-result] h2")).toHaveText("You lost");
  // Nobody scrolls to see who has won.
  await expect(page.locator("[data-result] h2")).toBeInViewport({ ratio: 1 });
  await seen(page, "result");

  await page.getByRole("link", { name: "Review" }).tap();
  await expect(page.locator("[data-voice]")).toHaveText("All positions are analyzed");
  await page.locator("[data-slips] button").first().tap();
  const moment = page.locator("[data-moment]");
  await expect(moment.locator("h2")).toContainText(you[0] === "white" ? "White" : "Black");
  await moment.getByRole("list", { name: "What refutes it" }).getByRole("button").first().tap();
  // The board stays in sight while one steps through what is said of a move.
  await expect(page.locator("[data-board] .board")).toBeInViewport({ ratio: 0.95 });
  await seen(page, "review");

  await page.goBack();
  const { ply } = await state(page);
  await page.getByRole("button", { name: "Take back and try again" }).tap();
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  expect((await state(page)).ply).toBeLessThan(ply);
  const again = await state(page);
  await tapMove(page, again.legal[0], again);
  await seen(page, "again");

  await follow(page, "Learn");
  await page.getByRole("link", { name: "Learn Pentago" }).tap();
  await solve(page);
  await seen(page, "lesson");
  await page.locator("[data-next]").tap();
  await page.waitForURL(/\/learn\/pentago\/.+/);

  await follow(page, "Puzzles");
  await seen(page, "puzzles");
  await page.getByRole("link", { name: "Solve it" }).first().tap();
  await solve(page);
  await seen(page, "puzzle");

  await follow(page, "Analyze");
  await page.locator("[data-cell=c3].is-open").tap();
  await seen(page, "half");
  await page.locator('[data-twist="2R"].is-ready').tap();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("c3-2R");
  await expect(page.locator("[data-lines] > li")).toHaveCount(3);
  await seen(page, "analyze");

  await page.locator("[data-act=edit]").tap();
  await page.getByRole("radio", { name: "Black" }).first().tap();
  await page.locator("[data-cell=a1]").tap();
  await expect(page.locator("[data-cell=a1]")).toHaveAttribute("aria-label", /Black/);
  await seen(page, "setting-up");
  await page.locator("[data-editor] [value=white]").tap();
  await page.locator("[data-editor] [type=submit]").tap();
  await expect(page.locator("[data-position]")).toHaveText(/^b5\/.* w$/);
  await seen(page, "set-up");
});

/**
 * Plays without a plan until the computer has won.
 * @param {Page} page
 */
async function playUntilLost(page) {
  for (let games = 0; games < MOST_GAMES; games += 1) {
    const end = await playOut(page, ({ legal, ply }) => legal[(5 * ply) % legal.length], tapMove);
    await expect(page.locator("[data-result] h2")).toBeVisible();
    if (end.outcome !== null && end.outcome !== "draw" && !end.you.includes(end.outcome)) return end;
    const { pathname } = new URL(page.url());
    await page.getByRole("button", { name: "Rematch" }).tap();
    await page.waitForURL((url) => url.pathname !== pathname);
  }
  throw new Error("the computer does not win");
}

/**
 * Goes to another part of the site by the head of the page.
 * @param {Page} page
 * @param {string} name
 */
async function follow(page, name) {
  await page.locator(".masthead .menu").tap();
  await page.locator(".masthead nav").getByRole("link", { name, exact: true }).tap();
  await page.locator("main").waitFor();
}

/** Makes the move that is asked for. @param {Page} page */
async function solve(page) {
  await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
  const task = JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");
  const { tap } = await hand(task);
  await tap(page, (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "", task);
  await expect(page.locator("[data-verdict]")).toContainText("Right!");
}

/**
 * A step as it is seen: nothing is wider than the screen, however the device is held.
 * @param {Page} page
 * @param {string} step
 */
async function seen(page, step) {
  await photograph(page, step, PHONE);
  for (const [width, height] of SCREENS) {
    await page.setViewportSize({ width, height });
    await expect.poll(() => overflow(page), `${step} at ${width}`).toBe(0);
    await photograph(page, step, { width, height });
  }
  await page.setViewportSize(PHONE);
}

/**
 * A picture of the screen in light and dark, for people to look at.
 * @param {Page} page
 * @param {string} step
 * @param {{ width: number, height: number }} screen
 */
async function photograph(page, step, { width, height }) {
  if (!process.env.SCREENSHOTS) return;
  for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.screenshot({ path: `screenshots/walk-${step}-${width}x${height}-${colorScheme}.png` });
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

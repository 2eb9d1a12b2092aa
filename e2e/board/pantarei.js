/** Moves of Pantareï, as people make them. */

import { expect } from "@playwright/test";

/** @type {import("../hand.js").Hand["click"]} */
export async function click(page, move, now) {
  if (move === "pass") return page.locator(".board-bar button").click();
  const { from, way, goal } = await parts(page, move, now);
  await page.locator(`[data-stack="${from}"]`).click();
  await page.locator(`.board-bar button[aria-keyshortcuts="${way}"]`).click();
  await expect(page.locator(`[data-stack="${goal}"]`)).toHaveClass(/is-goal/);
  await page.locator(`[data-stack="${goal}"]`).click();
}

/** @type {import("../hand.js").Hand["tap"]} */
export async function tap(page, move, now) {
  if (move === "pass") return page.locator(".board-bar button").tap();
  const { from, way, goal } = await parts(page, move, now);
  await page.locator(`[data-stack="${from}"]`).tap();
  await page.locator(`.board-bar button[aria-keyshortcuts="${way}"]`).tap();
  await page.locator(`[data-stack="${goal}"].is-goal`).tap();
}

/**
 * The stack where a carry ends.
 * @param {import("@playwright/test").Page} page
 * @param {string} move
 * @param {string} position
 */
export async function landing(page, move, position) {
  const answer = await page.request.post("/api/preview", { data: { game: "pantarei", position, move } });
  return Number((await answer.json()).steps[0].changes[0].to.split(".")[0]);
}

/**
 * A move that is made by what lies highest, so that stacks grow; swaps only when nothing else goes.
 * @param {import("../../web/wire.js").State} now
 */
export function tallest(now) {
  const height = (/** @type {number} */ stack) => Object.keys(now.pieces).filter((place) => place.startsWith(`${stack}.`)).length;
  const carries = now.legal.filter((move) => /[LR]/.test(move));
  const value = (/** @type {string} */ move) => {
    const stack = parseInt(move, 10);
    const reach = Number((now.pieces[`${stack}.${height(stack)}`] ?? "w0")[1]);
    return height(stack + (move.includes("R") ? reach : -reach)) + Number(move.slice(-1));
  };
  return carries.sort((a, b) => value(b) - value(a))[0] ?? now.legal[0];
}

/**
 * The stack that is taken, what is done with it, and where that ends.
 * @param {import("@playwright/test").Page} page
 * @param {string} move
 * @param {import("../hand.js").Placed} now
 */
async function parts(page, move, now) {
  const [from, goal] = move.split("x").map((number) => parseInt(number, 10));
  return goal ? { from, way: "x", goal } : { from, way: move.slice(-1), goal: await landing(page, move, now.position) };
}

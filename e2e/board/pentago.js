/** Moves of Pentago, as people make them. */

import { expect } from "@playwright/test";

/** @type {import("../hand.js").Hand["click"]} */
export async function click(page, move) {
  const [cell, twist] = move.split("-");
  await page.locator(`[data-cell=${cell}]`).click();
  if (!twist) return;
  await expect(page.locator(`[data-twist="${twist}"]`)).toHaveClass(/is-ready/);
  await page.locator(`[data-twist="${twist}"]`).click();
}

/** @type {import("../hand.js").Hand["tap"]} */
export async function tap(page, move) {
  const [cell, twist] = move.split("-");
  await page.locator(`[data-cell=${cell}]`).tap();
  if (twist) await page.locator(`[data-twist="${twist}"].is-ready`).tap();
}

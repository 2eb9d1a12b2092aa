/** Moves of Pentaroll, as people make them. */

import { expect } from "@playwright/test";

/** @type {import("../hand.js").Hand["click"]} */
export async function click(page, move) {
  await page.locator(`[data-place=${move}]`).click();
}

/** @type {import("../hand.js").Hand["tap"]} */
export async function tap(page, move) {
  await page.locator(`[data-place=${move}].cell`).tap();
  await expect(page.locator(".pending-ring")).toHaveCount(1);
  await page.locator(`[data-place=${move}].cell`).tap();
}

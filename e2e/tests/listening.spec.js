/** Playing by keyboard alone, with what a screen reader hears, in English and in Arabic. */

import { expect, setUp, state, test } from "../fixtures.js";

/** @param {import("@playwright/test").Page} page */
const focused = (page) => page.evaluate(() => document.activeElement?.getAttribute("aria-label"));

test("Pentago by keyboard: arrows move, Enter places, numbers and letters twist", async ({ page }) => {
  await setUp(page, "pentago", "here");
  await tabTo(page, "cell");
  expect(await focused(page)).toBe("c3, empty");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowUp");
  expect(await focused(page)).toBe("b2, empty");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-voice]")).toHaveText("Marble on b2: now twist a block");
  await page.keyboard.press("2");
  await expect(page.locator("[data-voice]")).toHaveText(/^Block 2/);
  await page.keyboard.press("r");
  await expect.poll(async () => (await state(page)).moves).toEqual(["b2-2R"]);
  await expect(page.locator("[data-voice]")).toHaveText("White: b2, block 2 clockwise. Black to move");
  // With no block chosen, L reads the last move and U undoes it.
  await page.keyboard.press("Escape");
  await page.keyboard.press("u");
  await expect.poll(async () => (await state(page)).ply).toBe(0);
});

test("A whole game of Pentago by keyboard alone", async ({ page }) => {
  await setUp(page, "pentago", "here");
  await tabTo(page, "cell");
  let [column, row] = [2, 2];
  const go = async (/** @type {string} */ cell) => {
    const [x, y] = ["abcdef".indexOf(cell[0]), Number(cell[1]) - 1];
    for (; column < x; column += 1) await page.keyboard.press("ArrowRight");
    for (; column > x; column -= 1) await page.keyboard.press("ArrowLeft");
    for (; row < y; row += 1) await page.keyboard.press("ArrowDown");
    for (; row > y; row -= 1) await page.keyboard.press("ArrowUp");
  };
  const moves = ["a1-4R", "a6-4R", "b1-4R", "b6-4R", "c1-4R", "c6-4L", "d1-4R", "a5-4L", "e1"];
  for (const [ply, move] of moves.entries()) {
    const [cell, twist] = move.split("-");
    await go(cell);
    await page.keyboard.press("Enter");
    if (twist) await page.keyboard.press(twist[0]);
    if (twist) await page.keyboard.press(twist[1].toLowerCase());
    await expect.poll(async () => (await state(page)).ply).toBe(ply + 1);
    await expect(page.locator("[data-moves] button")).toHaveCount(ply + 1);
    await page.waitForTimeout(700);
  }
  await expect(page.locator("[data-voice]")).toContainText("White wins");
});

test("Pentaroll by keyboard: the focus goes through cells and entries alike", async ({ page }) => {
  await setUp(page, "pentaroll", "here");
  await tabTo(page, "cell");
  expect(await focused(page)).toBe("From the top, column c");
  await page.keyboard.press("ArrowDown");
  expect(await focused(page)).toBe("c1, empty");
  for (let step = 0; step < 3; step += 1) await page.keyboard.press("ArrowLeft");
  expect(await focused(page)).toBe("From the left, row 1");
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).moves).toEqual(["W1"]);
});

test("Pantareï by keyboard: stacks are read from the top, goals are told", async ({ page }) => {
  await setUp(page, "pantarei", "here");
  await page.getByRole("button", { name: "I take Black" }).focus();
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).choice).toBe(null);
  const { legal } = await state(page);
  const stack = parseInt(legal[0], 10);
  await tabTo(page, "cell");
  await page.keyboard.press("Home");
  for (let number = 1; number < stack; number += 1) await page.keyboard.press("ArrowRight");
  expect(await focused(page)).toMatch(new RegExp(`^Stack ${stack}: White [123]$`));
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-voice]")).toHaveText(new RegExp(`^Stack ${stack} can go to`));
  const goal = Number(((await page.locator("[data-voice]").textContent()) ?? "").match(/(\d+)(, \d+)*$/)?.[1]);
  const key = goal > stack ? "ArrowRight" : "ArrowLeft";
  for (let step = 0; step < Math.abs(goal - stack); step += 1) await page.keyboard.press(key);
  await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).ply).toBe(1);
});

test.describe("in Arabic", () => {
  test.use({ locale: "ar-EG" });

  test("the page goes from right to left, the board does not, and the keyboard plays", async ({ page }) => {
    await setUp(page, "pentago", "here");
    await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
    await tabTo(page, "cell");
    expect(await focused(page)).toContain("فارغة");
    await page.keyboard.press("ArrowRight");
    expect(await focused(page)).toContain("d3");
    await page.keyboard.press("Enter");
    await page.keyboard.press("1");
    await page.keyboard.press("l");
    await expect.poll(async () => (await state(page)).moves).toEqual(["d3-1L"]);
    await expect(page.locator("[data-voice]")).toContainText("عكس عقارب الساعة");
  });

  test("the language can be changed, and stays so", async ({ page }) => {
    await page.goto("/rules/pentago");
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page.locator("h1")).toHaveText("Regeln von Pentago");
    await page.goto("/");
    await expect(page.locator("html")).toHaveAttribute("lang", "de");
  });
});

/**
 * Presses Tab until something of this class has the focus.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function tabTo(page, name) {
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((wanted) => document.activeElement?.classList.contains(wanted), name)) return;
  }
  throw new Error(`Tab does not lead to ${name}`);
}

/** Playing by keyboard alone, with what a screen reader hears, in English and in Arabic. */

import { landing, tallest } from "../board/pantarei.js";
import { expect, playOut, setUp, state, test } from "../fixtures.js";

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
  await expect(page.locator("[data-voice]")).toHaveText("Marble on b2; now twist a block");
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

test.describe("whole games by keyboard alone, with every move announced", () => {
  test.use({ reducedMotion: "reduce" });

  test("Pentago", async ({ page }) => {
    await setUp(page, "pentago", "here");
    await tabTo(page, "cell");
    const at = { x: 2, y: 2 };
    const moves = ["a1-4R", "a6-4R", "b1-4R", "b6-4R", "c1-4R", "c6-4L", "d1-4R", "a5-4L"];
    for (const [ply, move] of moves.entries()) {
      const [cell, twist] = move.split("-");
      await walk(page, at, { x: "abcdef".indexOf(cell[0]), y: Number(cell[1]) - 1 });
      expect(await focused(page)).toBe(`${cell}, empty`);
      await page.keyboard.press("Enter");
      await page.keyboard.press(twist[0]);
      await page.keyboard.press(twist[1].toLowerCase());
      const [mover, other] = ply % 2 === 0 ? ["White", "Black"] : ["Black", "White"];
      await hear(page, `${mover}: ${cell}, block 4 ${twist[1] === "R" ? "clockwise" : "counter-clockwise"}. ${other} to move`);
    }
    await walk(page, at, { x: 4, y: 0 });
    await page.keyboard.press("Enter");
    await expect(page.locator("[data-voice]")).toHaveText("White’s marble completed five in a row. White wins");
  });

  test("Pentaroll", async ({ page }) => {
    await setUp(page, "pentaroll", "here");
    await tabTo(page, "cell");
    const at = { x: 3, y: 0 };
    for (const [ply, move] of ["W3", "Nb", "W3", "Nc", "W3", "Nd", "W3", "Ne"].entries()) {
      await enter(page, at, move);
      const [mover, other] = ply % 2 === 0 ? ["White", "Black"] : ["Black", "White"];
      const entry = move[0] === "W" ? "from the left, row 3" : `from the top, column ${move[1]}`;
      await hear(page, `${mover}: ${entry}. ${other} to move`);
    }
    await enter(page, at, "W3");
    await expect(page.locator("[data-voice]")).toHaveText("White’s marble completed five in a row. White wins");
  });

  test("Pantareï", async ({ page }) => {
    await setUp(page, "pantarei", "here");
    await tabTo(page, "primary");
    await page.keyboard.press("Enter");
    await expect.poll(async () => (await state(page)).choice).toBe(null);
    await tabTo(page, "cell");
    const end = await playOut(page, tallest, playSnake);
    expect(end.outcome).not.toBe(null);
    await expect(page.locator("[data-voice]")).toHaveText(/(White wins|Black wins|Draw)$/);
  });
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
  await expect(page.locator("[data-voice]")).toHaveText(new RegExp(`^Stack ${stack}, goals:`));
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
    await expect(page.locator("[data-voice]")).toContainText("بعكس اتجاه عقارب الساعة");
  });

  test("the language can be changed, stands in the address, and stays so", async ({ page }) => {
    await page.goto("/rules/pentago");
    await page.locator(".languages summary").click();
    await page.getByRole("button", { name: "Deutsch" }).click();
    await expect(page.locator("h1")).toHaveText("Regeln von Pentago");
    await expect(page).toHaveURL(/\/de\/rules\/pentago$/);
    await page.goto("/");
    await expect(page).toHaveURL(/\/de\/$/);
    // An address that names another language is read in that one, and its links stay there.
    await page.goto("/ja/learn");
    await page.locator("main a.button").first().click();
    await expect(page).toHaveURL(/\/ja\/learn\//);
    await expect(page.locator("html")).toHaveAttribute("lang", "ja");
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

/**
 * Waits for what is read aloud after a move, and until the board takes the next one.
 * @param {import("@playwright/test").Page} page
 * @param {string} words
 */
async function hear(page, words) {
  await expect(page.locator("[data-voice]")).toHaveText(words);
  await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
}

/**
 * Moves the focus by arrow keys, across and then down.
 * @param {import("@playwright/test").Page} page
 * @param {{ x: number, y: number }} at where it is; it is there afterwards
 * @param {{ x: number, y: number }} goal
 */
async function walk(page, at, goal) {
  for (; at.x < goal.x; at.x += 1) await page.keyboard.press("ArrowRight");
  for (; at.x > goal.x; at.x -= 1) await page.keyboard.press("ArrowLeft");
  for (; at.y < goal.y; at.y += 1) await page.keyboard.press("ArrowDown");
  for (; at.y > goal.y; at.y -= 1) await page.keyboard.press("ArrowUp");
}

/**
 * Rolls a marble in: over the cells to the arrow from the left or from the top, then Enter.
 * @param {import("@playwright/test").Page} page
 * @param {{ x: number, y: number }} at
 * @param {string} entry
 */
async function enter(page, at, entry) {
  const lane = "abcdef".indexOf(entry[1]) + 1 || Number(entry[1]);
  const goal = entry[0] === "W" ? { x: 0, y: lane } : { x: lane, y: 0 };
  await walk(page, at, { x: Math.max(1, at.x), y: Math.max(1, at.y) });
  await walk(page, at, { x: Math.max(1, goal.x), y: Math.max(1, goal.y) });
  await walk(page, at, goal);
  await page.keyboard.press("Enter");
}

/**
 * Makes a move of Pantareï by keys, and listens to it.
 * @param {import("@playwright/test").Page} page
 * @param {string} move
 * @param {import("../../web/wire.js").State} now
 */
async function playSnake(page, move, now) {
  const color = now.turn === "white" ? "White" : "Black";
  if (move === "pass") throw new Error("this game needs no pass");
  const [stack, other] = move.split("x").map((number) => parseInt(number, 10));
  const goal = other ?? (await landing(page, move, (await state(page)).position));
  const way = other === undefined ? move.slice(-1) : "x";
  await page.keyboard.press("Home");
  await walk(page, { x: 1, y: 0 }, { x: stack, y: 0 });
  expect(await focused(page)).toMatch(new RegExp(`^Stack ${stack}: ${color} [123]`));
  await page.keyboard.press("Enter");
  await page.keyboard.press(way);
  await expect(page.locator("[data-voice]")).toHaveText(new RegExp(`^Stack ${stack}, goals:.*\\b${goal}\\b`));
  await walk(page, { x: stack, y: 0 }, { x: goal, y: 0 });
  expect(await focused(page)).toMatch(/; a goal$/);
  await page.keyboard.press("Enter");
  const said = { 1: `one scale from stack ${stack} to stack ${goal}`, 2: `two scales from stack ${stack} to stack ${goal}`, x: `swaps stacks ${stack} and ${goal}` }[way];
  await expect(page.locator("[data-voice]")).toHaveText(new RegExp(`^${color}:? ${said}|wins$|Draw$`));
}

test.describe("in Arabic, read", () => {
  test.use({ locale: "ar-EG" });

  test("Rules keep their bullets and moves their order, pictures are called in words, Cancel is not Undo", async ({ page }) => {
    for (const edition of ["standard", "czech", "openspiel"]) {
      await page.goto(`/rules/pentago?edition=${edition}`);
      const text = await page.locator("article.prose").innerText();
      expect(text).not.toMatch(/^[\u2066-\u2069]*- /m);
      expect(await page.locator("article.prose ul").first().locator("li").count()).toBeGreaterThanOrEqual(4);
    }
    // A sentence that begins with a move goes from right to left like all others: the move is at its right end.
    const sentence = page.locator("article.prose p", { hasText: "c3-2R" });
    await expect(sentence.locator("bdi").first()).toHaveText("c3-2R");
    for (const title of await page.locator("figure svg title").allTextContents()) expect(title).not.toContain("/");
    await setUp(page, "pentago", "here");
    await page.locator("[data-cell=a1]").click();
    const [cancel, undo] = [page.locator(".board-bar button"), page.locator("[data-act=takeback]:visible")];
    expect(await cancel.innerText()).not.toBe(await undo.innerText());
  });
});

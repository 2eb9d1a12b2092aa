/** Half-made turns, stepping through the past, undo, and what else surrounds a game. */

import { expect, newGame, playMove, setUp, state, test } from "../fixtures.js";

test("A pending marble is taken back by Esc, by Back and by pressing it again", async ({ page }) => {
  await setUp(page, "pentago", "here");
  const address = page.url();
  const pending = page.locator(".pending-ring");
  await page.locator("[data-cell=c3]").click();
  await expect(pending).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(pending).toHaveCount(0);
  await page.locator("[data-cell=c3]").click();
  await expect(pending).toHaveCount(1);
  await page.goBack();
  await expect(pending).toHaveCount(0);
  expect(page.url()).toBe(address);
  await page.locator("[data-cell=c3]").click();
  await page.locator("[data-cell=c3]").click();
  await expect(pending).toHaveCount(0);
  expect((await state(page)).ply).toBe(0);
});

test("A handle shows the twisted block before it is pressed", async ({ page }) => {
  await setUp(page, "pentago", "here");
  await page.locator("[data-cell=a1]").click();
  await page.locator('[data-twist="1R"]').hover();
  await expect(page.locator('.ghost [data-at="c1"]')).toHaveCount(1);
});

test("A block is twisted by dragging it", async ({ page }) => {
  await setUp(page, "pentago", "here");
  await page.locator("[data-cell=a1]").click();
  const box = await page.locator("[data-cell=b1]").boundingBox();
  const end = await page.locator("[data-cell=c3]").boundingBox();
  if (!box || !end) throw new Error("the board is not shown");
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y, { steps: 8 });
  await page.mouse.up();
  await expect.poll(async () => (await state(page)).moves).toEqual(["a1-1R"]);
});

test("The past can be stepped through, and the present comes back", async ({ page }) => {
  await setUp(page, "pentago", "here");
  for (const move of ["a1-4R", "f1-3R", "b2-4L"]) await playMove(page, move);
  await page.getByRole("button", { name: "To the start" }).click();
  await expect(page.locator("[data-status]")).toHaveText("Looking back at move 0");
  await expect(page.locator('[data-cell="a1"]')).toHaveAttribute("aria-label", "a1, empty");
  await page.getByRole("button", { name: "One move forward" }).click();
  await expect(page.locator('[data-cell="a1"]')).toHaveAttribute("aria-label", "a1, White");
  await page.getByRole("button", { name: "To the latest move" }).click();
  await expect(page.locator("[data-status]")).toHaveText("Black to move");
});

test("Undo against the computer leads to one's own turn again", async ({ page }) => {
  await setUp(page, "pentaroll", "computer", { level: "1" });
  await playMove(page, "Nc");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await page.keyboard.press("u");
  await expect.poll(async () => (await state(page)).ply).toBe(0);
  await expect(page.locator("[data-moves] button")).toHaveCount(0);
  // It is said, and the line about the move before is gone.
  await expect(page.locator("[data-voice]")).toHaveText("Taken back. Your turn");
  await expect(page.getByRole("button", { name: "Take back", exact: true })).toBeDisabled();
  await page.keyboard.press("u");
  await expect(page.locator("[data-voice]")).toHaveText("There is nothing to take back");
});

const HINTS = {
  pentago: { words: /^Hint: [a-f][1-6]-[1-4][LR]\. White: [a-f][1-6], block [1-4] (counter-)?clockwise$/, mark: ".mark-ring" },
  pentaroll: { words: /^Hint: [↓↑→←][a-f1-6]\. White: from the (top|bottom|left|right), (column|row) [a-f1-6]$/, mark: ".entry.is-hint" },
  pantarei: { words: /^Hint: \S+\. White:? .*stack/, mark: ".landing" },
};

for (const [game, { words, mark }] of Object.entries(HINTS)) {
  test(`A hint in ${game} is told and shown`, async ({ page }) => {
    await setUp(page, game, "here");
    if (game === "pantarei") {
      await page.getByRole("button", { name: "I take Black" }).click();
      // The button is gone, and the focus goes to where one plays.
      await expect(page.locator("[data-board] .cell:focus")).toHaveCount(1);
    }
    await page.getByRole("button", { name: "Hint" }).click();
    await expect(page.locator("[data-voice]")).toHaveText(words);
    await expect(page.locator(mark)).toHaveCount(1);
    // A move is never broken at its hyphen.
    if (game === "pentago") await expect(page.locator("[data-voice] bdi")).toHaveCSS("text-wrap-mode", "nowrap");
  });
}

/** Positions in which both sides could win, and what shows it for White and Black. */
const THREATS = {
  pentago: { position: "wwww2/6/6/6/6/bbbb2 w", white: '[data-cell="e1"]', black: '[data-cell="e6"]' },
  pentaroll: { position: "1wwww1/6/6/6/6/1bbbb1 w", white: '[data-place="W1"]', black: '[data-place="W6"]' },
  pantarei: { position: "w1,b1w1b1w1b2w2,b3,b3,b2,b1,b2,b3,n,w2,w2,w3,w3,w3 w s", white: '[data-stack="2"]', black: null },
};

for (const [game, { position, white, black }] of Object.entries(THREATS)) {
  test(`Threats in ${game} are shown to those who ask, and the browser remembers it`, async ({ page }) => {
    await page.goto("/rules");
    await page.goto(await newGame(page, { game, position, white: "human", black: "human" }));
    const box = page.getByRole("checkbox", { name: /could win/ });
    await expect(box).not.toBeChecked();
    await expect(page.locator(".threat")).toHaveCount(0);
    await box.check();
    await expect(page.locator(white)).toHaveAttribute("aria-label", /White could win here/);
    if (black) await expect(page.locator(black)).toHaveAttribute("aria-label", /Black could win here/);
    await expect(page.locator(".threat-white")).not.toHaveCount(0);
    await page.reload();
    await expect(page.locator(white)).toHaveAttribute("aria-label", /White could win here/);
    await page.keyboard.press("t");
    await expect(page.locator(".threat")).toHaveCount(0);
    await expect(page.locator("[data-voice]")).toHaveText("Threats are hidden");
  });
}

test("Resigning is asked for twice, says why, and a rematch swaps colors", async ({ page }) => {
  await setUp(page, "pentago", "computer", { level: "1" });
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("[data-result]")).toContainText("You resigned.");
  await expect(page.locator("[data-result] h2")).toHaveText("You lost");
  const old = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect.poll(() => page.url()).not.toBe(old);
  await expect.poll(async () => (await state(page)).you).toEqual(["black"]);
  // The computer has begun; the one who comes second has no move to undo.
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  expect((await state(page)).ply).toBe(1);
  await expect(page.getByRole("button", { name: "Take back", exact: true })).toBeDisabled();
});

test("A loss to the computer can be taken back and tried again", async ({ page }) => {
  await page.goto("/rules");
  await page.goto(await newGame(page, { game: "pentaroll", position: "b5/b5/b5/b5/6/wwww2 w", white: "human", black: "computer:5" }));
  await playMove(page, "Nf");
  await expect(page.locator("[data-result] h2")).toHaveText("You lost");
  await page.getByRole("button", { name: "Take back and try again" }).click();
  await expect(page.locator("[data-result]")).toBeHidden();
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  expect((await state(page)).ply).toBe(0);
});

test("The Finnish edition lets the twist be skipped, the Basque one twists only clockwise", async ({ page }) => {
  await setUp(page, "pentago", "here", { edition: "finnish" });
  await page.locator("[data-cell=a1]").click();
  await page.getByRole("button", { name: "Skip the twist" }).click();
  await expect.poll(async () => (await state(page)).moves).toEqual(["a1"]);
  await setUp(page, "pentago", "here", { edition: "basque" });
  await expect(page.locator('[data-twist="1R"]')).toBeVisible();
  await expect(page.locator('[data-twist="1L"]')).toBeHidden();
});

test("My games lists what this browser played", async ({ page }) => {
  await setUp(page, "pentago", "here");
  const { pathname } = new URL(page.url());
  await page.goto("/my-games");
  await expect(page.locator(`a.primary[href="${pathname}"]`)).toBeVisible();
});

test("A finger first sees what would happen", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  await setUp(page, "pentaroll", "here");
  await page.locator("[data-place=Nc]").tap();
  await expect(page.locator(".pending-ring")).toHaveCount(1);
  expect((await state(page)).ply).toBe(0);
  await page.locator("[data-place=Nc]").tap();
  await expect.poll(async () => (await state(page)).moves).toEqual(["Nc"]);
  await context.close();
});

for (const reducedMotion of /** @type {const} */ (["reduce", "no-preference"])) {
  test(`Motion honors the wish for less of it: ${reducedMotion}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion });
    await page.addInitScript(() => {
      const seen = new Set();
      Reflect.set(window, "seen", seen);
      const { animate } = Element.prototype;
      Element.prototype.animate = function (frames, options) {
        for (const frame of /** @type {Keyframe[]} */ (frames)) Object.keys(frame).forEach((key) => seen.add(key));
        return animate.call(this, frames, options);
      };
    });
    await setUp(page, "pentago", "here");
    await playMove(page, "a1-1R");
    await expect(page.locator('[data-cell="c1"]')).toHaveAttribute("aria-label", "c1, White");
    const keys = await page.evaluate(() => [...Reflect.get(window, "seen")]);
    if (reducedMotion === "reduce") expect(keys).toEqual(["opacity"]);
    else expect(keys).toContain("transform");
  });
}

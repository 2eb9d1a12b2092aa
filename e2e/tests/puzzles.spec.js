/** Puzzles: right and wrong moves, the one of the day, and the streak that the browser keeps. */

import { expect, makeMove, newGame, playMove, test } from "../fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const task = async (page) => JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");

/** @param {Page} page */
const ready = (page) => expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();

/** @param {Page} page */
const solution = async (page) => (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "";

/** @param {Page} page */
const verdict = (page) => page.locator("[data-verdict]");

test.use({ reducedMotion: "reduce" });

for (const game of ["pentago", "pentaroll", "pantarei"]) {
  test(`${game}: wrong, again, right, and on to the next`, async ({ page }) => {
    await page.goto(`/puzzles/${game}`);
    await ready(page);
    const now = await task(page);
    const right = await solution(page);
    const judged = await Promise.all(now.legal.map(async (/** @type {string} */ move) => ({ move, ...(await (await page.request.get(`${now.address}/answer?move=${move}`)).json()) })));
    const wrong = judged.find(({ right }) => !right);
    await makeMove(page, now, wrong.move);
    await expect(verdict(page)).toContainText("Not yet");
    // What the opponent answers is told and shown.
    const [mine, other] = now.turn === "white" ? ["White", "Black"] : ["Black", "White"];
    await expect(verdict(page)).toContainText(new RegExp(`${other}( |:)`));
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    await makeMove(page, now, right);
    await expect(verdict(page)).toContainText("Right!");
    await expect(page.locator(".numbers a[aria-current] .done")).toBeVisible();
    await expect(verdict(page)).toContainText(`Now finish it. ${mine} to move`);
    await expect(page.locator("[data-next]")).toBeFocused();
    await page.keyboard.press("Enter");
    await page.waitForURL(`/en/puzzles/${game}/2`);
    // The next is the next that is not solved.
    await page.evaluate((address) => localStorage.setItem("panta-done", JSON.stringify([address])), `/puzzles/${game}/3`);
    await page.reload();
    await expect(page.locator("[data-next]")).toHaveAttribute("href", `/en/puzzles/${game}/4`);
  });
}

test("A win is played out against the best defense, and a slip on the way can be taken back", async ({ page }) => {
  await page.goto("/puzzles/pentaroll");
  await ready(page);
  let { position } = await task(page);
  const best = async () => {
    const answer = await page.request.post("/api/analyze", { data: { game: "pentaroll", position, millis: 2000, lines: 3 } });
    return answer.json();
  };
  await makeMove(page, { game: "pentaroll", position }, await solution(page));
  let hasSlipped = false;
  for (let moves = 0; moves < 12; moves += 1) {
    await expect(verdict(page)).toContainText("Now finish it");
    // What was said before makes room, however long it takes.
    await expect(verdict(page).locator("p")).toHaveCount(1);
    await ready(page);
    position = await page.evaluate(() => /** @type {any} */ (document.querySelector("[data-task]")).dataset.at);
    const { best: move, moves: known } = await best();
    const slip = known.find((/** @type {any} */ { value }) => value === "loss" || value === "draw");
    if (!hasSlipped && slip) {
      hasSlipped = true;
      await makeMove(page, { game: "pentaroll", position }, slip.move);
      await expect(verdict(page)).toContainText("gives the win away");
      await page.getByRole("button", { name: "Try again" }).click();
      await ready(page);
    }
    await makeMove(page, { game: "pentaroll", position }, move);
    await expect(verdict(page)).toContainText(/complete|Now finish it/);
    if ((await verdict(page).textContent())?.includes("The win is complete")) return;
  }
  throw new Error("the win has no end");
});

test("The puzzle of the day of a game begins a streak, goes on with it, and a day missed ends it", async ({ page }) => {
  await page.goto("/puzzles");
  const today = Number(await page.locator("[data-day]").getAttribute("data-day"));
  await expect(page.locator(".todays li")).toHaveCount(3);
  await expect(page.locator("[data-streak]:visible")).toHaveCount(0);
  await page.evaluate((day) => localStorage.setItem("panta-streak-pentago", JSON.stringify({ day, days: 4 })), today - 1);
  const streak = page.locator("[data-streak-of=pentago] [data-streak]");
  const solve = page.locator("[data-streak-of=pentago]").getByRole("link", { name: "Solve it" });
  await solve.click();
  await ready(page);
  await expect(streak).toHaveText("Days in a row: 4");
  await makeMove(page, await task(page), await solution(page));
  await expect(streak).toHaveText("Days in a row: 5");
  await page.goto("/puzzles");
  await expect(streak).toHaveText("Days in a row: 5");
  await expect(page.locator("[data-streak]:visible")).toHaveCount(1);
  await page.evaluate((day) => localStorage.setItem("panta-streak-pentago", JSON.stringify({ day, days: 5 })), today - 2);
  await page.reload();
  await expect(streak).toBeHidden();
  // A solution that was shown counts for nothing, also after a reload.
  await solve.click();
  await ready(page);
  await page.locator(".solution summary").click();
  await expect(page.locator("[data-missed]")).toBeVisible();
  await page.reload();
  await ready(page);
  await makeMove(page, await task(page), await solution(page));
  await expect(verdict(page)).toContainText("Right!");
  await expect(streak).toBeHidden();
  await expect(page.locator("[data-missed]")).toBeVisible();
  // Nor does a second try.
  await page.goto("/puzzles");
  await page.locator("[data-streak-of=pentaroll]").getByRole("link", { name: "Solve it" }).click();
  await ready(page);
  const [now, right] = [await task(page), await solution(page)];
  await makeMove(page, now, now.legal.find((/** @type {string} */ move) => move !== right));
  await expect(verdict(page)).toContainText("Not yet");
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
  await makeMove(page, now, right);
  await expect(verdict(page)).toContainText("Right!");
  await expect(page.locator("[data-missed]")).toBeVisible();
  await expect(page.locator("[data-streak-of=pentaroll] [data-streak]")).toBeHidden();
});

test("Puzzles are found in one's own games, kept here and solved; a game without one says so", async ({ page }) => {
  await page.goto("/puzzles/pentaroll");
  await ready(page);
  const { position, turn } = await task(page);
  const right = await solution(page);
  await page.goto("/puzzles/pentaroll/own");
  await expect(page.locator("[data-own-none]")).toBeVisible();
  const review = async (/** @type {string} */ start, /** @type {string[]} */ moves) => {
    await page.goto(await newGame(page, { game: "pentaroll", position: start, white: "human", black: "human" }));
    for (const move of moves) await playMove(page, move);
    if (moves.length === 0) await page.getByRole("button", { name: "Resign" }).click();
    if (moves.length === 0) await page.locator("dialog[open] .danger, dialog[open] .primary").first().click();
    await expect(page.locator("[data-result] h2")).toBeVisible();
    await page.getByRole("link", { name: "Review" }).click();
    await page.locator("[data-act=puzzles]").click();
  };
  await review("b1b3/6/1wwww1/6/6/b2b2 w", ["W3"]);
  await expect(page.locator("[data-puzzles-told]")).toContainText("This game has no puzzle");
  await expect(page.locator("[data-solve]")).toBeHidden();
  await review(position, []);
  await expect(page.locator("[data-puzzles-told]")).toContainText("1 puzzle was found");
  await page.locator("[data-solve]").click();
  await ready(page);
  await expect(page.locator(".asked:visible")).toContainText(turn === "white" ? "White can force a win" : "Black can force a win");
  await makeMove(page, { game: "pentaroll", position }, right);
  await expect(verdict(page)).toContainText("Right!");
  await expect(page.locator(".numbers a[aria-current] .done")).toBeVisible();
  await page.goto("/puzzles");
  await expect(page.locator("[data-own=pentaroll]")).toBeVisible();
  await expect(page.locator("[data-own=pentago]")).toBeHidden();
});

test("What is not there is refused", async ({ page }) => {
  for (const [address, status] of /** @type {const} */ ([
    ["/puzzles/chess", 404],
    ["/puzzles/pentago/0", 404],
    ["/puzzles/pentago/999", 404],
    ["/puzzles/pentago/1/answer?move=nonsense", 422],
  ])) {
    expect((await page.request.get(address)).status(), address).toBe(status);
  }
});

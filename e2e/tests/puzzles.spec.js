/** Puzzles: right and wrong moves, the one of the day, and the streak that the browser keeps. */

import { expect, makeMove, test } from "../fixtures.js";

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
    await page.getByRole("button", { name: "Try again" }).click();
    await ready(page);
    await makeMove(page, now, right);
    await expect(verdict(page)).toContainText("Right!");
    await expect(page.locator(".numbers a[aria-current] .done")).toBeVisible();
    await page.keyboard.press("Enter");
    await page.waitForURL(`/en/puzzles/${game}/2`);
    // The next is the next that is not solved.
    await page.evaluate((address) => localStorage.setItem("panta-done", JSON.stringify([address])), `/puzzles/${game}/3`);
    await page.reload();
    await expect(page.locator("[data-next]")).toHaveAttribute("href", `/en/puzzles/${game}/4`);
  });
}

test("The puzzle of the day begins a streak, goes on with it, and a day missed ends it", async ({ page }) => {
  await page.goto("/puzzles");
  const today = Number(await page.locator("[data-day]").getAttribute("data-day"));
  await expect(page.locator("[data-streak]")).toBeHidden();
  await page.evaluate((day) => localStorage.setItem("panta-streak", JSON.stringify({ day, days: 4 })), today - 1);
  await page.getByRole("link", { name: "Solve it" }).click();
  await ready(page);
  await expect(page.locator("[data-streak]")).toHaveText("Days in a row: 4");
  await makeMove(page, await task(page), await solution(page));
  await expect(page.locator("[data-streak]")).toHaveText("Days in a row: 5");
  await page.goto("/puzzles");
  await expect(page.locator("[data-streak]")).toHaveText("Days in a row: 5");
  await page.evaluate((day) => localStorage.setItem("panta-streak", JSON.stringify({ day, days: 5 })), today - 2);
  await page.reload();
  await expect(page.locator("[data-streak]")).toBeHidden();
  // A solution that was shown counts for nothing, also after a reload.
  await page.getByRole("link", { name: "Solve it" }).click();
  await ready(page);
  await page.locator(".solution summary").click();
  await expect(page.locator("[data-missed]")).toBeVisible();
  await page.reload();
  await ready(page);
  await makeMove(page, await task(page), await solution(page));
  await expect(verdict(page)).toContainText("Right!");
  await expect(page.locator("[data-streak]")).toBeHidden();
  await expect(page.locator("[data-missed]")).toBeVisible();
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

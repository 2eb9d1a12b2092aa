/** Learning: every lesson by hand and by keyboard, with what is said, remembered, and when the server is gone. */

import { expect, makeMove, test } from "../fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */

/** @param {Page} page */
const task = async (page) => JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");

/** @param {Page} page */
const verdict = (page) => page.locator("[data-verdict]");

/** @param {Page} page */
const ready = (page) => expect(page.locator("[data-board] .cell.is-open, .board-bar button").first()).toBeAttached();

for (const [game, name] of /** @type {const} */ ([["pentago", "Pentago"], ["pentaroll", "Pentaroll"], ["pantarei", "Pantareï"]])) {
  test.describe(game, () => {
    test.use({ reducedMotion: "reduce" });

    test("every lesson is played to the end, and the way leads to a game", async ({ page }) => {
      test.slow();
      await page.goto(`/learn/${game}`);
      const steps = await page.locator(".task-list a").count();
      expect(steps).toBeGreaterThanOrEqual(8);
      for (let step = 0; step < steps; step += 1) {
        await ready(page);
        const move = (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "";
        await makeMove(page, await task(page), move);
        await expect(verdict(page).getByRole("heading")).toHaveText(/Right!/);
        await expect(page.locator(".task-list a[aria-current] .done")).toBeVisible();
        await expect(page.locator("[data-next]")).toBeFocused();
        const next = (await page.locator("[data-next]").getAttribute("href")) ?? "";
        expect(next).toMatch(step === steps - 1 ? `/en/play/${game}` : `/en/learn/${game}/`);
        await page.keyboard.press("Enter");
        await page.waitForURL(next);
      }
      await page.goto("/learn");
      await expect(page.getByRole("link", { name: `Learn ${name}` })).toHaveAttribute("href", `/en/learn/${game}`);
      await expect(page.locator(`.of-${game} .done:visible`)).toHaveCount(steps);
    });
  });
}

test("A wrong move is explained and can be tried again", async ({ page }) => {
  await page.goto("/learn/pentaroll/defend");
  await ready(page);
  await page.locator("[data-place=E6]").click();
  await expect(verdict(page)).toContainText("Not yet");
  await expect(verdict(page)).toContainText("Black could now win with →3");
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(verdict(page)).toBeEmpty();
  await page.locator("[data-place=Nb].is-open").click();
  await expect(verdict(page)).toContainText("Right!");
});

test("Losing on purpose is told as what it is", async ({ page }) => {
  await page.goto("/learn/pentago/theirs");
  await ready(page);
  await makeMove(page, await task(page), "f6-4R");
  await expect(verdict(page)).toContainText("Black does not win this way.");
  await page.getByRole("button", { name: "Try again" }).click();
  await ready(page);
  await makeMove(page, await task(page), "f6-1R");
  await expect(verdict(page)).toContainText("Black wins");
});

test("By keyboard alone, and heard", async ({ page }) => {
  await page.goto("/learn/pentago/five");
  await ready(page);
  for (let press = 0; press < 30; press += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate(() => document.activeElement?.classList.contains("cell"))) break;
  }
  for (const key of ["ArrowUp", "ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await expect(verdict(page)).toHaveAttribute("aria-live", "polite");
  await expect(verdict(page)).toContainText("Your marble completed five in a row");
  await expect(page.locator("[data-voice]")).toHaveText("White: a2, no twist");
  await expect(page.locator("[data-next]")).toBeFocused();
});

test("A solution is told in words and played on the board", async ({ page }) => {
  await page.goto("/learn/pentaroll/corner");
  await ready(page);
  await page.getByText("Show a solution").click();
  await expect(page.locator("[data-solution]")).toContainText("White: from the top, column a");
  await expect(page.locator(".mark-line")).toHaveCount(1);
  await page.getByRole("button", { name: "Try again" }).click();
  await expect(page.locator("[data-place=Na]")).toHaveClass(/is-open/);
  // The first thing about Pantareï is what wins.
  await page.goto("/learn/pantarei");
  await expect(page.getByText("Whoever makes a stack of seven or more scales wins")).toBeVisible();
});

test("The way in leads to the first step that is not done", async ({ page }) => {
  await page.goto("/learn/pentaroll");
  await ready(page);
  await page.locator("[data-place=W3]").click();
  await expect(verdict(page)).toContainText("Right!");
  await page.goto("/learn");
  await page.getByRole("link", { name: "Learn Pentaroll" }).click();
  await page.waitForURL("/en/learn/pentaroll/push");
});

test("Without the server and without the core a move is taken back, and nothing is lost", async ({ page }) => {
  await page.goto("/learn/pentaroll");
  await ready(page);
  await page.route("**/core*.wasm", (route) => route.abort());
  await page.route("**/answer?*", (route) => route.abort());
  await page.locator("[data-place=W3]").click();
  await expect(verdict(page)).toHaveText("That did not work. Please try again.");
  await page.unroute("**/core*.wasm");
  await page.locator("[data-place=W3].is-open").click();
  await expect(verdict(page)).toContainText("Right!");
});

test("What is not there, and moves that cannot be made, are refused", async ({ page }) => {
  for (const [address, status] of /** @type {const} */ ([
    ["/learn/chess", 404],
    ["/learn/pentago/nothing", 404],
    ["/learn/pentago/five/answer?move=a1-1R", 422],
    ["/learn/pentago/five/answer", 400],
  ])) {
    expect((await page.request.get(address)).status(), address).toBe(status);
  }
});

test("Lessons read well without scripts", async ({ browser, server }) => {
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: "en-US" });
  const page = await context.newPage();
  await page.goto("/learn");
  await page.getByRole("link", { name: "Learn Pantareï" }).click();
  await expect(page.locator("[data-board] svg")).toBeVisible();
  await expect(page.locator("noscript p")).toBeVisible();
  await page.getByText("Show a solution").click();
  await expect(page.locator("[data-solution]")).toContainText("White: one scale from stack 4 to stack 3");
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByRole("heading", { name: "Carry a scale" })).toBeVisible();
  await context.close();
});

/** Two browsers: an invitation, its one use, spectators, lost connections and a server that was away. */

import { expect, playMove, setUp, state, test, watch } from "../fixtures.js";
import { Server } from "../server.js";

test("A friend joins by the link, once, and both see the same game", async ({ page, browser, server }) => {
  await setUp(page, "pentago", "friend");
  const link = await page.locator("[data-copy]").inputValue();
  expect(link).toContain("/join#");
  await page.getByText("The link as a QR code").click();
  await expect(page.locator(".qr svg")).toBeVisible();
  // A reload shows the link again.
  await page.reload();
  await expect(page.locator("[data-copy]")).toHaveValue(link);
  // Trying the link oneself does not use it up.
  await page.goto(link);
  await page.getByRole("link", { name: "Back to the game" }).click();

  // Nobody moves before both are there, and the page says so.
  await expect(page.locator("[data-status]")).toHaveText("Waiting for the second player");
  await expect(page.locator("[data-board] .cell.is-open")).toHaveCount(0);

  const context = await browser.newContext({ baseURL: server.url });
  const friend = await context.newPage();
  await friend.goto(link);
  // What chats show of the link: what it is, and the board.
  const meta = (/** @type {string} */ name) => friend.locator(`meta[property="${name}"]`).getAttribute("content");
  expect(await meta("og:title")).toBe("You are invited to a game of Pentago");
  const picture = await friend.request.get((await meta("og:image")) ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
  expect((await picture.body()).length).toBeGreaterThan(5_000);
  // Without a connection it is said, and tried again.
  await context.setOffline(true);
  await friend.getByRole("button", { name: "Play", exact: true }).click();
  await expect(friend.getByRole("alert").filter({ hasText: "No connection" })).toBeVisible();
  await context.setOffline(false);
  await friend.getByRole("button", { name: "Play", exact: true }).click();
  await friend.waitForURL(/\/g\/[a-z0-9]+$/);
  await expect.poll(async () => (await state(friend)).you).toEqual(["black"]);
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  await expect(page.locator("[data-invite]")).toBeHidden();
  // The tab says who is there, and whose turn it is.
  await expect(page).toHaveTitle("Your turn · Pentago: You – Player · Panta");
  // Neither has agreed to hints: nobody gets them, and nobody sees threats.
  for (const one of [page, friend]) {
    await expect(one.locator("[data-act=hint]")).toBeHidden();
    await expect(one.locator("[data-threats]")).toBeHidden();
    const { url } = await state(one);
    expect((await one.request.get(`/api${url.replace("/g/", "/games/")}/threats`)).status()).toBe(403);
    for (const key of ["h", "t"]) {
      await one.keyboard.press(key);
      await expect(one.locator("[data-voice]")).toHaveText("Hints and threats are off in this game");
    }
  }
  // Nothing has been played, so nothing is taken back.
  await expect(page.getByRole("button", { name: "Ask to take back a move" })).toBeDisabled();

  await playMove(page, "c3-2R");
  await expect(page).toHaveTitle("Pentago: You – Player · Panta");
  // What was asked cannot be asked again, stands there once, and goes when it is answered.
  await page.getByRole("button", { name: "Ask to take back a move" }).click();
  await expect(page.locator("[data-voice]")).toHaveText("Your offer is made; your opponent can accept it");
  await expect(page.getByRole("button", { name: "Ask to take back a move" })).toBeDisabled();
  const asked = friend.getByText("Your opponent asks to take back a move");
  await expect(asked).toHaveCount(2);
  await expect(friend.locator("[data-voice]")).toHaveClass(/hidden-words/);
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(friend.locator("[data-voice]")).toHaveText(/Taken back/);
  await expect(page.locator("[data-voice]")).toHaveText(/Taken back/);
  await expect(page.locator("[data-voice]")).toHaveClass(/hidden-words/);
  await expect(friend.locator("[data-board] .cell:focus")).toHaveCount(1);
  await playMove(page, "c3-2R");
  await expect(friend.locator('[data-cell="c3"]')).toHaveAttribute("aria-label", "c3, White");
  await expect(friend.locator("[data-voice]")).toHaveText(/White: c3, block 2 clockwise/);
  await playMove(friend, "d4-1L");
  await expect(page.locator('[data-cell="d4"]')).toHaveAttribute("aria-label", "d4, Black");
  expect((await state(page)).position).toBe((await state(friend)).position);

  // The one who invites cannot play for the friend, and the link is used up.
  expect((await state(page)).you).toEqual(["white"]);
  const third = await (await browser.newContext({ baseURL: server.url })).newPage();
  await third.goto(link);
  await expect(third.getByRole("button", { name: "Play", exact: true })).toHaveCount(0);
  await third.getByRole("link", { name: "Watch the game" }).click();
  await expect(third.locator('[data-cell="d4"]')).toHaveAttribute("aria-label", "d4, Black");
  await playMove(page, "a1-3R");
  await expect(third.locator('[data-cell="a1"]')).toHaveAttribute("aria-label", "a1, White");

  // A draw is offered and accepted.
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await expect(friend.locator("[data-voice]")).toHaveText("Your opponent offers a draw");
  await friend.getByRole("button", { name: "Decline" }).click();
  await expect(friend.locator("[data-voice]")).toHaveText("");
  await expect(page.locator("[data-voice]")).toHaveText("Your offer was declined");
  await page.getByRole("button", { name: "Offer a draw" }).click();
  await friend.getByRole("button", { name: "Accept" }).click();
  await expect(page.locator("[data-result]")).toContainText("Both sides agreed.");
  await expect(friend.locator("[data-result] h2")).toHaveText("Draw");

  // Another game with colors swapped begins when both want it, and both come there.
  const old = page.url();
  await page.getByRole("button", { name: "Rematch" }).click();
  await expect(friend.locator("[data-voice]")).toHaveText("Your opponent would like another game");
  await friend.getByRole("button", { name: "Rematch" }).click();
  await expect.poll(() => friend.url()).not.toBe(old);
  await expect.poll(() => page.url()).toBe(friend.url());
  await expect.poll(async () => (await state(page)).you).toEqual(["black"]);
  await context.close();
});

test("Friends who agreed to hints both have them, and the invitation says so", async ({ page, browser, server }) => {
  await page.goto("/play/pentago?with=computer");
  await expect(page.locator("[name=hints]")).toBeHidden();
  await page.addInitScript(() => Object.assign(navigator, { share: async (/** @type {ShareData} */ data) => Reflect.set(window, "shared", data) }));
  await page.setViewportSize({ width: 360, height: 640 });
  await setUp(page, "pentago", "friend", { hints: "both" });
  // On a phone the link is the first thing to be seen, and goes to another app by one press.
  await page.getByRole("button", { name: "Share the link" }).click();
  expect(await page.evaluate(() => Reflect.get(window, "shared"))).toEqual({ text: "Play Pentago with me", url: await page.locator("[data-copy]").inputValue() });
  if (process.env.SCREENSHOTS) await page.screenshot({ path: "screenshots/waiting.png" });
  const context = await browser.newContext({ baseURL: server.url });
  const friend = await context.newPage();
  await friend.goto(await page.locator("[data-copy]").inputValue());
  await expect(friend.getByText("Both of you may ask for hints and see threats.")).toBeVisible();
  await friend.locator("[data-take]").click();
  await friend.waitForURL(/\/g\/[a-z0-9]+$/);
  for (const one of [page, friend]) {
    await expect(one.locator("[data-act=hint]")).toBeVisible();
    await expect(one.locator("[data-threats]")).toBeVisible();
  }
  await context.close();
});

test("A lost connection resumes without a reload and misses nothing", async ({ page, browser, server }) => {
  await setUp(page, "pentaroll", "friend");
  const link = await page.locator("[data-copy]").inputValue();
  const context = await browser.newContext({ baseURL: server.url });
  const friend = await context.newPage();
  await friend.goto(link);
  await friend.getByRole("button", { name: "Play", exact: true }).click();
  await friend.waitForURL(/\/g\/[a-z0-9]+$/);
  await friend.locator("[data-place=Nc].cell").waitFor();
  await friend.evaluate(() => Reflect.set(window, "isSamePage", true));

  await drop(friend);
  await playMove(page, "W2");
  await expect(friend.locator('[data-place="a2"]')).toHaveAttribute("aria-label", "a2, White");
  expect(await friend.evaluate(() => Reflect.get(window, "isSamePage"))).toBe(true);
  await context.close();
});

test("A server that was killed and started again goes on where it was", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url, locale: "en-US" });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  watch(page, problems);
  await setUp(page, "pentago", "computer", { level: "1" });
  await playMove(page, "c3-2R");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await server.kill();
  await expect(page.locator("[data-status]")).toHaveText(/Connection lost/);
  await server.start();
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  await playMove(page, "f6-1R");
  await expect.poll(async () => (await state(page)).ply).toBe(4);
  expect(problems).toEqual([]);
  await context.close();
  await server.stop();
});

/**
 * Cuts the live connection, as a tunnel does; new ones work.
 * @param {import("@playwright/test").Page} page
 */
async function drop(page) {
  await page.context().setOffline(true);
  await page.waitForTimeout(300);
  await page.context().setOffline(false);
}

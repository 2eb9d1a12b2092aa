/** Friends: names, who is there, and games that one of them has left; and those who only watch. */

import { createServer } from "node:http";
import { expect, newGame, playMove, setUp, state, test } from "../fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */

/**
 * A friend in a browser of their own takes the open seat.
 * @param {import("@playwright/test").Browser} browser
 * @param {Page} page whose game it is
 * @param {string} [name]
 */
async function befriend(browser, page, name) {
  const context = await browser.newContext({ baseURL: new URL(page.url()).origin, locale: "en-US", viewport: { width: 390, height: 844 } });
  const friend = await context.newPage();
  await friend.goto(await page.locator("[data-copy]").inputValue());
  if (name) await friend.getByLabel("Your name (optional)").fill(name);
  await friend.getByRole("button", { name: "Play", exact: true }).click();
  await friend.waitForURL(/\/g\/[a-z0-9]+$/);
  return friend;
}

/** @param {Page} page @param {"white" | "black"} color */
const presence = (page, color) => page.locator(`[data-seat=${color}] [data-presence]`);

test("Names are given once, shown to both, and written into the record", async ({ page, browser }) => {
  await page.goto("/play/pentaroll?with=computer");
  await expect(page.getByLabel("Your name (optional)")).toBeHidden();
  await page.goto("/play/pentaroll?with=friend");
  await page.getByLabel("Your name (optional)").fill("  Anna ");
  await page.getByRole("button", { name: "Start the game" }).click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  const friend = await befriend(browser, page, "Jean-Luc");
  await expect(page.locator("[data-seat=black] .name")).toHaveText("Jean-Luc");
  await expect(page.locator("[data-seat=white] .name")).toHaveText("Anna (you)");
  await expect(friend.locator("[data-seat=white] .name")).toHaveText("Anna");
  await expect(page).toHaveTitle("Your turn · Pentaroll: Anna (you) – Jean-Luc · Panta");
  const { url } = await state(page);
  const record = await page.request.get(`/api${url.replace("/g/", "/games/")}/record`);
  expect(await record.text()).toContain('[Black "Jean-Luc"]');
  // What is no name is not sent; the browser remembers what was.
  await page.goto("/play/pentago?with=friend");
  const field = page.getByLabel("Your name (optional)");
  await expect(field).toHaveValue("Anna");
  await field.fill("<b>x</b>");
  await page.getByRole("button", { name: "Start the game" }).click();
  expect(await field.evaluate((/** @type {HTMLInputElement} */ input) => input.validity.patternMismatch)).toBe(true);
  const refused = await page.request.post("/play/pentago", { form: { with: "friend", name: "<b>x</b>" }, headers: { Origin: new URL(page.url()).origin } });
  expect(refused.status()).toBe(422);
  await friend.context().close();
});

test("Players see who is there, and a game that was left can be claimed", async ({ page, browser }) => {
  await setUp(page, "pentaroll", "friend");
  const friend = await befriend(browser, page);
  await expect(presence(page, "black")).toHaveText("here");
  await expect(presence(friend, "white")).toHaveText("here");
  // Who comes for the first time is not "here again".
  await expect(page.locator("[data-voice]")).toHaveText("");
  // Who only watches is not told.
  const stranger = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await stranger.goto(new URL(page.url()).pathname);
  await expect(stranger.locator("[data-seat=white] .name")).toHaveText("Player");
  for (const [one, move] of /** @type {const} */ ([[page, "W3"], [friend, "E1"], [page, "W3"]])) await playMove(one, move);
  // Moves are arrows to people, with words for those who listen.
  await expect(page.locator("[data-moves] button")).toHaveText(["→3", "←1", "→3"]);
  await expect(page.locator("[data-moves] button").first()).toHaveAttribute("aria-label", "From the left, row 3");
  const game = friend.url();
  await friend.goto("/rules");
  await expect(presence(page, "black")).toHaveText("away");
  await expect(presence(stranger, "black")).toBeHidden();
  await expect(page.getByRole("button", { name: "Claim the win" })).toBeVisible();
  if (process.env.SCREENSHOTS) await page.screenshot({ path: "screenshots/left.png" });
  // Who comes back plays on.
  await friend.goto(game);
  await expect(presence(page, "black")).toHaveText("here");
  await expect(page.locator("[data-voice]")).toHaveText("Your opponent is here again");
  await expect(page.getByRole("button", { name: "Claim the win" })).toBeHidden();
  await friend.goto("/rules");
  await page.getByRole("button", { name: "Claim the win" }).click();
  await expect(page.locator("[data-result] h2")).toHaveText("You won");
  expect((await state(page)).reason).toBe("forfeit");
  await friend.goto("/my-games");
  await expect(friend.locator(".list-game").first()).toContainText("You lost");
  await friend.context().close();
});

test("A game that was left before both had moved is called off", async ({ page, browser }) => {
  await setUp(page, "pentago", "friend");
  const friend = await befriend(browser, page);
  await expect(presence(page, "black")).toHaveText("here");
  await playMove(page, "c3-2R");
  await friend.context().close();
  await page.getByRole("button", { name: "Call the game off" }).waitFor();
  await expect(page.getByRole("button", { name: "Claim the win" })).toBeHidden();
  await page.getByRole("button", { name: "Call the game off" }).click();
  await expect(page.locator("[data-result] h2")).toHaveText("The game was abandoned.");
  await expect(page.getByRole("button", { name: "Rematch" })).toBeVisible();
  await page.goto("/my-games");
  await expect(page.locator(".list-game").first()).toContainText("The game was abandoned.");
});

test("Home and My games say live when it is your turn", async ({ page, browser }) => {
  await setUp(page, "pentaroll", "friend");
  const friend = await befriend(browser, page);
  await playMove(page, "W3");
  await page.goto("/");
  await expect(page.getByRole("link", { name: "Continue your game (Pentaroll)" })).toBeVisible();
  await expect(page.locator("[data-turn]")).toBeHidden();
  const mine = await page.context().newPage();
  await mine.goto("/my-games");
  await expect(mine.locator(".list-game")).toContainText("Black to move");
  await playMove(friend, "E1");
  await expect(page.locator("[data-turn]")).toHaveText("Your turn");
  await expect(page).toHaveTitle(/^Your turn · /);
  // The new entry is written as the old one was, its day too.
  await expect(mine.locator(".list-game")).toContainText(/Your turn\s· 2 moves\s· [A-Z][a-z]{2} \d+, \d{4}/);
  await expect(mine).toHaveTitle(/^Your turn · My games/);
  await friend.getByRole("button", { name: "Resign" }).click();
  await friend.getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("[data-continue]")).toBeHidden();
  await expect(mine.getByRole("link", { name: "Review" })).toBeVisible();
  await friend.context().close();
});

test("A public game is listed while it is played, and others are not", async ({ page, browser, server }) => {
  await page.goto("/rules");
  const hidden = await newGame(page, { game: "pentaroll", white: "human", black: "human" });
  await page.goto(hidden);
  await playMove(page, "W3");
  await setUp(page, "pentaroll", "friend", { public: "yes" });
  const friend = await befriend(browser, page, "Zoë");
  await playMove(page, "W3");
  const stranger = await (await browser.newContext({ baseURL: server.url, locale: "en-US" })).newPage();
  await stranger.clock.install();
  await stranger.goto("/");
  await stranger.getByRole("link", { name: "Watch games that are being played" }).click();
  const id = new URL(page.url()).pathname.split("/").pop();
  const entry = stranger.locator(`[data-id="${id}"]`);
  await expect(entry).toContainText("Player – Zoë");
  await expect(stranger.locator(`[data-id="${hidden.split("/").pop()}"]`)).toHaveCount(0);
  // It goes on before one's eyes, and no page is fetched for it.
  /** @type {string[]} */
  const pages = [];
  stranger.on("request", (request) => request.url().endsWith("/watch") && pages.push(request.url()));
  await playMove(friend, "E1");
  await expect(entry).toContainText("2 moves");
  await expect(entry.locator("svg")).toBeVisible();
  // So do those that begin later, as soon as the list is asked for again.
  await page.goto("/rules");
  const later = await newGame(page, { game: "pentago", white: "human", black: "human", public: true });
  await page.goto(later);
  await playMove(page, "c3-2R");
  await stranger.clock.runFor(30_000);
  await expect(stranger.locator(".of-pentago.list-game")).toContainText("1 move");
  await expect(stranger.locator(".list-game")).toHaveCount(2);
  expect(pages).toEqual([]);
  await entry.getByRole("link", { name: "Watch the game" }).click();
  await expect(stranger.locator("[data-moves] button")).toHaveText(["→3", "←1"]);
  await friend.context().close();
});

test("A finished game is shown on another site, and saved as an animation", async ({ page, server, problems }) => {
  await setUp(page, "pentaroll", "here");
  for (const move of ["W3", "Nf", "W3", "Nf", "W3", "Nf", "W3", "Ne"]) await playMove(page, move);
  const path = new URL(page.url()).pathname.replace(/^\/en/, "");
  expect((await page.request.get(`/embed${path}`)).status()).toBe(404);
  expect((await page.request.get(`${path}/game.svg`)).status()).toBe(404);
  await playMove(page, "W3");
  await page.getByText("Save and share").click();
  const code = await page.locator("#embed-code").inputValue();
  // Another site: the page of a game cannot be framed, its embed can.
  const site = createServer((_, response) => response.setHeader("Content-Type", "text/html").end(`${code}<iframe id="page" src="${server.url}${path}"></iframe>`));
  await new Promise((resolve) => site.listen(0, "127.0.0.1", () => resolve(null)));
  const { port } = /** @type {import("node:net").AddressInfo} */ (site.address());
  await page.goto(`http://localhost:${port}/`);
  const frame = page.frameLocator("iframe").first();
  await expect(frame.getByText("White wins")).toBeVisible();
  await frame.getByRole("button", { name: "One move back" }).click();
  await expect(frame.locator("[data-told]")).toHaveText("8. ↓e");
  await expect.poll(() => problems.splice(0).join()).toContain("frame-ancestors 'none'");
  await expect(page.frameLocator("#page").locator("[data-board]")).toHaveCount(0);
  site.close();
  const film = await page.request.get(`${server.url}${path}/game.svg`);
  expect(film.headers()["content-type"]).toBe("image/svg+xml");
  await page.goto(`${server.url}${path}/game.svg`);
  const seen = await page.evaluate(() => {
    const film = /** @type {SVGSVGElement} */ (/** @type {unknown} */ (document.documentElement));
    film.pauseAnimations();
    film.setCurrentTime(2.5);
    return [...document.querySelectorAll(".frame")].flatMap((frame, index) => (getComputedStyle(frame).visibility === "visible" ? [index] : []));
  });
  expect(seen).toEqual([2]);
});

/** What all browser tests share: a server for each worker, and ways to set up and play. */

import { test as base, expect } from "@playwright/test";
import { hand } from "./hand.js";
import { Server } from "./server.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../web/wire.js").State} State */

/** @typedef {import("@playwright/test").PlaywrightTestArgs & import("@playwright/test").PlaywrightTestOptions & { problems: string[] }} Given */
/** @typedef {import("@playwright/test").PlaywrightWorkerArgs & import("@playwright/test").PlaywrightWorkerOptions & { server: Server, pseudo: Server }} GivenOnce `pseudo` speaks the pseudo-language. */

/** @type {import("@playwright/test").TestType<Given, GivenOnce>} */
export const test = base.extend(/** @type {any} */ ({
  server: [
    async ({}, /** @type {(server: Server) => Promise<void>} */ use) => {
      const server = await new Server().start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  pseudo: [
    async ({}, /** @type {(server: Server) => Promise<void>} */ use) => {
      const server = await Server.pseudo().start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async (/** @type {GivenOnce} */ { server }, /** @type {(url: string) => Promise<void>} */ use) => use(server.url),
  // Every page is watched: an error in a script or a missing word fails its test.
  problems: [
    async (/** @type {Given} */ { page }, /** @type {(problems: string[]) => Promise<void>} */ use) => {
      /** @type {string[]} */
      const problems = [];
      watch(page, problems);
      await use(problems);
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
}));

export { expect };

/**
 * @param {Page} page
 * @param {string[]} problems
 */
export function watch(page, problems) {
  page.on("pageerror", (error) => problems.push(String(error)));
  page.on("console", (message) => {
    const isOurs = message.type() === "error" && !/net::ERR|WebSocket|Failed to load resource/.test(message.text());
    if (isOurs) problems.push(message.text());
  });
}

/**
 * Sets up a game by the form.
 * @param {Page} page
 * @param {string} game
 * @param {"computer" | "here" | "friend"} opponent
 * @param {Record<string, string>} [choices] radio buttons and selections by name
 */
export async function setUp(page, game, opponent, choices = {}) {
  await page.goto(`/play/${game}?with=${opponent}`);
  await page.locator("details.more").evaluate((/** @type {HTMLDetailsElement} */ more) => (more.open = true));
  for (const [name, value] of Object.entries(choices)) {
    const field = page.locator(`select[name=${name}]`);
    if (await field.count()) await field.selectOption(value);
    else await page.locator(`input[name=${name}][value=${value}]`).check();
  }
  await page.locator("main form button.primary").click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  await page.locator("[data-board] svg .cell").first().waitFor({ state: "attached" });
}

/**
 * Makes a game by the API, for the browser of a page that is open; the answer is its address.
 * @param {Page} page
 * @param {object} setup
 * @returns {Promise<string>}
 */
export function newGame(page, setup) {
  return page.evaluate(async (body) => {
    const answer = await fetch("/api/games", { method: "POST", headers: { "Content-Type": "application/json" }, body });
    return (await answer.json()).url;
  }, JSON.stringify(setup));
}

/**
 * The state of the page's game, as the server tells it to this browser.
 * @param {Page} page
 * @returns {Promise<State>}
 */
export async function state(page) {
  return page.evaluate(async () => {
    const id = document.querySelector("[data-game]")?.getAttribute("data-game");
    return (await fetch(`/api/games/${id}`)).json();
  });
}

/**
 * Makes a move on the board as a person would, and waits until the server has it.
 * @param {Page} page
 * @param {string} move
 */
export async function playMove(page, move) {
  const now = await state(page);
  await makeMove(page, now, move);
  await expect.poll(async () => (await state(page)).ply).toBeGreaterThan(now.ply);
}

/**
 * Makes a move on the board as a person would.
 * @param {Page} page
 * @param {import("./hand.js").Placed} now
 * @param {string} move
 */
export async function makeMove(page, now, move) {
  const { click } = await hand(now);
  await click(page, move, now);
}

/**
 * Plays whatever is asked for until the game is over.
 * @param {Page} page
 * @param {(state: State) => string} choose
 * @param {(page: Page, move: string, now: State) => Promise<void>} play
 */
export async function playOut(page, choose, play = playMove) {
  for (let turn = 0; turn < 80; turn += 1) {
    const now = await state(page);
    if (now.outcome !== null) return now;
    if (!now.you.includes(now.turn)) {
      await expect.poll(async () => {
        const next = await state(page);
        return next.outcome !== null || next.you.includes(next.turn);
      }).toBe(true);
      continue;
    }
    await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
    await play(page, choose(now), now);
  }
  throw new Error("the game does not end");
}

/**
 * A finger on the screen: the browser scrolls under it and takes gestures over, as it does for a real one.
 * @param {Page} page
 * @returns {Promise<(points: { x: number, y: number }[], end?: "lift" | "cancel" | "second") => Promise<void>>} puts it down at the first point and lifts it at
 *   the last, unless the system takes it away there, or a second finger comes beside it
 */
export async function finger(page) {
  const client = await page.context().newCDPSession(page);
  const send = (/** @type {"touchStart" | "touchMove" | "touchEnd" | "touchCancel"} */ type, /** @type {{ x: number, y: number }[]} */ touchPoints) => client.send("Input.dispatchTouchEvent", { type, touchPoints });
  return async ([first, ...rest], end = "lift") => {
    await send("touchStart", [first]);
    for (const point of rest) {
      // A browser that gets all of it at once sees no gesture.
      await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)));
      await send("touchMove", [point]);
    }
    const last = rest[rest.length - 1] ?? first;
    if (end === "second") await send("touchStart", [last, { x: last.x + 30, y: last.y + 30 }]);
    await send(end === "cancel" ? "touchCancel" : "touchEnd", []);
  };
}

/**
 * Points on the way from one to another.
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 */
export function between(from, to, count = 10) {
  return Array.from({ length: count + 1 }, (_, index) => ({ x: from.x + ((to.x - from.x) * index) / count, y: from.y + ((to.y - from.y) * index) / count }));
}

/**
 * The middle of what is seen of an element.
 * @param {Page} page
 * @param {string} selector
 */
export async function middle(page, selector) {
  const box = await page.locator(selector).boundingBox();
  if (!box) throw new Error(`${selector} is not shown`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Makes a move with taps, and waits until the server has it.
 * @param {Page} page
 * @param {string} move
 * @param {State} now
 */
export async function tapMove(page, move, now) {
  const { tap } = await hand(now);
  await tap(page, move, now);
  await expect.poll(async () => (await state(page)).ply).toBeGreaterThan(now.ply);
}

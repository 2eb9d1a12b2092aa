/**
 * Every kind of page, as the checks of looks and of languages go through them: a page that is added here is held to all of
 * them. A kind has an address, which may take some play to come to, and what is done on the page each time it is opened.
 */

import { expect, makeMove, newGame, playMove, setUp, state } from "./fixtures.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ at: string | ((page: Page) => Promise<unknown>), then?: (page: Page) => Promise<unknown> }} Kind `at` is an address, or leads to one. */

/** @type {Record<string, Kind>} */
export const PAGES = {
  home: { at: "/" },
  "setup-pentago": { at: "/play/pentago" },
  "setup-pentaroll": { at: "/play/pentaroll?with=friend" },
  "setup-pantarei": { at: "/play/pantarei?with=here" },
  "rules-pentago": { at: "/rules/pentago?edition=czech" },
  "rules-pentaroll": { at: "/rules/pentaroll" },
  "rules-pantarei": { at: "/rules/pantarei" },
  "rules-index": { at: "/rules" },
  missing: { at: "/nowhere" },
  "learn-index": { at: "/learn" },
  "learn-pentago": { at: "/learn/pentago/both", then: answered("pentago", "e3-1R") },
  "learn-pentaroll": { at: "/learn/pentaroll/defend", then: answered("pentaroll", "E6") },
  "learn-pantarei": { at: "/learn/pantarei/look" },
  "learn-edition": { at: "/learn/pentago/basque" },
  puzzles: { at: "/puzzles" },
  "puzzle-pentago": { at: "/puzzles/pentago/30", then: (page) => page.locator(".solution summary").click() },
  "puzzle-pentaroll": { at: "/puzzles/pentaroll/1", then: answered("pentaroll", "Sb") },
  "puzzle-pantarei": { at: "/puzzles/pantarei/60" },
  "puzzle-own": { at: "/puzzles/pantarei/own", then: (page) => page.locator("[data-own-none]").waitFor() },
  watch: {
    at: async (page) => {
      await page.goto("/rules");
      for (const game of ["pentaroll", "pantarei"]) {
        await page.goto(await newGame(page, { game, white: "human", black: "human", public: true, names: { white: "Anna", black: "Jean-Luc van der Moe" } }));
        await playMove(page, (await state(page)).legal[0]);
      }
      await page.goto("/watch");
    },
  },
  embed: {
    at: async (page) => {
      await won(page, "pentaroll");
      await page.goto(`/embed${new URL(page.url()).pathname.replace(/^\/[\w-]+(?=\/g\/)/, "")}`);
    },
    then: (page) => page.locator("[data-steps]").waitFor(),
  },
  invite: { at: (page) => setUp(page, "pentaroll", "friend") },
  join: {
    at: async (page) => {
      await setUp(page, "pentago", "friend");
      const link = await page.locator("[data-copy]").inputValue();
      await page.context().clearCookies();
      await page.goto(link);
    },
  },
  mine: {
    at: async (page) => {
      await setUp(page, "pentago", "here");
      await setUp(page, "pantarei", "here");
      await page.goto("/my-games");
    },
  },
  kept: {
    at: async (page) => {
      await page.goto("/my-games");
      await page.evaluate(async () => {
        const script = document.querySelector("script[src$='mine.js']")?.getAttribute("src") ?? "";
        const { beginHere } = await import(script.replace("mine.js", "backend/backend.js"));
        await beginHere("pentago", { with: "computer", level: "3" });
        await beginHere("pantarei", { with: "here" });
      });
      await page.reload();
    },
    then: (page) => expect(page.locator("[data-list] li svg")).toHaveCount(2),
  },
  pentago: {
    at: async (page) => {
      await setUp(page, "pentago", "here");
      for (const move of ["c3-2R", "d4-1L", "b2-4R"]) await playMove(page, move);
    },
    then: (page) => page.locator("[data-cell=e5].is-open").click(),
  },
  pentaroll: {
    at: async (page) => {
      await setUp(page, "pentaroll", "here");
      for (const move of ["W3", "Nf", "Nf", "W3", "W1"]) await playMove(page, move);
    },
    then: drawn,
  },
  pantarei: {
    at: async (page) => {
      await setUp(page, "pantarei", "here");
      await page.locator("[data-act=choose][data-color=black]").click();
      await expect.poll(async () => (await state(page)).choice).toBe(null);
      for (let turn = 0; turn < 3; turn += 1) await playMove(page, (await state(page)).legal[0]);
    },
    then: async (page) => {
      const { legal } = await state(page);
      await page.locator(`[data-stack="${parseInt(legal[0], 10)}"].is-open`).click();
      await expect(page.locator(".landing").first()).toBeAttached();
    },
  },
  choosing: { at: (page) => setUp(page, "pantarei", "here"), then: drawn },
  "over-pentago": { at: (page) => won(page, "pentago"), then: over },
  "over-pentaroll": { at: (page) => won(page, "pentaroll"), then: over },
  "over-pantarei": { at: (page) => won(page, "pantarei"), then: over },
  "analyze-pentago": { at: "/analyze/pentago#position=ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w", then: analyzed },
  "analyze-twists": {
    at: "/analyze/pentago?edition=czech#position=ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w",
    then: async (page) => {
      await analyzed(page);
      await page.locator(".cell.is-open").first().click();
      await expect(page.locator(".handle .value")).toHaveCount(8);
    },
  },
  "analyze-pentaroll": { at: "/analyze/pentaroll#position=b1b3/6/1wwww1/6/6/b2b2 w&moves=Nc.Sc&ply=1", then: analyzed },
  "analyze-pantarei": { at: "/analyze/pantarei#position=w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s", then: analyzed },
  "analyze-editor": {
    at: "/analyze/pantarei#position=w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s",
    then: async (page) => {
      await analyzed(page);
      await page.locator("[data-act=edit]").click();
      await page.locator("[data-stack=\"1\"]").click();
      await page.locator("[data-stack=\"2\"]").click();
      await page.locator("[data-editor] [value=black]").check();
      await page.locator("[data-editor] [type=submit]").click();
    },
  },
  review: {
    at: async (page) => {
      await won(page, "pentaroll");
      await page.goto(`${new URL(page.url()).pathname}/review`);
    },
    then: async (page) => {
      await expect(page.locator(".graph svg")).toBeVisible();
      await expect(page.locator("progress")).toBeHidden();
    },
  },
  threats: {
    at: async (page) => {
      await page.goto("/rules");
      await page.goto(await newGame(page, { game: "pentago", position: "www2w/5w/b4b/6/1w4/bbb1b1 w", white: "human", black: "human" }));
    },
    then: async (page) => {
      await page.locator("[data-threats]").check();
      await expect(page.locator(".threat").first()).toBeAttached();
    },
  },
};

/**
 * Opens a page and does what belongs to its kind.
 * @param {Page} page
 * @param {Kind} kind
 */
export async function open(page, { at, then }) {
  if (typeof at === "string") await page.goto(at);
  else await at(page);
  await then?.(page);
}

/**
 * Opens the page that is open in another language, by its address, and does again what belongs to its kind. What was done
 * before may have changed the address, so that a kind that has one begins there.
 * @param {Page} page
 * @param {Kind} kind
 * @param {string} language
 */
export async function reopen(page, { at, then }, language) {
  const { pathname, search, hash } = new URL(typeof at === "string" ? at : page.url(), page.url());
  const path = pathname.replace(/^\/[a-z]{2}(-[A-Z][a-z]+)?(?=\/|$)/, "");
  await page.goto(`/${language}${path}${search}${hash}`);
  await then?.(page);
}

/** Positions one move before the end, and that move. */
export const LAST_MOVES = {
  pentago: { position: "b1b3/bw4/2w2b/3w2/b3w1/6 w", move: "f6" },
  pentaroll: { position: "b1b3/6/1wwww1/6/6/b2b2 w", move: "W3" },
  pantarei: { position: "w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s", move: "2L1" },
};

/**
 * A game that White has just won.
 * @param {Page} page
 * @param {"pentago" | "pentaroll" | "pantarei"} game
 */
async function won(page, game) {
  const { position, move } = LAST_MOVES[game];
  await page.goto("/rules");
  await page.goto(await newGame(page, { game, position, white: "human", black: "human" }));
  await playMove(page, move);
}

/** @param {Page} page */
function over(page) {
  return expect(page.locator("[data-result] h2")).toBeVisible();
}

/** @param {Page} page */
function drawn(page) {
  return page.locator("[data-board] svg .cell").first().waitFor({ state: "attached" });
}

/** A position that the engine has said all about that it can. @param {Page} page */
async function analyzed(page) {
  await expect(page.locator("[data-lines] > li").first()).toBeVisible();
  await expect(page.locator("[data-act=stop]")).toBeHidden();
}

/**
 * A task after a move.
 * @param {string} game
 * @param {string} move
 */
function answered(game, move) {
  return async (/** @type {Page} */ page) => {
    await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
    await makeMove(page, { game, position: "" }, move);
    await expect(page.locator("[data-verdict] h3")).toBeVisible();
  };
}

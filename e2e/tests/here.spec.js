/** Games that are played in the browser alone: with the server gone, in two tabs, on a phone, with storage that refuses. */

import { readFileSync } from "node:fs";
import { expect, makeMove, newGame, playMove, test, watch } from "../fixtures.js";
import { Server } from "../server.js";

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {import("../../web/wire.js").State} State */

test.use({ serviceWorkers: "allow" });

/** A server that can be killed, and a page that is ready to do without it. @type {import("@playwright/test").TestType<any, any>} */
const ready = test.extend(/** @type {any} */ ({
  own: async (/** @type {any} */ {}, /** @type {(server: Server) => Promise<void>} */ use) => {
    const server = await new Server().start();
    await use(server);
    await server.stop();
  },
  context: async (/** @type {any} */ { browser, own, viewport }, /** @type {(context: any) => Promise<void>} */ use) => {
    const context = await browser.newContext({ baseURL: own.url, serviceWorkers: "allow", reducedMotion: "reduce", viewport });
    await use(context);
    await context.close();
  },
  page: async (/** @type {any} */ { context }, /** @type {(page: Page) => Promise<void>} */ use) => {
    const page = await context.newPage();
    await page.goto("/");
    await expect(page.locator("[data-offline-ready]")).toBeVisible();
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    await use(page);
  },
}));

/**
 * Begins a game by the form; it must be played here.
 * @param {Page} page
 * @param {string} game
 * @param {"computer" | "here"} opponent
 * @param {Record<string, string>} [choices]
 */
async function begin(page, game, opponent, choices = {}) {
  await page.goto(`/en/play/${game}?${new URLSearchParams({ with: opponent, ...choices })}`);
  await page.locator("main form button.primary").click();
  await page.waitForURL(new RegExp(`/en/here/${game}#`));
  await page.locator("[data-board] svg .cell").first().waitFor({ state: "attached" });
}

/** How the game of the page stands. @param {Page} page @returns {Promise<State>} */
function state(page) {
  return page.evaluate(async () => {
    const scripts = document.querySelector("script[src$='here.js']")?.getAttribute("src")?.replace("here.js", "");
    const { tableHere } = await import(`${scripts}backend/backend.js`);
    return tableHere(location.hash.slice(1)).state();
  });
}

/** Plays a move as a person would, and waits until it is kept. @param {Page} page @param {string} move */
async function play(page, move) {
  const now = await state(page);
  await makeMove(page, now, move);
  await expect.poll(async () => (await state(page)).ply).toBeGreaterThan(now.ply);
}

/** @param {Page} page */
const myTurn = (page) => expect(page.locator("[data-status]")).toHaveText("Your turn");

ready("A whole game goes on though the server is killed in the midst of it", async ({ page, own }) => {
  await begin(page, "pentaroll", "computer", { level: "2" });
  await play(page, "Nc");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await own.kill();
  await myTurn(page);
  await page.reload();
  await myTurn(page);
  expect((await state(page)).moves[0]).toBe("Nc");

  // A hint is shown, and a move is taken back.
  await page.locator("[data-act=hint]").click();
  await expect(page.locator("[data-voice]")).toContainText("Hint");
  await page.locator("[data-act=takeback]").first().click();
  await expect.poll(async () => (await state(page)).ply).toBe(0);
  for (;;) {
    const now = await state(page);
    if (now.outcome !== null) break;
    await expect.poll(async () => {
      const next = await state(page);
      return next.outcome !== null || next.turn === "white";
    }).toBe(true);
    const { legal, outcome } = await state(page);
    if (outcome !== null) break;
    await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
    await play(page, legal[0]);
  }
  await expect(page.locator("[data-result] h2")).toBeVisible();
  await page.reload();
  const result = (await page.locator("[data-result] h2").textContent()) ?? "";
  await page.getByText("Save and share").click();
  const [film] = await Promise.all([page.waitForEvent("download"), page.locator("[data-film]").click()]);
  expect(readFileSync(await film.path(), "utf8")).toMatch(/^<svg.*<animate/s);
  // Another site can show it: the whole game is in the address.
  await expect(page.locator("#embed-code")).toHaveValue(/record=/);
  const [, frame] = /src="([^"]+)"/.exec(await page.locator("#embed-code").inputValue()) ?? [];

  await page.locator("[data-to-review]").click();
  await expect(page.locator("[data-players]")).toHaveText("You – Computer, level 2");
  await expect(page.locator("[data-result] h2")).toHaveText(result);
  // It is laid out as every review is: the graph beside the board.
  const [board, graph] = await Promise.all(["[data-board] .board", "[data-graph]"].map((part) => page.locator(part).boundingBox()));
  expect(graph?.x).toBeGreaterThan((board?.x ?? Infinity) + (board?.width ?? 0));
  await expect(page.locator("[data-voice]")).toHaveText("All positions are analyzed");
  await page.locator("[data-to-game]").click();
  await page.waitForURL(/\/here\/pentaroll#/);
  // The other game has the same page, which begins anew.
  const begun = page.waitForEvent("load");
  await page.locator("[data-act=rematch]").click();
  await begun;
  await expect.poll(async () => (await state(page)).you).toEqual(["black"]);
  // The computer begins.
  await expect.poll(async () => (await state(page)).ply).toBe(1);

  await page.goto("/en/my-games");
  await expect(page.locator("[data-list] li")).toHaveCount(2);
  await expect(page.locator("[data-list] li").first()).toContainText("Your turn");

  await own.start();
  await page.goto(frame);
  await expect(page.locator("main")).toContainText("Player – Computer, level 2");
  await expect(page.locator(".result h2")).toHaveText(/ wins$/);
  await page.getByRole("button", { name: "To the start" }).click();
  await page.getByRole("button", { name: "One move forward" }).click();
  await expect(page.locator("[data-told]")).toHaveText(/^1\. \S+$/);
});

ready("Every game is played on one screen without the server, and can be taken along and brought in", async ({ page, own }) => {
  await own.kill();
  for (const game of ["pentago", "pentaroll", "pantarei"]) {
    await page.goto("/");
    await page.waitForURL(/\/en\/$/);
    await page.locator(`.of-${game} a[href*="with=here"]`).click();
    await page.waitForURL(/\/play\//);
    await page.locator("main form button.primary").click();
    await page.waitForURL(/\/here\//);
    if (game === "pantarei") await page.locator("[data-act=choose][data-color=white]").click();
    await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
    const { legal } = await state(page);
    await play(page, legal.find((move) => move.includes("x")) ?? legal[0]);
  }
  await page.goto("/en/my-games");
  await expect(page.locator("[data-list] li")).toHaveCount(3);
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-act=export]").click()]);
  const file = await download.path();
  expect(JSON.parse(readFileSync(file, "utf8")).games).toHaveLength(3);
  for (const count of [2, 1, 0]) {
    await page.locator("[data-delete]").first().click();
    await expect(page.locator("[data-list] li")).toHaveCount(count);
  }
  // Nothing leads back to what is deleted.
  await page.goto("/en/");
  await expect(page.locator("[data-start=pentago]")).toBeVisible();
  await expect(page.locator("[data-continue]")).toBeHidden();
  await page.goto("/en/my-games");
  await page.locator("[data-import]").setInputFiles(file);
  await expect(page.locator("[data-voice]")).toHaveText("3 games were brought in.");
  await expect(page.locator("[data-list] li")).toHaveCount(3);
  await page.locator("[data-import]").setInputFiles({ name: "a.json", mimeType: "application/json", buffer: Buffer.from("[]") });
  await expect(page.locator("[data-voice]")).toContainText("no games");

  // Inviting says what it needs.
  await page.goto("/en/play/pentago?with=friend");
  await page.locator("main form button.primary").click();
  await expect(page.locator("[data-needs-server]")).toBeVisible();
});

ready("All levels of every game play without the server", async ({ page, own }) => {
  await own.kill();
  await page.goto("/en/my-games");
  const played = await page.evaluate(async () => {
    const script = document.querySelector("script[src$='mine.js']")?.getAttribute("src") ?? "";
    const { beginHere, tableHere } = await import(script.replace("mine.js", "backend/backend.js"));
    const played = [];
    for (const game of ["pentago", "pentaroll", "pantarei"]) {
      for (let level = 1; level <= 10; level += 1) {
        const begun = await beginHere(game, { with: "computer", level: String(level), color: "black" });
        const table = tableHere(begun.id);
        if (begun.choice !== null) await table.act("choice", { color: "black" });
        await table.think();
        const { seats, ply } = await table.state();
        played.push({ game, level: seats.white.level, ply });
      }
    }
    return played;
  });
  const levels = (/** @type {string} */ game) => Array.from({ length: 10 }, (_, index) => ({ game, level: index + 1, ply: 1 }));
  expect(played).toEqual(["pentago", "pentaroll", "pantarei"].flatMap(levels));
});

ready("The browser is asked to keep the games, those that are brought in too", async ({ page }) => {
  await page.addInitScript(() => {
    StorageManager.prototype.persist = async () => {
      localStorage.setItem("asked", String(Number(localStorage.getItem("asked")) + 1));
      return true;
    };
  });
  const asked = () => page.evaluate(() => Number(localStorage.getItem("asked")));
  await begin(page, "pentago", "here");
  expect(await asked()).toBe(1);
  await page.goto("/en/my-games");
  const [download] = await Promise.all([page.waitForEvent("download"), page.locator("[data-act=export]").click()]);
  expect(await asked()).toBe(1);
  await page.locator("[data-import]").setInputFiles(await download.path());
  await expect(page.locator("[data-voice]")).toContainText("brought in");
  expect(await asked()).toBe(2);
});

ready("Two tabs play at one table, and a worker that breaks down is replaced", async ({ page, context }) => {
  await begin(page, "pentago", "here");
  const other = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  watch(other, problems);
  await other.goto(page.url());
  await play(page, "c3-2R");
  await expect(other.locator("[data-moves] li")).toHaveCount(1);
  await play(other, "a1-1L");
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await expect(page.locator("[data-status]")).toHaveText("White to move");
  await expect(page.locator("[data-cell=a3]")).toHaveAttribute("aria-label", "a3, Black");
  await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
  for (const worker of page.workers().filter((/** @type {import("@playwright/test").Worker} */ worker) => worker.url().endsWith("/core.js"))) {
    const closed = worker.waitForEvent("close");
    // It may end before it can say that it has heard.
    const broken = worker.evaluate(() => void setTimeout(() => {
      throw new Error("out of memory");
    }));
    broken.catch(() => {});
    await closed;
  }
  await play(page, "d4-3R");
  await expect(other.locator("[data-moves] li")).toHaveCount(2);
  expect(problems).toEqual([]);
});

ready("A game against the computer is played by keyboard and with a clock on a small screen", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await begin(page, "pentaroll", "computer", { level: "1", color: "black", clock: "3+2" });
  await expect.poll(async () => (await state(page)).ply).toBe(1);
  await myTurn(page);
  // The reader sits below.
  await expect(page.locator("[data-seat]").last()).toHaveAttribute("data-seat", "black");
  await page.locator("[data-board] .cell.is-open").first().focus();
  await page.keyboard.press("Enter");
  const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(isWide).toBe(false);
  if ((await state(page)).ply < 2) await page.keyboard.press("Enter");
  await expect.poll(async () => (await state(page)).ply).toBe(3);
  await expect(page.locator("[data-clock=black]")).toBeVisible();
});

ready("Where the browser keeps nothing, the server has the game; where it is full, the move is not lost unsaid", async ({ page }) => {
  await begin(page, "pentago", "here");
  // What a browser does that has no room: the transaction ends, and says why.
  await page.evaluate(() => {
    const { put } = IDBObjectStore.prototype;
    Object.assign(window, { makeRoom: () => void (IDBObjectStore.prototype.put = put) });
    IDBObjectStore.prototype.put = function () {
      Object.defineProperty(this.transaction, "error", { value: new DOMException("full", "QuotaExceededError") });
      this.transaction.abort();
      return /** @type {any} */ ({});
    };
  });
  await makeMove(page, await state(page), "c3-2R");
  await expect(page.locator("[data-voice]")).toContainText("no room");
  expect((await state(page)).ply).toBe(0);
  await page.evaluate(() => /** @type {any} */ (window).makeRoom());
  await play(page, "c3-2R");

  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException("no", "SecurityError");
    };
  });
  await page.goto("/en/play/pentago?with=here");
  await page.locator("main form button.primary").click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
});

/** White could win at once with f6, plays elsewhere, and Black wins. */
const MISSED = "6/1w4/2w3/3w2/4w1/1bbbb1 w";

ready("Reviews ask the server for nothing but the game that it keeps: this machine knows the rest", async ({ page }) => {
  /** @type {string[]} */
  let asked = [];
  page.on("request", (/** @type {import("@playwright/test").Request} */ request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/api/")) asked.push(pathname);
  });
  await begin(page, "pentaroll", "here");
  for (let isOver = false; !isOver; ) {
    const { legal } = await state(page);
    await play(page, legal[0]);
    isOver = (await state(page)).outcome !== null;
  }
  await page.locator("[data-to-review]").click();
  const isReviewed = () => expect(page.locator("[data-voice]")).toHaveText("All positions are analyzed");
  await isReviewed();
  expect(asked).toEqual([]);

  const address = await newGame(page, { game: "pentago", position: MISSED, white: "human", black: "human" });
  await page.goto(address);
  for (const move of ["d1-2R", "f6"]) await playMove(page, move);
  await expect(page.locator("[data-result] h2")).toBeVisible();
  asked = [];
  await page.locator("[data-to-review]").click();
  await isReviewed();
  // What was better is shown on the board too.
  await page.locator("[data-moment]").getByRole("list", { name: "What was better" }).getByRole("button").first().click();
  await expect(page.locator(".mark-line")).toHaveCount(1);
  const ofGame = `/api/games/${address.split("/").at(-1)}`;
  expect([...asked].sort()).toEqual([ofGame, `${ofGame}/history`]);

  // Whoever wants the server to think has it asked.
  await page.evaluate(() => {
    localStorage.removeItem("panta-reviews");
    localStorage.setItem("panta-thinker", "server");
  });
  await page.reload();
  await isReviewed();
  expect(asked).toContain("/api/analyze");
});

/** In the hand: fingers that scroll, twist and tap, boards that fit however the device is held, and a connection that comes and goes. */

import { overflow } from "../accessible.js";
import { between, expect, finger, makeMove, middle, newGame, setUp, state, test, watch } from "../fixtures.js";
import { LAST_MOVES } from "../pages.js";
import { Server } from "../server.js";

const PHONE = { width: 360, height: 640 };

test.describe("by touch", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: PHONE, reducedMotion: "reduce" });

  test("A swipe over a block scrolls and plays nothing, a turn twists it", async ({ page }) => {
    await setUp(page, "pentago", "here");
    const touch = await finger(page);
    await page.locator("[data-cell=a1]").tap();
    await expect(page.locator(".pending-ring")).toHaveCount(1);
    // Over the middle of each block, and from the cell below it.
    for (const [cell, way] of /** @type {const} */ ([["b2", 0], ["e2", 9], ["b5", -9], ["e5", 5], ["b3", 0], ["e6", 14]])) {
      await rest(page);
      const from = await middle(page, `[data-cell=${cell}]`);
      await touch(between({ x: from.x + way, y: from.y }, { x: from.x + way, y: from.y - 120 }));
    }
    await expect(page.locator(".pending-ring")).toHaveCount(1);
    expect((await state(page)).ply).toBe(0);
    // From the middle, the page really scrolls.
    await rest(page);
    const from = await middle(page, "[data-cell=e2]");
    await touch(between(from, { x: from.x, y: from.y - 150 }));
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(40);
    expect((await state(page)).ply).toBe(0);
    // Nothing stays lit where a finger was: what hovers does so only where something can.
    const hovers = await page.evaluate(() => {
      const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);
      const isFree = (/** @type {CSSRule} */ rule) => !(rule instanceof CSSMediaRule && rule.conditionText.includes("hover: hover"));
      return rules.filter(isFree).flatMap(({ cssText }) => (/:hover[^{]*\{/.test(cssText) ? [cssText.slice(0, 80)] : []));
    });
    expect(hovers).toEqual([]);
    // Around the middle, the block turns with the finger.
    await rest(page);
    const [start, corner, end] = [await middle(page, "[data-cell=e1]"), await middle(page, "[data-cell=f1]"), await middle(page, "[data-cell=f2]")];
    const turn = [...between(start, corner), ...between(corner, end)];
    // A turn that the system takes away, one that a second finger comes to, and one that is hardly begun swing back.
    for (const swing of [() => touch(turn, "cancel"), () => touch(turn, "second"), () => touch(between(start, corner).slice(0, 5))]) {
      await swing();
      await expect(page.locator('[data-board] [style*="rotate"]')).toHaveCount(0);
      await expect(page.locator(".pending-ring")).toHaveCount(1);
      expect((await state(page)).moves).toEqual([]);
    }
    await touch(turn);
    await expect.poll(async () => (await state(page)).moves).toEqual(["a1-2R"]);
  });
});

test("Home begins a game in one tap as it was chosen last, and the setup is one screen", async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto("/");
  await expect(page.locator("[data-start=pentago] button")).toBeInViewport({ ratio: 1 });
  // On its side too.
  await page.setViewportSize({ width: 844, height: 390 });
  for (const game of ["pentago", "pentaroll"]) await expect(page.locator(`[data-start=${game}] button`)).toBeInViewport({ ratio: 1 });
  await page.setViewportSize(PHONE);
  await page.locator("[data-start=pentago] button").click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  expect((await state(page)).seats).toMatchObject({ white: { kind: "human" }, black: { level: 2 } });
  // Whoever has just learned a game begins with the easiest level.
  await page.evaluate(() => localStorage.setItem("panta-done", JSON.stringify(["/learn/pentaroll/roll"])));
  await page.goto("/");
  await expect(page.locator("[data-start=pentaroll] .level")).toHaveText("level 1");
  await expect(page.locator("[data-start=pantarei] .level")).toHaveText("level 2");

  await page.goto("/play/pentago");
  await page.locator("[name=level]").selectOption("4");
  await page.locator("[name=color][value=black]").check();
  await page.locator("details.more summary").click();
  await page.locator("[name=clock]").selectOption("5+5");
  await page.locator("main form button.primary").click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  await page.goto("/play/pentago");
  await expect(page.locator("[name=level]")).toHaveValue("4");
  await expect(page.locator("[name=color][value=black]")).toBeChecked();
  await page.goto("/");
  await page.locator("[data-start=pentago] button").click();
  await page.waitForURL(/\/g\/[a-z0-9]+$/);
  expect(await state(page)).toMatchObject({ you: ["black"], seats: { white: { level: 4 } }, clock: { initial: 300_000 } });

  for (const [language, game] of [["en", "pentago"], ["en", "pentaroll"], ["en", "pantarei"], ["de", "pantarei"], ["ja", "pantarei"], ["ar", "pantarei"]]) {
    await page.request.post("/language", { form: { language, back: "/" }, headers: { Origin: new URL(page.url()).origin } });
    await page.goto(`/play/${game}`);
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    if (process.env.SCREENSHOTS) await page.screenshot({ path: `screenshots/setup-${language}-${game}.png` });
    for (const part of ["nav .tabs", "[name=with]", "[name=level]", ":is([name=color], [name=chooser])", "form button.primary"]) {
      const box = await page.locator(`main ${part}`).last().boundingBox();
      expect((box?.y ?? Infinity) + (box?.height ?? 0), `${part} of ${game} in ${language}`).toBeLessThanOrEqual(PHONE.height);
    }
  }
});

test("Moves wait for a confirmation where one wishes it; one is called to one's turn, and finds the game again", async ({ page }) => {
  await page.addInitScript(() => Object.assign(navigator, { vibrate: () => Reflect.set(window, "calls", (Reflect.get(window, "calls") ?? 0) + 1) }));
  const calls = () => page.evaluate(() => Reflect.get(window, "calls") ?? 0);
  await page.setViewportSize(PHONE);
  await setUp(page, "pentago", "computer", { level: "1" });
  await page.getByRole("checkbox", { name: "Confirm my moves" }).check();
  const row = page.locator("[data-confirming]");
  const half = async () => {
    await page.locator("[data-cell=a1].is-open").click();
    await page.locator('[data-twist="1R"].is-ready').click();
    await expect(row).toBeVisible();
    await expect(row.locator("span")).toHaveText("Play a1-1R?");
  };
  await half();
  await expect(page.locator('[data-at="c1"]')).toHaveCount(1);
  expect((await state(page)).ply).toBe(0);
  await row.getByRole("button", { name: "Cancel this move" }).click();
  await expect(page.locator("[data-at]")).toHaveCount(0);
  await half();
  // "Your turn" comes when the computer's marble lies there and its block has swung.
  await page.evaluate(() => {
    const status = document.querySelector("[data-status]");
    new MutationObserver(() => {
      if (status?.textContent === "Your turn") Reflect.set(window, "seen", { marbles: document.querySelectorAll("[data-at]").length, motions: document.querySelector("[data-board]")?.getAnimations({ subtree: true }).length });
    }).observe(/** @type {Node} */ (status), { childList: true });
  });
  await page.keyboard.press("Enter");
  await expect(row).toBeHidden();
  await expect.poll(async () => (await state(page)).ply).toBe(2);
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  await expect.poll(calls).toBe(1);
  expect(await page.evaluate(() => Reflect.get(window, "seen"))).toEqual({ marbles: 2, motions: 0 });

  // My games and the home page lead back.
  const { pathname } = new URL(page.url());
  await page.goto("/my-games");
  await expect(page.locator(".list-game").first()).toContainText("Your turn");
  await expect(page.locator(".list-game time").first()).toHaveText(/\w{3} \d+, \d{4}/);
  await page.goto("/");
  await page.getByRole("link", { name: "Continue your game (Pentago)" }).click();
  await page.waitForURL(pathname);
  await expect(page.getByRole("checkbox", { name: "Confirm my moves" })).toBeChecked();
  await page.getByRole("checkbox", { name: "Confirm my moves" }).uncheck();
  // Switched off, nobody is called.
  await page.getByRole("checkbox", { name: /Sound and vibration/ }).uncheck();
  await page.locator(".cell.is-open").first().click();
  await page.locator('[data-twist="4R"].is-ready').click();
  await expect.poll(async () => (await state(page)).ply).toBe(4);
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  expect(await calls()).toBe(0);
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("[data-result] h2")).toHaveText("You lost");
  await page.goto("/my-games");
  await expect(page.locator(".list-game").first()).toContainText("You lost");
  await expect(page.locator(".list-game").first().getByRole("link", { name: "Review" })).toBeVisible();
  await page.goto("/");
  await expect(page.locator("[data-continue]")).toBeHidden();
});

/** The top of the page, when a swipe has run out. @param {import("@playwright/test").Page} page */
function rest(page) {
  return page.evaluate(async () => {
    for (let calm = 0; calm < 10; calm = scrollY === 0 ? calm + 1 : 0) {
      scrollTo(0, 0);
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
}

/** The sizes of screens: small phones, a tablet, a phone on its side, desktops, a window that is wide and low. */
const SCREENS = [[320, 568], [360, 640], [390, 844], [768, 1024], [844, 390], [1280, 800], [1920, 1080], [1280, 480]];

/** Where a position is shown that can be played, and what has to stand there. */
const ADDRESSES = {
  pentago: ["/puzzles/pentago/30", "/learn/pentago/both", "/analyze/pentago"],
  pentaroll: ["/puzzles/pentaroll/1", "/learn/pentaroll/defend", "/analyze/pentaroll"],
  pantarei: ["/puzzles/pantarei/60", "/learn/pantarei/neutral", "/analyze/pantarei"],
};

for (const [game, addresses] of Object.entries(ADDRESSES)) {
  test(`${game}: the whole board is seen at once on every screen`, async ({ page }) => {
    await page.goto("/rules");
    const played = await newGame(page, { game, white: "human", black: "human", ...(game === "pantarei" && { position: LAYOUT }) });
    const { position, move } = LAST_MOVES[/** @type {keyof typeof LAST_MOVES} */ (game)];
    const over = await newGame(page, { game, position, white: "human", black: "human" });
    await page.request.post(`/api${over.replace("/g/", "/games/")}/moves`, { data: { move, ply: 0 }, headers: { Origin: new URL(page.url()).origin } });
    for (const address of [played, ...addresses, `${over}/review`]) {
      await page.goto(address);
      await page.locator("[data-board] svg .cell").first().waitFor({ state: "attached" });
      if (address.startsWith("/puzzles")) await page.evaluate(forToday);
      for (const [width, height] of SCREENS) {
        await page.setViewportSize({ width, height });
        if (process.env.SCREENSHOTS) await page.screenshot({ path: `screenshots/fit${address.replaceAll("/", "-").replace(/-g-.*/, `-g-${game}`)}-${width}.png` });
        const { board, side, overflow, covered } = await places(page);
        const where = `${address} at ${width}x${height}`;
        expect(overflow, where).toBe(0);
        expect(covered, where).toEqual([]);
        expect(Math.round(board.top), where).toBeGreaterThanOrEqual(0);
        expect(Math.round(board.bottom), where).toBeLessThanOrEqual(height);
        expect(board.cell, where).toBeGreaterThan(width < 360 ? 37 : 43.5);
        if (width > height && (width < 960 || height < 544)) expect(side.left, where).toBeGreaterThanOrEqual(board.right - 1);
      }
    }
  });
}

test("What is said of a wrong answer covers no row of the board, on the smallest screen either", async ({ page }) => {
  for (const [width, height] of SCREENS.slice(0, 2)) {
    await page.setViewportSize({ width, height });
    for (const [game, address] of [["pentago", "/puzzles/pentago/30"], ["pentaroll", "/puzzles/pentaroll/1"], ["pantarei", "/puzzles/pantarei/60"]]) {
      await page.goto(address);
      await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
      const { legal, position } = JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");
      const right = await page.locator("[data-solution]").getAttribute("data-solution");
      await makeMove(page, { game, position }, legal.find((/** @type {string} */ move) => move !== right));
      // With what the opponent answers it is longest.
      await expect(page.locator("[data-verdict] p")).toHaveCount(2);
      const covered = await page.evaluate(() => {
        const box = (/** @type {Element} */ part) => part.getBoundingClientRect();
        const said = [...document.querySelectorAll(".task-answer, .task-answer > :is(.verdict, .row)")].map(box).filter((part) => part.width > 0);
        const meets = (/** @type {DOMRect} */ place) => said.some((part) => part.top < place.bottom - 1 && place.top < part.bottom - 1);
        return [...document.querySelectorAll("[data-board] .hollow, [data-board] [data-at], [data-board] [data-stack]")].filter((place) => meets(box(place))).length;
      });
      expect(covered, `${address} at ${width}`).toBe(0);
      await expect(page.locator("[data-act=retry]")).toBeInViewport({ ratio: 1 });
      expect(await overflow(page)).toBe(0);
    }
  }
});

/** Makes a puzzle the one of the day, whatever day it is. */
function forToday() {
  if (document.querySelector(".task-ask [data-day]")) return;
  document.querySelector(".task-ask h2")?.insertAdjacentHTML("afterend", '<div class="row" data-day="1"><span class="badge">Puzzle of the day</span></div>');
}

/** A game with colors chosen, so that it can be played at once. */
const LAYOUT = "w1,b1,w2,b2,w3,b3,n,w1,b1,w2,b2,w3,b3,w1,b1,w2,b2,w3,b3 w s";

/** @param {import("@playwright/test").Page} page */
function places(page) {
  return page.evaluate(async () => {
    // Boards that measure their room draw again in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    const box = (/** @type {string} */ selector) => document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const { top, bottom, right } = box("[data-board] .board");
    // The head of the page lies over nothing.
    const heads = [...document.querySelectorAll(".masthead > :is(.brand, .menu, .languages)")].map((part) => part.getBoundingClientRect());
    const meets = (/** @type {DOMRect} */ box) => heads.some((head) => box.width > 0 && head.width > 0 && box.left < head.right && head.left < box.right && box.top < head.bottom - 1 && head.top < box.bottom);
    const covered = [...document.querySelectorAll("main :is(h2, p, button, .graph, .strip, .board-bar)")].filter((part) => part.checkVisibility() && !part.closest(".hidden-words") && meets(part.getBoundingClientRect()));
    const cells = [...document.querySelectorAll("[data-board] .cell")].map((cell) => cell.getBoundingClientRect());
    return {
      board: { top, bottom, right, cell: Math.min(...cells.map(({ width, height }) => Math.min(width, height))) },
      side: { left: box(".side, .task-answer").left },
      covered: covered.map((part) => part.outerHTML.slice(0, 80)),
      overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    };
  });
}

test("Without a connection the page says so at once, keeps a move, and sends it when it is back", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url, locale: "en-US", reducedMotion: "reduce" });
  const page = await context.newPage();
  /** @type {string[]} */
  const problems = [];
  watch(page, problems);
  await setUp(page, "pentaroll", "here");
  const status = page.locator("[data-status]");
  // A device that knows that it is offline.
  await context.setOffline(true);
  await expect(status).toHaveText(/Connection lost/, { timeout: 5_000 });
  // It stands there once, and is read aloud.
  await expect(page.locator("[data-voice]")).toHaveClass(/hidden-words/);
  await context.setOffline(false);
  await expect(status).toHaveText("White to move");
  // A server that does not answer.
  await server.kill();
  await expect(status).toHaveText(/Connection lost/);
  await page.locator("[data-place=Nc].cell").click();
  await expect(page.locator("[data-voice]")).toHaveText("No connection. Your move ↓c is sent as soon as it is back.");
  await expect(page.locator(".entry.is-hint")).toHaveCount(1);
  // What else is tried is told, and can be tried again.
  await page.getByRole("button", { name: "Resign" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Yes" }).click();
  await expect(page.locator("[data-voice]")).toHaveText("No connection. Please try again when it is back.");
  await server.start();
  await expect(status).toHaveText("Black to move");
  expect((await state(page)).moves).toEqual(["Nc"]);
  expect(problems).toEqual([]);
  await context.close();
  await server.stop();
});

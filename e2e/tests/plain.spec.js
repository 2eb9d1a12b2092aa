/** The first load is small, and pages read well without scripts. */

import { expect, newGame, playMove, setUp, test } from "../fixtures.js";
import { LAST_MOVES } from "../pages.js";

for (const first of ["home", "pentago", "pentaroll", "pantarei"]) {
  test(`The first load is small: ${first}`, async ({ page }) => {
    let address = "/";
    if (first !== "home") {
      const made = await page.request.post("/api/games", { data: { game: first, white: "human", black: "human" } });
      address = (await made.json()).url;
    }
    let bytes = 0;
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await page.goto(address, { waitUntil: "networkidle" });
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(150_000);
  });
}

/** A phone and a laptop. */
const WINDOWS = [{ width: 412, height: 823 }, { width: 1280, height: 800 }];

for (const viewport of WINDOWS) {
  test(`What a page says first and largest is there before its scripts, and moves nothing away: ${viewport.width}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto("/my-games");
    const kept = await page.evaluate(async () => {
      const script = document.querySelector("script[src$='mine.js']")?.getAttribute("src") ?? "";
      const { beginHere } = await import(script.replace("mine.js", "backend/backend.js"));
      return (await beginHere("pentago", { with: "here" })).url;
    });
    const { position, move } = LAST_MOVES.pentago;
    const over = await newGame(page, { game: "pentago", position, white: "human", black: "human" });
    await page.request.post(`/api${over.replace("/g/", "/games/")}/moves`, { data: { move, ply: 0 }, headers: { Origin: new URL(page.url()).origin } });
    const going = await newGame(page, { game: "pentago", white: "human", black: "computer:1" });
    // A snake that is short already.
    const snake = await newGame(page, { game: "pantarei", position: LAST_MOVES.pantarei.position, white: "human", black: "human" });
    await page.addInitScript(observe);
    const drawn = () => page.locator("[data-board] svg .cell").first().waitFor({ state: "attached" });
    const said = async () => {
      await drawn();
      await expect(page.locator("[data-lines] > li").first()).toBeVisible();
    };
    /** @type {[string, () => Promise<unknown>][]} where, and what is waited for */
    const pages = [
      ["/", () => page.locator(".board-pantarei").waitFor()],
      [going, drawn],
      [snake, drawn],
      [kept, () => expect(page.locator("[data-status]")).toHaveText("White to move")],
      [`${over}/review`, () => expect(page.locator("progress")).toBeHidden()],
      [`/embed${over}`, () => page.locator("[data-steps]").waitFor()],
      ["/my-games", () => expect(page.locator("[data-list] li svg")).toHaveCount(1)],
      ["/analyze/pentago", said],
      ["/analyze/pantarei", said],
      ["/puzzles/pentaroll/1", drawn],
      ["/puzzles/pantarei/own", () => page.locator("[data-own-none]").waitFor()],
      ["/learn/pentago/five", drawn],
      ["/learn/pantarei/neutral", drawn],
    ];
    for (const [address, isThere] of pages) {
      const html = (await (await page.goto(address))?.text()) ?? "";
      await isThere();
      const { largest, shift } = await page.evaluate(() => Reflect.get(window, "seen"));
      expect(largest, address).not.toBe("");
      expect(html, address).toContain(largest);
      expect(shift, address).toBeLessThan(0.02);
    }
  });
}

/** Notes, inside the browser, what is largest and how far things are moved. */
function observe() {
  const seen = { largest: "", shift: 0 };
  Object.assign(window, { seen });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.largest = /** @type {any} */ (entry).element?.textContent ?? seen.largest;
  }).observe({ type: "largest-contentful-paint", buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.shift += /** @type {any} */ (entry).value;
  }).observe({ type: "layout-shift", buffered: true });
}

test("Pages read well without scripts", async ({ browser, server, page }) => {
  await setUp(page, "pentago", "here");
  await playMove(page, "c3-2R");
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: "en-US" });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(plain.locator(".picture svg")).toHaveCount(3);
  await plain.goto(new URL(page.url()).pathname);
  await expect(plain.locator("[data-board] svg")).toBeVisible();
  await expect(plain.locator("noscript p")).toContainText("Playing needs JavaScript");
  await expect(plain.locator("[data-moves]")).toContainText("c3-2R");
  await plain.goto("/play/pentaroll?with=here");
  await plain.getByRole("button", { name: "Start the game" }).click();
  await plain.waitForURL(/\/g\//);
  await context.close();
});

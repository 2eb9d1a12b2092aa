/** Every page passes the accessibility checks in light and dark, and is photographed on a phone, a laptop and a wide screen if somebody wants to look. */

import AxeBuilder from "@axe-core/playwright";
import { expect, playMove, setUp, test } from "../fixtures.js";
import { open, PAGES } from "../pages.js";

const SIZES = /** @type {const} */ ({ phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 } });

test.describe("every page", () => {
  test.use({ reducedMotion: "reduce", viewport: SIZES.phone });

  for (const [name, kind] of Object.entries(PAGES)) {
    test(name, async ({ page }) => {
      await open(page, kind);
      expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z-]+\]/);
      expect(await smallTargets(page)).toEqual([]);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await photograph(page, `${name}-${size}-${colorScheme}`);
          expect(await overflow(page)).toBe(0);
          // What a page is called does not depend on its size, and in the dark only its colors are others.
          if (size === "phone") expect(await complaints(page, colorScheme === "dark" ? ["color-contrast"] : undefined)).toEqual([]);
        }
      }
    });
  }
});

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

/**
 * A picture for people to look at; it takes longer than the checks.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function photograph(page, name) {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

/**
 * What the accessibility checks find, all of them or these.
 * @param {import("@playwright/test").Page} page
 * @param {string[]} [rules]
 */
async function complaints(page, rules) {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/**
 * Waits until colors are what they will be: a change of scheme shows in the next frame, and begins transitions that take
 * a frame more, however short they are.
 * @param {import("@playwright/test").Page} page
 */
function settled(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame().then(frame);
    while (document.getAnimations().some(({ playState }) => playState === "running"));
  });
}

/** By how much a page is wider than its window. @param {import("@playwright/test").Page} page */
function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What can be pressed but is smaller than a fingertip. Links inside a text may be.
 * @param {import("@playwright/test").Page} page
 */
async function smallTargets(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, select, summary, .cell, .handle-body, input[type=url]")]
      .filter((element) => !element.closest("p:not(.row), .hidden-words, .skip") && !element.matches(".skip"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

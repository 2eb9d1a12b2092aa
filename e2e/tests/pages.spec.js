/**
 * Every kind of page passes the accessibility checks in light and dark, and fits on a phone, a laptop and a wide screen. So it
 * does in languages that are unlike each other, and in a pseudo-language made from English, which is longer and has no plain
 * letter: nothing is cut, no word is written into a program, boards and moves go from left to right. With LANGUAGES=all in
 * every language; with SCREENSHOTS there are pictures of all of it for people to look at.
 */

import { complaints, overflow, smallTargets } from "../accessible.js";
import { ContactSheet } from "../contact.js";
import { expect, test, watch } from "../fixtures.js";
import { faults } from "../measure.js";
import { open, PAGES, reopen } from "../pages.js";

const SIZES = /** @type {const} */ ({ phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 } });
const FEW = ["en", "ar", "ja", "fi"];
const RIGHT_TO_LEFT = ["ar", "he"];
const WIDTHS = [320, 1280];
const HEIGHT = 800;

/** What axe finds in one language alone: names that are not there. */
const NAMES = ["aria-input-field-name", "button-name", "document-title", "empty-heading", "html-has-lang", "html-lang-valid", "image-alt", "input-button-name", "label", "link-name", "svg-img-alt", "valid-lang"];

/** Pictures take longer than the checks. */
const isPhotographed = Boolean(process.env.SCREENSHOTS);

test.use({ reducedMotion: "reduce", viewport: SIZES.phone });

for (const [name, kind] of Object.entries(PAGES)) {
  test(name, async ({ page, browser, pseudo, problems }) => {
    await open(page, kind);
    await look(page, name);
    const sheet = new ContactSheet(name);
    for (const language of await languages(page)) {
      if (language !== "en") await reopen(page, kind, language);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      expect.soft(await faultsOf(page, language, sheet), `${name} in ${language}`).toEqual([]);
      if (language === "ar") expect.soft(await complaints(page, NAMES)).toEqual([]);
    }
    const context = await browser.newContext({ baseURL: pseudo.url, locale: "en-US", reducedMotion: "reduce", viewport: { width: WIDTHS[0], height: HEIGHT } });
    const other = await context.newPage();
    watch(other, problems);
    await open(other, kind);
    expect.soft(await faultsOf(other, "pseudo", sheet), `${name} in the pseudo-language`).toEqual([]);
    await context.close();
    await sheet.write(browser);
  });
}

/**
 * Holds a page to what does not depend on its language.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function look(page, name) {
  expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z-]+\]/);
  expect(await smallTargets(page)).toEqual([]);
  expect(await complaints(page)).toEqual([]);
  for (const [size, viewport] of Object.entries(SIZES)) {
    await page.setViewportSize(viewport);
    expect(await overflow(page)).toBe(0);
    await photograph(page, `${name}-${size}-light`);
  }
  // In the dark only its colors are others.
  await page.emulateMedia({ colorScheme: "dark", reducedMotion: "reduce" });
  for (const [size, viewport] of Object.entries(SIZES)) {
    if (size !== "phone" && !isPhotographed) continue;
    await page.setViewportSize(viewport);
    await photograph(page, `${name}-${size}-dark`);
    if (size === "phone") expect(await complaints(page, ["color-contrast"])).toEqual([]);
  }
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
}

/**
 * A picture for people to look at.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function photograph(page, name) {
  if (isPhotographed) await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

/**
 * The languages to look at: a few, or all that the home page is offered in, since not every page has a chooser. English is
 * where the page is.
 * @param {import("@playwright/test").Page} page
 */
async function languages(page) {
  if (process.env.LANGUAGES !== "all") return FEW;
  const home = await (await page.request.get("/en/")).text();
  const offered = [...home.matchAll(/hreflang="([\w-]+)"/g)].map(([, language]) => language).filter((language) => language !== "x-default");
  expect(offered).toContain("ar");
  return offered;
}

/**
 * What is wrong with a page on a phone and on a laptop.
 * @param {import("@playwright/test").Page} page
 * @param {string} language
 * @param {ContactSheet} sheet
 */
async function faultsOf(page, language, sheet) {
  const found = [];
  const expected = { isRightToLeft: RIGHT_TO_LEFT.includes(language), isPseudo: language === "pseudo" };
  const { width: present } = page.viewportSize() ?? { width: 0 };
  for (const width of [...WIDTHS].sort((a) => (a === present ? -1 : 1))) {
    await page.setViewportSize({ width, height: HEIGHT });
    await settled(page);
    await sheet.add(page, language, width);
    for (const fault of await faults(page, expected)) found.push(`${width}: ${fault}`);
  }
  return found;
}

/**
 * Waits until scripts and styles have followed a change of size.
 * @param {import("@playwright/test").Page} page
 */
async function settled(page) {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise((done) => requestAnimationFrame(done));
    const ending = document.getAnimations().filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
    await Promise.allSettled(ending.map((animation) => animation.finished));
  });
}

/** How a language is chosen, and that what is measured of pages in languages is seen. `pages.spec.js` measures them. */

import { expect, test } from "../fixtures.js";
import { faults } from "../measure.js";

test.use({ reducedMotion: "reduce", viewport: { width: 320, height: 800 } });

test.describe("the language is chosen", () => {
  test.use({ hasTouch: true });

  test("by touch, from a page with a board too, and is remembered", async ({ page }) => {
    for (const [from, name, tag] of [["/", "Suomi", "fi"], ["/learn/pentago", "Norsk bokmål", "nb"], ["/play/pantarei", "العربية", "ar"], ["/analyze/pentago", "繁體中文", "zh-Hant"]]) {
      await page.goto(from);
      const { pathname } = new URL(page.url());
      await page.locator(".languages summary").tap();
      const choices = page.locator(".languages button");
      await expect(choices).toHaveCount(25);
      // Each has its own name in its own writing, and is as large as a fingertip.
      expect(await choices.evaluateAll((buttons) => buttons.filter((button) => button.getBoundingClientRect().height < 43.5 || button.scrollWidth > button.clientWidth).length)).toBe(0);
      await page.getByRole("button", { name, exact: true }).tap();
      await page.waitForURL((url) => url.pathname === pathname.replace(/^\/[^/]+/, `/${tag}`));
      await page.goto("/");
      await expect(page).toHaveURL(new RegExp(`/${tag}/$`));
    }
  });

  test("by keyboard", async ({ page }) => {
    await page.goto("/rules/pentaroll");
    await page.locator(".languages summary").focus();
    await page.keyboard.press("Enter");
    const chosen = page.locator(".languages button:focus");
    for (let presses = 0; presses < 25 && (await chosen.count() ? await chosen.getAttribute("value") : "") !== "eu"; presses += 1) await page.keyboard.press("Tab");
    await page.keyboard.press("Enter");
    await expect(page).toHaveURL(/\/eu\/rules\/pentaroll$/);
  });
});

test("numbers and days are those of the language, whatever the browser knows of it", async ({ page }) => {
  for (const [tag, share, number, day] of [["de", "60\u00a0%", "12.345", "18.11.2026"], ["eu", "%\u00a060", "12.345", "2026-11-18"], ["gl", "60\u00a0%", "12.345", "2026-11-18"], ["ar", "60\u200e%\u200e", "12,345", "18\u200f/11\u200f/2026"]]) {
    await page.goto(`/${tag}/analyze/pentago`);
    const written = await page.evaluate(async () => {
      const script = document.querySelector("script[src$='analyze.js']")?.getAttribute("src") ?? "";
      const { pageWords, Percent, say } = await import(script.replace("analyze.js", "words.js"));
      const { day } = await import(script.replace("analyze.js", "dates.js"));
      const words = { ...pageWords(document), words: { n: [{ $: "n" }] } };
      return [say(words, "n", { n: new Percent(60) }), say(words, "n", { n: 12345 }), day(new Date("2026-11-18"), "UTC")];
    });
    expect(written, tag).toEqual([share, number, day]);
  }
});

test("what is measured is seen", async ({ page }) => {
  const board = (/** @type {string} */ style) => `<div data-board><svg viewBox="0 0 20 10" style="width: 100px; ${style}"><g data-cell="a1"><rect width="5" height="5"/></g><g data-cell="f1"><rect x="9" width="5" height="5"/></g></svg></div>`;
  const cases = /** @type {[string, RegExp | null][]} */ ([
    ["<p>Nothing is wrong: c3-2R.</p>" + board("direction: ltr"), null],
    ["<p style='width: 900px'>wide</p>", /wider than the screen/],
    ["<div style='overflow: hidden; width: 30px; white-space: nowrap'>much too long</div>", /at the side/],
    ["<div style='overflow: hidden; height: 10px; width: 60px'>much too long</div>", /below/],
    ["<button style='width: 40px; white-space: nowrap'><span>much too long</span></button>", /out of <button>/],
    ["<b>Right!</b><i>Draw</i>", /"Right!" runs into "Draw"/],
    ["<b>Right!</b> <i>Draw</i>", null],
    ["<div style='width: 1em'>一二三四五</div>", /letter by letter/],
    ["<div style='height: 20px'>one</div><div style='margin-top: -20px'>two</div>", /over each other/],
    ["<select style='width: 50px'><option>much too long</option></select>", /<select> cuts/],
    ["<input placeholder='much too long' style='width: 40px'>", /<input> cuts/],
    ["<svg><text x='5' y='20'>White</text><circle class='graph-dot' cx='20' cy='15' r='5'/></svg>", /"White" is covered/],
    ["<svg><text x='5' y='20'>White</text><circle class='graph-dot' cx='90' cy='15' r='5'/></svg>", null],
    [board("transform: scaleX(-1)"), /mirrored/],
    [board("direction: rtl"), /written on a board/],
    ["<p>[not-there]</p>", /there is no \[not-there\]/],
    ["<p dir='rtl'>שלום c3-2R שלום \u202e c3-2R</p>", /turned around/],
    ["<p dir='rtl'>שלום ~60</p>", /~60 is turned around/],
    ["<p dir='rtl'>א \u2068b2\u2069 א \u2068b2\u2069 א</p>", null],
    ["<p dir='rtl'>שלום \u2068c3-2R d4-1L\u2069 שלום</p>", null],
  ]);
  for (const [html, expected] of cases) {
    await page.setContent(`<html dir="ltr"><body>${html}</body></html>`);
    const found = (await faults(page, { isRightToLeft: false, isPseudo: false })).join("\n");
    if (expected) expect.soft(found, html).toMatch(expected);
    else expect.soft(found, html).toBe("");
  }
  await page.setContent(`<html dir="rtl"><title>þ</title><body><p>þ c3-2R <kbd>Enter</kbd></p><p>plain</p><p aria-label="words">þ</p></body></html>`);
  const found = await faults(page, { isRightToLeft: false, isPseudo: true });
  expect(found.filter((fault) => !/ltr/.test(fault))).toEqual(['<p> has words of its own: "plain"', 'aria-label of <p> has words of its own: "words"']);
  expect(found).toContain("the page does not go ltr");
});

/** Whether everybody can use a page: what axe says of it, how large things to press are, and whether it fits on the screen. */

import AxeBuilder from "@axe-core/playwright";

/**
 * What the accessibility checks find, all of them or these.
 * @param {import("@playwright/test").Page} page
 * @param {string[]} [rules]
 */
export async function complaints(page, rules) {
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
export function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What can be pressed but is smaller than a fingertip. Links inside a text may be.
 * @param {import("@playwright/test").Page} page
 */
export async function smallTargets(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, select, summary, .cell, .handle-body, input[type=url]")]
      .filter((element) => !element.closest("p:not(.row), .hidden-words, .skip") && !element.matches(".skip"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

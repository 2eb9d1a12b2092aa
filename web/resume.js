/** The game that was played last in this browser, so that the home page leads back to it. */

import { inLanguage } from "./dom.js";
import { recallJson, remember } from "./memory.js";

const KEY = "panta-last";

/** @typedef {{ url: string, game: string }} Last */

/**
 * A game is shown: while it goes on, it is the one to continue.
 * @param {import("./wire.js").State} state
 * @param {string} game its name
 */
export function noteGame({ url, you, outcome }, game) {
  if (you.length === 0) return;
  /** @type {Last | null} */
  const last = recallJson(KEY);
  if (outcome === null) remember(KEY, JSON.stringify({ url, game }));
  else if (last?.url === url) remember(KEY, "null");
}

/** Shows the way back, if there is one. @param {Element | null} link */
export function showLast(link) {
  /** @type {Last | null} */
  const last = recallJson(KEY);
  if (!(link instanceof HTMLAnchorElement) || last === null) return;
  link.href = inLanguage(last.url);
  link.querySelector("span")?.replaceChildren(`(${last.game})`);
  link.hidden = false;
}

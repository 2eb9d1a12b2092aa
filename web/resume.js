/** The game that was played last in this browser, so that the home page leads back to it. */

import { inLanguage } from "./dom.js";
import { recallJson, remember } from "./memory.js";
import { isOver } from "./standing.js";

const KEY = "panta-last";

/** @typedef {{ url: string, game: string }} Last */

/**
 * A game is shown: while it goes on, it is the one to continue.
 * @param {import("./wire.js").State} state
 * @param {string} game its name
 */
export function noteGame(state, game) {
  const { url, you } = state;
  if (you.length === 0) return;
  /** @type {Last | null} */
  const last = recallJson(KEY);
  if (!isOver(state)) remember(KEY, JSON.stringify({ url, game }));
  else if (last?.url === url) remember(KEY, "null");
}

/** A game that this browser kept is deleted. @param {string} id */
export function forgetGame(id) {
  /** @type {Last | null} */
  const last = recallJson(KEY);
  if (last?.url.endsWith(`#${id}`)) forgetLast();
}

/** The game is no more, or not ours any more. */
export function forgetLast() {
  remember(KEY, "null");
}

/**
 * Shows the way back, if there is one, and says which game it is.
 * @param {Element | null} link
 * @returns {string | null}
 */
export function showLast(link) {
  /** @type {Last | null} */
  const last = recallJson(KEY);
  if (!(link instanceof HTMLAnchorElement) || last === null) return null;
  link.href = inLanguage(last.url);
  link.querySelector("span")?.replaceChildren(`(${last.game})`);
  link.hidden = false;
  return /^\/g\/([a-z0-9]+)$/.exec(last.url)?.[1] ?? null;
}

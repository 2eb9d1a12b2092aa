/** An entry in a list of games: the page has its form (`pages/entries.rs`), and how the game stands fills it in. */

import { backend } from "./backend/backend.js";
import { day } from "./dates.js";
import { inLanguage } from "./dom.js";
import { playersOf } from "./names.js";
import { isMyTurn, isOver } from "./standing.js";
import { tell, tellStatus } from "./telling.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./words.js").Words} Words */

/**
 * An empty entry for a game; null where the page has no form for it.
 * @param {string} game
 */
export function newEntry(game) {
  const template = document.querySelector(`template[data-entry="${CSS.escape(game)}"]`);
  const form = template instanceof HTMLTemplateElement ? template.content.firstElementChild : null;
  return form === null ? null : /** @type {HTMLElement} */ (form.cloneNode(true));
}

/**
 * Whoever is at the entry stays at it: nothing that can be pressed is replaced.
 * @param {HTMLElement} entry
 * @param {Words} words
 * @param {State} state
 */
export async function fillEntry(entry, words, state) {
  const { id, game, position, url, version, ply, changed_at: at } = state;
  const isEnded = isOver(state);
  Object.assign(entry.dataset, { id, version, ply });
  entry.toggleAttribute("data-going", !isEnded);
  const result = state.told.at(-1);
  fill(entry, "[data-players]", playersOf(words, state));
  fill(entry, "[data-outcome]", result ? tell(words, result) : tellStatus(words, state));
  fill(entry, "[data-moves]", say(words, "mine-moves", { count: ply }));
  fill(entry, "time", day(new Date(at)));
  entry.querySelector("[data-outcome]")?.toggleAttribute("data-turn", isMyTurn(state) && state.you.length === 1);
  for (const part of entry.querySelectorAll("[data-when]")) part.toggleAttribute("hidden", part.getAttribute("data-when") !== (isEnded ? "over" : "going"));
  link(entry, "[data-open]", url);
  link(entry, "[data-to-review]", reviewOf(url))?.toggleAttribute("hidden", !isEnded);
  const picture = await backend.rules.picture(game, position).catch(() => null);
  if (picture !== null) entry.querySelector("[data-picture]")?.replaceChildren(drawn(picture));
}

/** A picture as a part of the page, which takes its colors. @param {string} svg */
function drawn(svg) {
  return new DOMParser().parseFromString(svg, "image/svg+xml").documentElement;
}

/** Where the review of a game is; the name of one that the browser keeps stands at the end. @param {string} url */
function reviewOf(url) {
  const [path, name] = url.split("#");
  return `${path}/review${name === undefined ? "" : `#${name}`}`;
}

/**
 * @param {HTMLElement} entry
 * @param {string} selector
 * @param {string} text
 */
function fill(entry, selector, text) {
  entry.querySelector(selector)?.replaceChildren(text);
}

/**
 * @param {HTMLElement} entry
 * @param {string} selector
 * @param {string} path
 */
function link(entry, selector, path) {
  const found = entry.querySelector(selector);
  if (found instanceof HTMLAnchorElement) found.href = inLanguage(path);
  return found;
}

/** Moves as people read them. Notation is for programs and for typing; where a game's is easily misread, people get signs. */

import * as pentaroll from "./pentaroll/written.js";

/** @type {Record<string, { written: (move: string) => string, told: (words: import("../words.js").Words, move: string) => string }>} */
const OWN = { pentaroll };

/**
 * A move as it is shown.
 * @param {string} game
 * @param {string} move
 */
export function written(game, move) {
  return OWN[game]?.written(move) ?? move;
}

/**
 * A move in words, for those who listen, where its signs do not speak for themselves.
 * @param {import("../words.js").Words} words
 * @param {string} game
 * @param {string} move
 * @returns {string | null}
 */
export function told(words, game, move) {
  return OWN[game]?.told(words, move) ?? null;
}

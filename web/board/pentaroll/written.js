/** Pentaroll's moves as people read them: `W3` could be White's or a cell, `→3` says which way and where. */

import { say } from "../../words.js";

/** @type {Record<string, string>} */
const ARROWS = { N: "↓", E: "←", S: "↑", W: "→" };

/** @param {string} move */
export function written(move) {
  const arrow = ARROWS[move[0]];
  return arrow === undefined ? move : arrow + move.slice(1);
}

/**
 * @param {import("../../words.js").Words} words
 * @param {string} move
 */
export function told(words, move) {
  // words: entry-N entry-E entry-S entry-W
  return ARROWS[move[0]] === undefined ? move : say(words, `entry-${move[0]}`, { lane: move.slice(1) });
}

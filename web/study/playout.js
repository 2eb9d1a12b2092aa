/** A puzzle after its first move: the opponent answers as well as can be, and the win is played to its end. */

import { backend } from "../backend/backend.js";
import { patiently } from "./patient.js";
import { points } from "./verdict.js";

/** @typedef {import("../wire.js").Stand} Stand */

/** How long the opponent thinks. */
const MILLIS = 1500;
/** What leaves the opponent more than this share of the points is no win any more, where nothing is proven. */
const WON = 0.1;

/**
 * What the opponent has after a move, and plays: the best there is.
 * @param {string} game
 * @param {string} position
 * @returns {Promise<{ isWon: boolean, reply: Stand | null }>} whether the one who moved still wins
 */
export async function answer(game, position) {
  const analysis = await patiently({ game, position, millis: MILLIS, lines: 1 });
  const isWon = (points(analysis) ?? 0.5) <= WON;
  if (analysis.best === null) return { isWon, reply: null };
  const { plies } = await backend.rules.line({ game, position, moves: [analysis.best] });
  return { isWon, reply: plies[1] };
}

/** What was found out about finished games, so that a review opens at once the second time: those looked at last. */

import { recallJson, remember } from "../memory.js";

/** @typedef {import("../wire.js").Verdict & { best: string | null, line: string[], source: string | null }} Answer What a position is worth to the side to move, and how it would go on. */
/** @typedef {{ id: string, moves: string, answers: (Answer | null)[] }} Kept */

const KEY = "panta-reviews";
/** So many games are kept; one takes about ten kilobytes. */
const MOST_GAMES = 20;
/** As much of a line as anybody looks at. */
const MOST_MOVES = 12;

/** As much of an analysis as a review needs. @param {import("../wire.js").Analysis} analysis @returns {Answer} */
export function answerOf({ proven, value, distance, distance_exact, score, best, source, lines }) {
  return { proven, value, distance, distance_exact, score, best, source, line: (lines[0]?.line ?? []).slice(0, MOST_MOVES) };
}

/**
 * What is known of the positions of a game, null where nothing is. A game that went on since has other moves.
 * @param {string} id
 * @param {string[]} moves
 * @returns {(Answer | null)[]}
 */
export function keptAnswers(id, moves) {
  const kept = all().find((one) => one.id === id && one.moves === moves.join(" "));
  return moves.concat("").map((_, index) => kept?.answers[index] ?? null);
}

/**
 * @param {string} id
 * @param {string[]} moves
 * @param {(Answer | null)[]} answers
 */
export function keepAnswers(id, moves, answers) {
  const others = all().filter((one) => one.id !== id);
  remember(KEY, JSON.stringify([{ id, moves: moves.join(" "), answers }, ...others].slice(0, MOST_GAMES)));
}

/** @returns {Kept[]} */
function all() {
  const kept = recallJson(KEY);
  return Array.isArray(kept) ? kept.filter((one) => Array.isArray(one?.answers)) : [];
}

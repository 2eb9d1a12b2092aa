/** What the values of a game's positions say about its moves. All verdicts here are White's. */

import { points } from "./verdict.js";

/** @typedef {import("../wire.js").Verdict} Verdict */
/** @typedef {import("../wire.js").Color} Color */
/** @typedef {{ ply: number, color: Color, cost: number }} Judged A move, from 1, and the share of the points that it gave away. */

/** Estimates waver by so much, so that a smaller loss is none. */
const NOISE = 0.05;
/** A move that costs as much is a mistake. */
const MISTAKE = 0.15;
/** So many mistakes of each color are shown. */
const MOST = 3;

/**
 * A verdict of the side to move as White sees it.
 * @param {Verdict} verdict
 * @param {Color} turn
 * @returns {Verdict}
 */
export function forWhite(verdict, turn) {
  if (turn === "white") return verdict;
  const flipped = { win: /** @type {const} */ ("loss"), loss: /** @type {const} */ ("win"), draw: /** @type {const} */ ("draw") };
  return { ...verdict, value: verdict.value && flipped[verdict.value], score: verdict.score === null ? null : -verdict.score };
}

/**
 * The verdict on a game that is over on the board.
 * @param {Color | "draw"} outcome
 * @returns {Verdict}
 */
export function ofOutcome(outcome) {
  const value = outcome === "draw" ? "draw" : outcome === "white" ? "win" : "loss";
  return { proven: true, value, distance: null, distance_exact: false, score: null };
}

/**
 * The verdict on a move for the one who makes it, from how the game stands then: over, or as the other side sees it.
 * @param {Verdict | Color | "draw"} after
 * @param {Color} mover
 * @returns {Verdict}
 */
export function forMover(after, mover) {
  if (typeof after === "string") return { ...forWhite(ofOutcome(after), mover), distance: 1, distance_exact: true };
  const distance = after.distance === null ? null : after.distance + 1;
  return { ...forWhite(after, "black"), distance };
}

/**
 * What every move cost the one who made it.
 * @param {Verdict[]} verdicts one more than moves
 * @param {Color[]} turns who moved
 * @returns {Judged[]}
 */
export function judge(verdicts, turns) {
  return turns.map((color, index) => {
    const [before, after] = [points(verdicts[index]) ?? 0.5, points(verdicts[index + 1]) ?? 0.5];
    const lost = color === "white" ? before - after : after - before;
    return { ply: index + 1, color, cost: lost < NOISE ? 0 : lost };
  });
}

/**
 * The worst moves of each color: those of one's own colors first, and the worst of them.
 * @param {Judged[]} judged
 * @param {Color[]} own
 */
export function mistakes(judged, own) {
  const isOwn = (/** @type {Judged} */ { color }) => own.includes(color);
  const worst = (/** @type {Color} */ color) => judged.filter((one) => one.color === color && one.cost >= MISTAKE).sort((a, b) => b.cost - a.cost).slice(0, MOST);
  return [...worst("white"), ...worst("black")].sort((a, b) => Number(isOwn(b)) - Number(isOwn(a)) || b.cost - a.cost);
}

/**
 * How well a color played: the share of the points that its moves kept on average, and a word for it.
 * @param {Judged[]} judged
 * @param {Color} color
 */
export function accuracy(judged, color) {
  const costs = judged.filter((one) => one.color === color).map(({ cost }) => cost);
  if (costs.length === 0) return null;
  const kept = 1 - costs.reduce((sum, cost) => sum + cost, 0) / costs.length;
  const word = costs.every((cost) => cost === 0) ? "perfect" : kept >= 0.95 ? "good" : kept >= 0.88 ? "fair" : "poor";
  return { percent: Math.round(100 * kept), word };
}

/**
 * How a move compares with what was played and what was possible, in points of the mover.
 * @param {number} tried
 * @param {number} played
 * @param {number} possible
 * @returns {"right" | "better" | "wrong"}
 */
export function compare(tried, played, possible) {
  if (tried >= possible - NOISE) return "right";
  return tried > played + NOISE ? "better" : "wrong";
}

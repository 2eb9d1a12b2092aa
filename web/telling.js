/** Moves and states in words. */

import { isDrawOffered, isRematchOffered, isTakebackAsked, isWaiting } from "./standing.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").Color} Color */

/**
 * A move that was made, for those who listen.
 * @param {import("./words.js").Words} words
 * @param {import("./wire.js").Game} game
 * @param {Color} mover
 * @param {string} move
 * @param {import("./wire.js").Step[]} steps
 */
export function tellMove(words, game, mover, move, steps) {
  const color = words[`color-${mover}`] ?? mover;
  if (game === "pentago") return tellPentago(words, color, move);
  if (game === "pentaroll") return say(words, "said-pentaroll", { color, entry: say(words, `entry-${move[0]}`, { lane: move[1] }) });
  return tellPantarei(words, color, move, steps);
}

/**
 * @param {import("./words.js").Words} words
 * @param {string} color
 * @param {string} move
 */
function tellPentago(words, color, move) {
  const [cell, twist] = move.split("-");
  if (twist === undefined) return say(words, "said-pentago", { color, cell });
  return say(words, `said-pentago-${twist[1]}`, { color, cell, block: twist[0] });
}

/**
 * @param {import("./words.js").Words} words
 * @param {string} color
 * @param {string} move
 * @param {import("./wire.js").Step[]} steps
 */
function tellPantarei(words, color, move, steps) {
  if (move === "pass") return say(words, "said-pantarei-pass", { color });
  const [stack, goal] = move.split("x");
  if (goal !== undefined) return say(words, "said-pantarei-x", { color, stack, goal });
  return say(words, `said-pantarei-${move.slice(-1)}`, { color, stack: parseInt(move, 10), goal: steps[0]?.changes[0]?.to.split(".")[0] ?? "?" });
}

/**
 * Who does what now.
 * @param {import("./words.js").Words} words
 * @param {import("./wire.js").State} state
 */
export function tellStatus(words, state) {
  const color = words[`color-${state.turn}`] ?? state.turn;
  if (state.outcome !== null) return "";
  if (isWaiting(state)) return say(words, "status-waiting");
  if (state.choice !== null) {
    const isMine = state.you.includes(state.choice);
    return isMine ? say(words, "status-choose") : say(words, "status-choosing");
  }
  if (state.seats[state.turn].kind === "computer") return say(words, "status-thinking");
  const isMine = state.you.includes(state.turn) && state.you.length === 1;
  const remark = state.remark === null ? "" : `-${state.remark}`;
  if (isMine) return say(words, `status-you${remark}`);
  return state.remark === null ? say(words, "status-turn", { color }) : say(words, `status${remark}`, { color });
}

/**
 * What the other player has offered, or has made of an offer, since the state before.
 * @param {import("./words.js").Words} words
 * @param {import("./wire.js").State} before
 * @param {import("./wire.js").State} now
 */
export function tellOffer(words, before, now) {
  if (now.you.length !== 1) return "";
  if (isDrawOffered(now) && !isDrawOffered(before)) return say(words, "offer-draw");
  if (isTakebackAsked(now) && !isTakebackAsked(before)) return say(words, "offer-takeback");
  if (isRematchOffered(now) && !isRematchOffered(before)) return say(words, "offer-rematch");
  const isMine = (/** @type {Color | null} */ who) => who !== null && now.you.includes(who);
  const isGone = (isMine(before.draw) && now.draw === null) || (isMine(before.takeback) && now.takeback === null);
  return isGone && now.outcome === null && now.ply === before.ply ? say(words, "offer-declined") : "";
}

/** @param {number} millis */
export function tellTime(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

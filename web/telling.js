/** Moves and states in words. */

import { isDrawOffered, isOver, isRematchOffered, isTakebackAsked } from "./standing.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").Color} Color */

/**
 * A move that was made, for those who listen. How it is told is the game's own matter.
 * @param {import("./words.js").Words} words
 * @param {Color} mover
 * @param {import("./wire.js").Said} said
 */
export function tellMove(words, mover, { message, about }) {
  return say(words, message, { ...about, color: mover });
}

/**
 * Whatever is told.
 * @param {import("./words.js").Words} words
 * @param {import("./wire.js").Said} said
 */
export function tell(words, { message, about }) {
  return say(words, message, about);
}

/**
 * Who does what now; nothing when the game is over.
 * @param {import("./words.js").Words} words
 * @param {import("./wire.js").State} state
 */
export function tellStatus(words, { status }) {
  return status === null ? "" : tell(words, status);
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
  return isGone && !isOver(now) && now.ply === before.ply ? say(words, "offer-declined") : "";
}

/** @param {number} millis */
export function tellTime(millis) {
  const seconds = Math.max(0, Math.ceil(millis / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
}

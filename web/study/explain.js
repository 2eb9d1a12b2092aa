/** What was wrong with a move, in sentences: what comes of it, what refutes it, and how it stood before. */

import { tellMove } from "../telling.js";
import { Percent, say, sayAll } from "../words.js";
import { kind, points } from "./verdict.js";

/** @typedef {import("../wire.js").Verdict} Verdict */
/** @typedef {import("../wire.js").Color} Color */

/**
 * @typedef {object} Slip
 * @property {string} move the mistake
 * @property {Color} mover who made it
 * @property {Verdict} before what the position was worth to the mover
 * @property {Verdict} after and what it is worth after the move
 * @property {import("../wire.js").Said | null} reply what refutes it, unless the game is over
 */

/**
 * @param {import("../words.js").Words} words
 * @param {Slip} slip
 */
export function explain(words, { move, mover, before, after, reply }) {
  const other = opponent(mover);
  return sayAll(words, now(words, move, mover, after), reply === null ? "" : tellMove(words, other, reply), until(words, mover, before));
}

/** @param {Color} color @returns {Color} */
export function opponent(color) {
  return color === "white" ? "black" : "white";
}

/**
 * @param {import("../words.js").Words} words
 * @param {string} move
 * @param {Color} mover
 * @param {Verdict} after
 */
function now(words, move, mover, after) {
  switch (kind(after)) {
    case "loss": return say(words, "slip-lost", { move, color: opponent(mover) });
    case "draw": return say(words, "slip-drawn", { move });
    default: return say(words, "slip-about", { move, color: mover, percent: percent(after) });
  }
}

/**
 * @param {import("../words.js").Words} words
 * @param {Color} mover
 * @param {Verdict} before
 */
function until(words, mover, before) {
  switch (kind(before)) {
    case "win": return say(words, "until-won", { color: mover });
    case "draw": return say(words, "until-drawn");
    default: return say(words, "until-about", { color: mover, percent: percent(before) });
  }
}

/** @param {Verdict} verdict */
function percent(verdict) {
  return new Percent(Math.round(100 * (points(verdict) ?? 0.5)));
}

/** What the engine says of a move or position: a shape, a few words, and which is better. */

import { Percent, say } from "../words.js";

/** @typedef {import("../wire.js").Verdict} Verdict */
/** @typedef {"win" | "draw" | "loss" | "unknown" | "about"} Kind */

/** Shapes that differ without their colors. */
export const SHAPES = { win: "▲", draw: "●", loss: "▼", unknown: "?", about: "~" };

/** What is known of a verdict. @param {Verdict} verdict @returns {Kind} */
export function kind(verdict) {
  if (verdict.value !== null) return verdict.value;
  return verdict.score === null ? "unknown" : "about";
}

/** The share of the points that the side to move can expect, or null: docs/protocol.md. @param {Verdict} verdict */
export function points(verdict) {
  switch (kind(verdict)) {
    case "win": return 1;
    case "draw": return 0.5;
    case "loss": return 0;
    case "about": return 1 / (1 + Math.exp(-(verdict.score ?? 0) / 100));
    default: return null;
  }
}

/** The same as percent. @param {Verdict} verdict */
function percent(verdict) {
  return Math.round(100 * (points(verdict) ?? 0.5));
}

/** How many moves the winner makes to the end, which is what players count. @param {Verdict} verdict */
function winnersMoves({ distance }) {
  return distance === null ? null : Math.ceil(distance / 2);
}

/** A shape, with the distance or the estimate. @param {Verdict} verdict */
export function shape(verdict) {
  const what = kind(verdict);
  return `${SHAPES[what]}${what === "about" ? percent(verdict) : winnersMoves(verdict) ?? ""}`;
}

/**
 * @param {import("../words.js").Words} words
 * @param {Verdict} verdict
 */
export function tellValue(words, verdict) {
  const what = kind(verdict);
  if (what === "about") return say(words, "worth-about", { percent: new Percent(percent(verdict)) });
  const moves = winnersMoves(verdict);
  if (moves === null) return say(words, `worth-${what}`);
  return say(words, `worth-${what}-${verdict.distance_exact ? "exact" : "bound"}`, { moves });
}

/**
 * Whether it is certain, and whether others have proven it: published solutions know values, and not how long anything takes.
 * @param {Verdict & { source?: string | null }} verdict
 */
export function how(verdict) {
  if (!verdict.proven) return "estimated";
  return verdict.source && verdict.distance === null ? "published" : "proven";
}

/**
 * Better verdicts have higher numbers: quick wins, long losses.
 * @param {Verdict} verdict
 */
function rank(verdict) {
  const distance = (verdict.distance ?? 999) / 1000;
  switch (kind(verdict)) {
    case "win": return 3 - distance;
    case "loss": return -3 + distance;
    case "unknown": return -1;
    default: return points(verdict) ?? 0;
  }
}

/**
 * The best of several verdicts, if there are any.
 * @param {Verdict[]} verdicts
 * @returns {Verdict | null}
 */
export function best(verdicts) {
  return verdicts.reduce((/** @type {Verdict | null} */ one, other) => (one !== null && rank(one) >= rank(other) ? one : other), null);
}

/**
 * The verdict on every move that an analysis knows of; what a line says counts where the move itself is not judged.
 * @param {import("../wire.js").Analysis | null} analysis
 * @returns {Map<string, Verdict>}
 */
export function verdicts(analysis) {
  const all = [...(analysis?.moves ?? []), ...(analysis?.lines ?? []).filter((line) => kind(line) !== "unknown")];
  return new Map(all.map((one) => [one.move, one]));
}

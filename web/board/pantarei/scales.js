/** The scales as elements that stay the same while they move, and the stacks that they lie in. */

import { glide } from "../motion.js";
import { drawScale } from "./draw.js";

/** @typedef {{ piece: string, element: SVGElement }} Scale */

/**
 * @param {Scale} scale
 * @param {Map<Scale, { x: number, y: number }>} from
 * @param {Map<Scale, { x: number, y: number }>} to
 * @param {number} lift
 */
export function travel(scale, from, to, lift) {
  const [start, end] = [from.get(scale), to.get(scale)];
  if (!start || !end || (start.x === end.x && start.y === end.y)) return Promise.resolve();
  return glide(scale.element, start, end, { lift, duration: 300 });
}

/** The stack on which a move lands. @param {import("../../wire.js").Preview | null} preview */
export function landing(preview) {
  return Number(preview?.steps[0]?.changes[0]?.to.split(".")[0] ?? 0);
}

/**
 * @param {string} piece
 * @returns {Scale}
 */
export function makeScale(piece) {
  return { piece, element: drawScale(piece) };
}

/**
 * Scales stack by stack; a stack that was just emptied still has its place.
 * @param {Map<string, Scale>} scales
 * @param {number} [least] how many stacks there are at least
 */
export function pile(scales, least = 0) {
  /** @type {Scale[][]} */
  const stacks = Array.from({ length: least }, () => []);
  for (const [place, scale] of scales) {
    const [stack, height] = place.split(".").map(Number);
    while (stacks.length < stack) stacks.push([]);
    stacks[stack - 1][height - 1] = scale;
  }
  return stacks;
}

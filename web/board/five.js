/** The marks of a five: rings around its marbles, and a line that draws itself through them. */

import { runs } from "./pieces.js";
import { svg } from "./svg.js";

/** @typedef {{ x: number, y: number }} Place */

/** How far a line goes beyond the middle of its last marbles. */
const BEYOND = 18;

/**
 * @param {string[]} cells what shows why the game ended
 * @param {Map<string, string>} marbles
 * @param {(cell: string) => Place} center
 * @param {number} radius of a marble
 */
export function fiveMarks(cells, marbles, center, radius) {
  const lines = runs(cells, marbles).map(([from, to]) => line(center(from), center(to)));
  return [...cells.map((cell) => ring(center(cell), radius)), ...lines];
}

/**
 * @param {Place} place
 * @param {number} radius of a marble
 */
export function ring({ x, y }, radius) {
  return svg("circle", { class: "mark-ring", cx: x, cy: y, r: radius + 3 });
}

/**
 * @param {Place} from
 * @param {Place} to
 */
function line(from, to) {
  const length = Math.hypot(to.x - from.x, to.y - from.y);
  const [dx, dy] = [((to.x - from.x) / length) * BEYOND, ((to.y - from.y) / length) * BEYOND];
  return svg("line", { class: "mark-line", x1: from.x - dx, y1: from.y - dy, x2: to.x + dx, y2: to.y + dy, pathLength: 1 });
}

/** A dot on the marble that came last. @param {Place} place */
export function lastDot({ x, y }) {
  return svg("circle", { class: "last-dot", cx: x, cy: y, r: 6 });
}

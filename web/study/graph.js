/** The value of every position as a graph: proven values as dots, estimates as rings. */

import { label, svg } from "../board/svg.js";
import { points } from "./verdict.js";

const HEIGHT = 220;
const MARGIN = 16;
/** Where the names of the colors stand. */
const NAMES = 84;

/**
 * @param {HTMLElement} holder
 * @param {(import("../wire.js").Verdict | null)[]} verdicts White's; null where nothing is known yet
 * @param {{ name: string, white: string, black: string }} words
 */
export function drawGraph(holder, verdicts, words) {
  const width = Math.max(280, holder.clientWidth);
  const x = (/** @type {number} */ index) => NAMES + (index * (width - NAMES - MARGIN)) / Math.max(1, verdicts.length - 1);
  const y = (/** @type {number} */ share) => MARGIN + (1 - share) * (HEIGHT - 2 * MARGIN);
  const known = verdicts.flatMap((verdict, index) => (verdict === null ? [] : [{ x: x(index), y: y(points(verdict) ?? 0.5), isProven: verdict.proven }]));
  const root = svg(
    "svg",
    { viewBox: `0 0 ${width} ${HEIGHT}`, role: "img", "aria-label": words.name },
    svg("rect", { class: "graph-half", x: 0, y: 0, width, height: HEIGHT / 2, rx: 12 }),
    svg("line", { class: "graph-middle", x1: 0, x2: width, y1: HEIGHT / 2, y2: HEIGHT / 2 }),
    label(8, 20, words.white, "graph-name"),
    label(8, HEIGHT - 10, words.black, "graph-name"),
    ...known.slice(1).map((to, index) => line(known[index], to)),
    ...known.map((at) => svg("circle", { class: `graph-dot${at.isProven ? " is-proven" : ""}`, cx: at.x, cy: at.y, r: 5 })),
  );
  holder.replaceChildren(root);
}

/** @typedef {{ x: number, y: number, isProven: boolean }} Point */

/**
 * @param {Point} from
 * @param {Point} to
 */
function line(from, to) {
  const isCertain = from.isProven && to.isProven;
  return svg("line", { class: `graph-line${isCertain ? "" : " is-estimated"}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

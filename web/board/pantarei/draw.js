/** The snake as SVG: scales are seen in one layer, and stacks are touched and read aloud in another. */

import { label, svg } from "../svg.js";
import { PITCH, arc } from "./geometry.js";

const SHIELD = "M-25 -12 Q0 -25 25 -12 Q23 13 0 24 Q-23 13 -25 -12 Z";

/**
 * @typedef {object} Drawing
 * @property {SVGElement} root
 * @property {SVGElement} body the spine and the head
 * @property {SVGElement} scales
 * @property {SVGElement} over counts, arcs and rings
 * @property {SVGElement} stacks what is pressed and read
 */

/** @returns {Drawing} */
export function drawSnake() {
  const drawing = {
    root: svg("svg", { class: "board board-pantarei" }),
    body: svg("g", { "aria-hidden": "true" }),
    scales: svg("g", { "aria-hidden": "true" }),
    over: svg("g", { class: "over", "aria-hidden": "true" }),
    stacks: svg("g", { role: "toolbar", class: "grid" }),
  };
  drawing.root.append(drawing.body, drawing.scales, drawing.over, drawing.stacks);
  return drawing;
}

/**
 * The body and head of the snake.
 * @param {SVGElement} body
 * @param {import("./geometry.js").Layout} layout
 */
export function fillBody(body, layout) {
  const { head, spine } = layout;
  body.replaceChildren(
    svg("path", { class: "spine", d: spine }),
    svg(
      "g",
      { class: "head", transform: `translate(${head.x} ${head.y})` },
      svg("path", { class: "tongue", d: "M-14 0 L-24 0 M-24 0 L-29 -4 M-24 0 L-29 4" }),
      svg("ellipse", { class: "head-body", rx: 17, ry: 13 }),
      svg("circle", { class: "eye", cx: -6, cy: -5, r: 2.4 }),
      svg("circle", { class: "eye", cx: -6, cy: 5, r: 2.4 }),
    ),
    ...layout.places.map((place, index) => label(place.x, place.y + 44, index + 1, "coordinate")),
  );
}

/** A scale at the origin: a shield with one to three strokes; the neutral one is golden and bare. @param {string} piece */
export function drawScale(piece) {
  const strokes = Array.from({ length: Number(piece[1] ?? 0) }, (_, index) => {
    const half = 10 - index * 1.6;
    return svg("path", { class: "scale-stroke", d: `M${-half} ${5 + index * 6} Q0 ${index * 6} ${half} ${5 + index * 6}` });
  });
  return svg("g", { class: `scale scale-${piece[0]}` }, svg("path", { class: "scale-body", d: SHIELD }), ...strokes);
}

/**
 * The height of a stack beside its top.
 * @param {import("./geometry.js").Place} place
 * @param {number} height
 * @param {boolean} isMarked
 */
export function drawCount(place, height, isMarked) {
  return svg(
    "g",
    { class: isMarked ? "count is-marked" : "count", transform: `translate(${place.x + 23} ${place.y - 17})` },
    svg("circle", { r: isMarked ? 14 : 10.5 }),
    label(0, 0.5, height, "count-label"),
  );
}

/**
 * The way from the top of one stack to the top of another.
 * @param {import("./geometry.js").Place} from
 * @param {import("./geometry.js").Place} to
 * @param {boolean} isSwap
 */
export function drawLanding(from, to, isSwap) {
  return [
    svg("path", { class: isSwap ? "landing is-swap" : "landing", d: arc(from, to) }),
    svg("path", { class: "landing-head", d: `M${to.x - 8} ${to.y - 33} L${to.x} ${to.y - 21} L${to.x + 8} ${to.y - 33}` }),
  ];
}

/**
 * What is pressed of a stack.
 * @param {number} number
 */
export function drawStack(number) {
  return svg("rect", { class: "cell", role: "button", tabindex: -1, width: PITCH, rx: 16, "data-stack": number });
}

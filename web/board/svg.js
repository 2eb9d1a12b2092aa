/** Making SVG elements, and the pieces that boards share. */

const NAMESPACE = "http://www.w3.org/2000/svg";

/**
 * An SVG element. Attributes that are null are left out.
 * @param {string} name
 * @param {Record<string, string | number | null>} [attributes]
 * @param {Node[]} children
 * @returns {SVGElement}
 */
export function svg(name, attributes = {}, ...children) {
  const element = document.createElementNS(NAMESPACE, name);
  setAll(element, attributes);
  element.append(...children);
  return /** @type {SVGElement} */ (element);
}

/**
 * Sets attributes, and removes those that are null.
 * @param {Element} element
 * @param {Record<string, string | number | null>} attributes
 */
export function setAll(element, attributes) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null) element.removeAttribute(name);
    else if (element.getAttribute(name) !== String(value)) element.setAttribute(name, String(value));
  }
}

/**
 * A short text in a drawing.
 * @param {number} x
 * @param {number} y
 * @param {string | number} words
 * @param {string} className
 */
export function label(x, y, words, className) {
  const element = svg("text", { x, y, class: className });
  element.textContent = String(words);
  return element;
}

/**
 * A marble that stands at the origin of its group; move it by its transform.
 * @param {"w" | "b"} color
 * @param {number} radius
 */
export function marble(color, radius) {
  const shine = { cx: -radius * 0.32, cy: -radius * 0.42, rx: radius * 0.3, ry: radius * 0.17, transform: `rotate(-24 ${-radius * 0.32} ${-radius * 0.42})` };
  return svg(
    "g",
    { class: `marble marble-${color}` },
    svg("circle", { class: "marble-shade", cx: radius * 0.04, cy: radius * 0.12, r: radius }),
    svg("circle", { class: "marble-body", r: radius, fill: `url(#marble-${color})` }),
    svg("ellipse", { class: "marble-shine", ...shine }),
  );
}

/**
 * Small marbles that stand for the sides that could win at a place.
 * @param {import("../wire.js").Color[]} colors
 * @param {{ x: number, y: number }} place
 */
export function threatMarks(colors, { x, y }) {
  return colors.map((color, index) => svg("circle", { class: `threat threat-${color}`, cx: x + (index - (colors.length - 1) / 2) * 17, cy: y, r: 7 }));
}

/**
 * What a move is worth, as a shape and a number on a small plate.
 * @param {string} kind
 * @param {string} text
 * @param {{ x: number, y: number }} place
 */
export function valueMark(kind, text, { x, y }) {
  const width = 14 + 9 * text.length;
  return svg("g", { class: `value value-${kind}` }, svg("rect", { class: "value-plate", x: x - width / 2, y: y - 12, width, height: 24, rx: 12 }), label(x, y + 1, text, "value-text"));
}

/** Ivory and obsidian; the colors are those of the style sheet. */
export function definitions() {
  return svg("defs", {}, ...["w", "b"].map(gradient));
}

/** @param {string} color */
function gradient(color) {
  const stops = [0, 55, 100].map((offset, index) => svg("stop", { offset: `${offset}%`, class: `stop-${color}${index}` }));
  return svg("radialGradient", { id: `marble-${color}`, cx: "36%", cy: "30%", r: "78%" }, ...stops);
}

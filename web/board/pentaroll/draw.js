/** The Pentaroll tray as SVG: what is seen is one layer, and what is touched and read aloud lies over it. */

import { CELLS, COLUMNS, ROWS } from "../pieces.js";
import { definitions, label, marble, svg } from "../svg.js";
import { PITCH, RADIUS, SIZE, at, center, isEntry, spot, way } from "./geometry.js";

const PLACES = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * @typedef {object} Drawing
 * @property {SVGElement} root
 * @property {SVGElement} tray where the marbles lie
 * @property {SVGElement} ghost what an entry would do
 * @property {SVGElement} over lines and rings
 * @property {Map<string, SVGElement>} places what is pressed or read: entries and cells
 * @property {Map<string, SVGElement>} arrows what is seen of the entries
 */

/**
 * @param {boolean} isPicture without entries and without anything to press
 * @returns {Drawing}
 */
export function drawBoard(isPicture) {
  const box = isPicture ? `${PITCH - 26} ${PITCH - 26} ${SIZE - 2 * PITCH + 52} ${SIZE - 2 * PITCH + 52}` : `0 0 ${SIZE} ${SIZE}`;
  const root = svg("svg", { viewBox: box, class: "board board-pentaroll" }, definitions());
  const drawing = { root, tray: svg("g"), ghost: svg("g", { class: "ghost" }), over: svg("g", { class: "over" }), places: new Map(), arrows: new Map() };
  const seen = svg("g", { "aria-hidden": "true" }, ...drawTray());
  if (!isPicture) seen.append(...drawArrows(drawing));
  // Marbles roll in from under the rim, so the tray cuts them off.
  seen.append(...(isPicture ? pictureLabels() : []), drawing.tray, drawing.ghost, drawing.over);
  root.append(seen);
  if (!isPicture) root.append(drawGrid(drawing));
  return drawing;
}

function drawTray() {
  const [start, side] = [PITCH - 4, 6 * PITCH + 8];
  const lanes = PLACES.slice(1, 7).flatMap((index) => {
    const middle = index * PITCH + PITCH / 2;
    const [from, to] = [PITCH + 24, 7 * PITCH - 24];
    return [svg("line", { class: "lane", x1: from, y1: middle, x2: to, y2: middle }), svg("line", { class: "lane", x1: middle, y1: from, x2: middle, y2: to })];
  });
  const hollows = CELLS.map((cell) => {
    const { x, y } = center(cell);
    return svg("circle", { class: "hollow", cx: x, cy: y, r: RADIUS - 2 });
  });
  return [
    svg("rect", { class: "block-shade", x: start, y: start + 3, width: side, height: side, rx: 26 }),
    svg("rect", { class: "block-body", x: start, y: start, width: side, height: side, rx: 26 }),
    ...lanes,
    ...hollows,
  ];
}

function pictureLabels() {
  return COLUMNS.flatMap((column, index) => {
    const middle = (index + 1) * PITCH + PITCH / 2;
    return [label(middle, PITCH - 15, column, "coordinate"), label(PITCH - 16, middle, ROWS[index], "coordinate")];
  });
}

/** @param {Drawing} drawing */
function drawArrows(drawing) {
  return entries().map((entry) => {
    const { x, y, dx, dy } = way(entry);
    const middle = spot(x, y);
    const turned = (Math.atan2(dy, dx) * 180) / Math.PI;
    const arrow = svg(
      "g",
      { class: "entry", transform: `translate(${middle.x} ${middle.y})` },
      svg("path", { class: "entry-arrow", d: "M-5 -12 Q-7 -13 -7 -10 L-7 10 Q-7 13 -5 12 L13 2 Q16 0 13 -2 Z", transform: `rotate(${turned})` }),
      svg("path", { class: "entry-bar", d: "M8 -14 L8 14", transform: `rotate(${turned})` }),
      label(-dx * 19, -dy * 19, entry[1], "entry-label"),
    );
    drawing.arrows.set(entry, arrow);
    return arrow;
  });
}

/** @returns {string[]} */
export function entries() {
  return PLACES.flatMap((y) => PLACES.map((x) => at(x, y))).filter((name) => name !== null && isEntry(name)).map(String);
}

/** @param {Drawing} drawing */
function drawGrid(drawing) {
  const rows = PLACES.map((y) => {
    const cells = PLACES.flatMap((x) => {
      const name = at(x, y);
      if (name === null) return [];
      const { x: left, y: top } = spot(x, y);
      const kind = isEntry(name) ? "cell cell-entry" : "cell";
      const element = svg("rect", { class: kind, role: "gridcell", tabindex: -1, x: left - PITCH / 2, y: top - PITCH / 2, width: PITCH, height: PITCH, rx: 14, "data-place": name });
      drawing.places.set(name, element);
      return [element];
    });
    return svg("g", { role: "row" }, ...cells);
  });
  return svg("g", { role: "grid", class: "grid" }, ...rows);
}

/**
 * @param {SVGElement} tray
 * @param {Map<string, string>} marbles
 */
export function fillTray(tray, marbles) {
  tray.replaceChildren(
    ...[...marbles].map(([cell, color]) => {
      const { x, y } = center(cell);
      return svg("g", { transform: `translate(${x} ${y})`, "data-at": cell }, marble(color === "w" ? "w" : "b", RADIUS));
    }),
  );
}

/** The Pentago board as SVG: what is seen is one layer, and what is touched and read aloud lies over it. */

import { CELLS, COLUMNS, ROWS } from "../pieces.js";
import { definitions, label, marble, svg } from "../svg.js";
import { BLOCK, HEIGHT, PITCH, RADIUS, WIDTH, blockCenter, blockOf, center, handle, labelPlace } from "./geometry.js";

export const BLOCKS = [1, 2, 3, 4];
export const DIRECTIONS = /** @type {const} */ (["L", "R"]);

/**
 * @typedef {object} Drawing
 * @property {SVGElement} root
 * @property {Map<number, SVGElement>} blocks what swings; the origin is its middle
 * @property {Map<number, SVGElement>} trays where the marbles of a block lie
 * @property {Map<number, SVGElement>} ghosts what a twist would make of a block
 * @property {Map<string, SVGElement>} cells what is pressed, by cell
 * @property {Map<string, SVGElement>} handles by twist, such as `2R`
 * @property {SVGElement} over lines and rings above the blocks
 */

/**
 * The empty board.
 * @param {boolean} isPicture without handles and without anything to press
 * @returns {Drawing}
 */
export function drawBoard(isPicture) {
  const box = isPicture ? `8 60 ${WIDTH - 16} ${HEIGHT - 112}` : `0 0 ${WIDTH} ${HEIGHT}`;
  const root = svg("svg", { viewBox: box, class: "board board-pentago" }, definitions());
  const drawing = { root, blocks: new Map(), trays: new Map(), ghosts: new Map(), cells: new Map(), handles: new Map(), over: svg("g", { class: "over" }) };
  const seen = svg("g", { "aria-hidden": "true" }, ...labels());
  for (const block of BLOCKS) seen.append(drawBlock(drawing, block));
  seen.append(drawing.over);
  root.append(seen);
  if (!isPicture) root.append(drawGrid(drawing), drawHandles(drawing));
  return drawing;
}

function labels() {
  return COLUMNS.flatMap((column, index) => {
    const at = labelPlace(index);
    return [label(at.column.x, at.column.y, column, "coordinate"), label(at.row.x, at.row.y, ROWS[index], "coordinate")];
  });
}

/**
 * @param {Drawing} drawing
 * @param {number} block
 */
function drawBlock(drawing, block) {
  const middle = blockCenter(block);
  const half = BLOCK / 2;
  const hollows = CELLS.filter((cell) => blockOf(cell) === block).map((cell) => {
    const at = center(cell);
    return svg("circle", { class: "hollow", cx: at.x - middle.x, cy: at.y - middle.y, r: RADIUS - 2 });
  });
  const tray = svg("g");
  const ghost = svg("g", { class: "ghost" });
  const body = svg(
    "g",
    { class: "block" },
    svg("rect", { class: "block-shade", x: -half, y: -half + 3, width: BLOCK, height: BLOCK, rx: 20 }),
    svg("rect", { class: "block-body", x: -half, y: -half, width: BLOCK, height: BLOCK, rx: 20 }),
    label(-PITCH / 2, -PITCH / 2, block, "block-number"),
    ...hollows,
    tray,
  );
  drawing.blocks.set(block, body);
  drawing.trays.set(block, tray);
  drawing.ghosts.set(block, ghost);
  return svg("g", { transform: `translate(${middle.x} ${middle.y})` }, body, ghost);
}

/** @param {Drawing} drawing */
function drawGrid(drawing) {
  const rows = ROWS.map((row) => {
    const cells = COLUMNS.map((column) => {
      const { x, y } = center(column + row);
      const cell = svg("rect", { class: "cell", role: "gridcell", tabindex: -1, x: x - PITCH / 2, y: y - PITCH / 2, width: PITCH, height: PITCH, rx: 14, "data-cell": column + row });
      drawing.cells.set(column + row, cell);
      return cell;
    });
    return svg("g", { role: "row" }, ...cells);
  });
  return svg("g", { role: "grid", class: "grid" }, ...rows);
}

/** @param {Drawing} drawing */
function drawHandles(drawing) {
  const group = svg("g", { role: "group", class: "handles" });
  for (const block of BLOCKS) {
    for (const direction of DIRECTIONS) {
      const one = drawHandle(block, direction);
      drawing.handles.set(`${block}${direction}`, one);
      group.append(one);
    }
  }
  return group;
}

/**
 * @param {number} block
 * @param {"L" | "R"} direction
 */
function drawHandle(block, direction) {
  const { x, y, width, height, side, up } = handle(block, direction);
  // An arc around the block's middle, with its head at the outer end.
  const [start, end] = [{ x: -24 * side, y: -6 * up }, { x: 20 * side, y: 9 * up }];
  const arc = `M${start.x} ${start.y} Q${6 * side} ${-12 * up} ${end.x} ${end.y}`;
  const head = `M${end.x - 13 * side} ${end.y + 1 * up} L${end.x + 1 * side} ${end.y + 2 * up} L${end.x + 3 * side} ${end.y - 13 * up}`;
  return svg(
    "g",
    { role: "button", class: "handle", tabindex: -1, transform: `translate(${x} ${y})`, "data-twist": `${block}${direction}` },
    svg("rect", { class: "handle-body", x: -width / 2, y: -height / 2, width, height, rx: height / 2 }),
    svg("path", { class: "handle-arc", d: arc }),
    svg("path", { class: "handle-arc", d: head }),
  );
}

/**
 * Puts marbles into a block's tray.
 * @param {SVGElement} tray
 * @param {number} block
 * @param {Map<string, string>} marbles
 */
export function fillTray(tray, block, marbles) {
  const middle = blockCenter(block);
  const inside = [...marbles].filter(([cell]) => blockOf(cell) === block);
  tray.replaceChildren(
    ...inside.map(([cell, color]) => {
      const at = center(cell);
      return svg("g", { transform: `translate(${at.x - middle.x} ${at.y - middle.y})`, "data-at": cell }, marble(color === "w" ? "w" : "b", RADIUS));
    }),
  );
}

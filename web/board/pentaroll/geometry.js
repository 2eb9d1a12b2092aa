/** Where things are on the Pentaroll tray: eight by eight places, the cells inside and the entries around them. */

import { COLUMNS, ROWS, place } from "../pieces.js";

export const PITCH = 60;
export const RADIUS = 24;
export const SIZE = 8 * PITCH;

/**
 * The middle of a place of the eight by eight.
 * @param {number} x
 * @param {number} y
 */
export function spot(x, y) {
  return { x: x * PITCH + PITCH / 2, y: y * PITCH + PITCH / 2 };
}

/** @param {string} cell */
export function center(cell) {
  const { column, row } = place(cell);
  return spot(column + 1, row + 1);
}

/**
 * What stands at a place: an entry such as `Nc`, a cell such as `c3`, or nothing at the four outer corners.
 * @param {number} x
 * @param {number} y
 * @returns {string | null}
 */
export function at(x, y) {
  const [column, row] = [COLUMNS[x - 1], ROWS[y - 1]];
  if (column && row) return column + row;
  if (column) return (y === 0 ? "N" : "S") + column;
  if (row) return (x === 0 ? "W" : "E") + row;
  return null;
}

/**
 * An entry: its place, its first cell, and the direction in which marbles roll.
 * @param {string} entry
 */
export function way(entry) {
  const [side, lane] = entry;
  switch (side) {
    case "N": return { x: COLUMNS.indexOf(lane) + 1, y: 0, dx: 0, dy: 1, slot: `${lane}1` };
    case "S": return { x: COLUMNS.indexOf(lane) + 1, y: 7, dx: 0, dy: -1, slot: `${lane}6` };
    case "W": return { x: 0, y: ROWS.indexOf(lane) + 1, dx: 1, dy: 0, slot: `a${lane}` };
    default: return { x: 7, y: ROWS.indexOf(lane) + 1, dx: -1, dy: 0, slot: `f${lane}` };
  }
}

/** @param {string} name */
export function isEntry(name) {
  return /^[NSWE]/.test(name);
}

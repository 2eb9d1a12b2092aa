/**
 * Where things are on the Pentago board, in the units of its drawing.
 *
 * Handles stand above the upper blocks and below the lower ones, so that the board is as wide as the screen.
 */

import { place } from "../pieces.js";

export const PITCH = 60;
export const BLOCK = 3 * PITCH;
export const RADIUS = 23;
const GAP = 14;
const SIDE = 24;
const HANDLES = 62;
const LETTERS = 24;
const TOP = HANDLES + LETTERS;
export const WIDTH = 2 * SIDE + 2 * BLOCK + GAP;
export const HEIGHT = TOP + 2 * BLOCK + GAP + 8 + HANDLES;

/** @param {number} index */
const along = (index) => index * PITCH + PITCH / 2 + (index < 3 ? 0 : GAP);

/** The middle of a cell. @param {string} cell */
export function center(cell) {
  const { column, row } = place(cell);
  return { x: SIDE + along(column), y: TOP + along(row) };
}

/** The middle of a block, from 1. @param {number} block */
export function blockCenter(block) {
  const index = block - 1;
  const half = (/** @type {number} */ n) => n * (BLOCK + GAP) + BLOCK / 2;
  return { x: SIDE + half(index % 2), y: TOP + half(index >> 1) };
}

/** The block of a cell, from 1. @param {string} cell */
export function blockOf(cell) {
  const { column, row } = place(cell);
  return 1 + Math.floor(column / 3) + 2 * Math.floor(row / 3);
}

/** Where a row or column is named. @param {number} index */
export function labelPlace(index) {
  return { column: { x: SIDE + along(index), y: TOP - 14 }, row: { x: SIDE / 2 - 1, y: TOP + along(index) } };
}

/**
 * The handle of a twist: its middle, and the arc that shows which way the block's outer edge goes.
 * @param {number} block
 * @param {"L" | "R"} direction
 */
export function handle(block, direction) {
  const isUpper = block <= 2;
  const middle = blockCenter(block);
  // Above, clockwise goes right; below, it goes left.
  const side = (direction === "R") === isUpper ? 1 : -1;
  return {
    x: middle.x + side * (BLOCK / 4 + 1),
    y: isUpper ? HANDLES / 2 : HEIGHT - HANDLES / 2,
    width: BLOCK / 2 - 4,
    height: HANDLES - 6,
    side,
    up: isUpper ? 1 : -1,
  };
}

/**
 * Where a mark covers the tail of a handle's arc and not its head, from the handle's middle.
 * @param {number} block
 * @param {"L" | "R"} direction
 */
export function tail(block, direction) {
  const { side, up } = handle(block, direction);
  return { x: -19 * side, y: 13 * up };
}

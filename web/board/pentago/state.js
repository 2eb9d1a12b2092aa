/**
 * A Pentago turn as it is being made: first the marble, then the twist.
 *
 * All changes are pure. A change that completes the turn carries the move.
 */

/**
 * @typedef {object} Turn
 * @property {string[]} legal the legal moves, as the server gave them
 * @property {string | null} pending the cell of the marble that waits for its twist
 * @property {number | null} block the block chosen by its number
 */

/** @typedef {{ turn: Turn, move: string | null }} Change */

/**
 * @param {string[]} legal
 * @returns {Turn}
 */
export function begin(legal) {
  return { legal, pending: null, block: null };
}

/**
 * The moves that put a marble into a cell.
 * @param {Turn} turn
 * @param {string} cell
 */
export function movesAt(turn, cell) {
  return turn.legal.filter((move) => move.slice(0, 2) === cell);
}

/**
 * A cell is pressed: the marble waits there, unless nothing is to be twisted. Pressed again, it is taken back.
 * @param {Turn} turn
 * @param {string} cell
 * @returns {Change}
 */
export function press(turn, cell) {
  if (turn.pending === cell) return { turn: begin(turn.legal), move: null };
  const moves = movesAt(turn, cell);
  if (moves.length === 0) return { turn, move: null };
  const isWhole = moves.every((move) => move === cell);
  return isWhole ? { turn, move: cell } : { turn: { ...turn, pending: cell, block: null }, move: null };
}

/**
 * The move that ends the turn with a twist, if it is legal.
 * @param {Turn} turn
 * @param {number} block from 1
 * @param {"L" | "R"} direction
 * @returns {string | null}
 */
export function twist(turn, block, direction) {
  const move = `${turn.pending}-${block}${direction}`;
  return turn.pending !== null && turn.legal.includes(move) ? move : null;
}

/**
 * The move that ends the turn without a twist, where an edition allows it.
 * @param {Turn} turn
 * @returns {string | null}
 */
export function skip(turn) {
  return turn.pending !== null && turn.legal.includes(turn.pending) ? turn.pending : null;
}

/**
 * @param {Turn} turn
 * @param {number} block
 * @returns {Turn}
 */
export function choose(turn, block) {
  return turn.pending === null ? turn : { ...turn, block };
}

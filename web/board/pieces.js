/** The pieces of a board by their places, and what steps do to them. */

/** The columns and rows of the square boards. */
export const COLUMNS = ["a", "b", "c", "d", "e", "f"];
export const ROWS = ["1", "2", "3", "4", "5", "6"];
/** All cells in reading order. */
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/**
 * The column and row of a cell, from 0.
 * @param {string} cell
 */
export function place(cell) {
  return { column: COLUMNS.indexOf(cell[0]), row: ROWS.indexOf(cell[1]) };
}

/**
 * The pieces after a step: all leave their places before any arrives. What moves stays the same object.
 * @template Piece
 * @param {Map<string, Piece>} pieces
 * @param {import("../wire.js").Step} step
 * @param {(name: string) => Piece} make a piece that comes from outside
 * @returns {Map<string, Piece>}
 */
export function after(pieces, step, make) {
  const next = new Map(pieces);
  for (const { from } of step.changes) if (from !== null) next.delete(from);
  for (const { piece, from, to } of step.changes) next.set(to, (from === null ? undefined : pieces.get(from)) ?? make(piece));
  return next;
}

/**
 * The straight runs of five or more among marked cells, each as its two ends.
 * @param {string[]} marks
 * @param {Map<string, string>} pieces
 * @returns {[string, string][]}
 */
export function runs(marks, pieces) {
  const found = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    for (const start of marks) {
      const next = (/** @type {string} */ cell, /** @type {number} */ sign) => {
        const { column, row } = place(cell);
        const neighbor = `${COLUMNS[column + sign * dx]}${ROWS[row + sign * dy]}`;
        return marks.includes(neighbor) && pieces.get(neighbor) === pieces.get(start) ? neighbor : null;
      };
      if (next(start, -1) !== null) continue;
      let end = start;
      let length = 1;
      for (let cell = next(start, 1); cell !== null; cell = next(cell, 1)) {
        end = cell;
        length += 1;
      }
      if (length >= 5) found.push(/** @type {[string, string]} */ ([start, end]));
    }
  }
  return found;
}

/** Reading positions, as far as drawing them needs. What they mean is the server's to say. */

/** The columns and rows of the square boards. */
export const COLUMNS = ["a", "b", "c", "d", "e", "f"];
export const ROWS = ["1", "2", "3", "4", "5", "6"];
/** All cells in reading order. */
export const CELLS = ROWS.flatMap((row) => COLUMNS.map((column) => column + row));

/** @typedef {"w" | "b"} Marble */

/**
 * The marbles of a square board, by cell.
 * @param {string} position
 * @returns {Map<string, Marble>}
 */
export function readMarbles(position) {
  const marbles = new Map();
  const [board] = position.split(" ");
  board.split("/").forEach((row, y) => {
    let x = 0;
    for (const letter of row) {
      if (letter === "w" || letter === "b") marbles.set(COLUMNS[x++] + ROWS[y], letter);
      else x += Number(letter);
    }
  });
  return marbles;
}

/**
 * The stacks of a snake from the head, each with its scales from the bottom.
 * @param {string} position
 * @returns {string[][]}
 */
export function readStacks(position) {
  const [snake] = position.split(" ");
  return snake.split(",").map((stack) => stack.match(/[wb][123]|n/g) ?? []);
}

/**
 * The column and row of a cell, from 0.
 * @param {string} cell
 */
export function place(cell) {
  return { column: COLUMNS.indexOf(cell[0]), row: ROWS.indexOf(cell[1]) };
}

/**
 * The straight runs of five or more among marked cells, each as its two ends.
 * @param {string[]} marks
 * @param {Map<string, Marble>} marbles
 * @returns {[string, string][]}
 */
export function runs(marks, marbles) {
  const found = [];
  for (const [dx, dy] of [[1, 0], [0, 1], [1, 1], [1, -1]]) {
    for (const start of marks) {
      const next = (/** @type {string} */ cell, /** @type {number} */ sign) => {
        const { column, row } = place(cell);
        const neighbor = `${COLUMNS[column + sign * dx]}${ROWS[row + sign * dy]}`;
        return marks.includes(neighbor) && marbles.get(neighbor) === marbles.get(start) ? neighbor : null;
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

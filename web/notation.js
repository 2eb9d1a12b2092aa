/** Moves inside a text: they stay in one line, and go from left to right in every language. */

const MOVE = /([a-z]\d-\d[A-Z]|[←→↑↓][a-f1-6])/;

/**
 * The parts of a text, moves in elements of their own.
 * @param {string} text
 * @returns {(string | HTMLElement)[]}
 */
export function notated(text) {
  return text.split(MOVE).map((part, index) => {
    if (index % 2 === 0) return part;
    const move = document.createElement("bdi");
    move.dir = "ltr";
    move.textContent = part;
    return move;
  });
}

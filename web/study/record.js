/** A tree of moves as the text of a record: comments in braces, variations in parentheses behind the move they replace. */

/** @typedef {import("./tree.js").Node} Node */

/**
 * The record of a main line, with the rest of the tree put in.
 * @param {string} record of the main line, as the server writes it
 * @param {Node} root
 * @param {boolean} isBlackFirst
 */
export function withTree(record, root, isBlackFirst) {
  const [tags] = record.split("\n\n");
  const result = record.trim().split(/\s+/).at(-1);
  return `${tags}\n\n${[...note(root), ...movetext(root, isBlackFirst ? 1 : 0), result].join(" ")}\n`;
}

/**
 * What follows a node.
 * @param {Node} node
 * @param {number} ply of its next move, counted from a move of White
 * @param {boolean} [isFirst] whether a line begins here
 * @returns {string[]}
 */
function movetext(node, ply, isFirst = true) {
  const [main, ...others] = node.children;
  if (main === undefined) return [];
  const variations = others.map((other) => `(${[...move(other, ply, true), ...movetext(other, ply + 1, false)].join(" ")})`);
  return [...move(main, ply, isFirst), ...variations, ...movetext(main, ply + 1, false)];
}

/**
 * A move with its comment; White's has a number, and so does Black's where a line begins with it.
 * @param {Node} node
 * @param {number} ply
 * @param {boolean} isFirst
 */
function move(node, ply, isFirst) {
  const number = Math.floor(ply / 2) + 1;
  const before = ply % 2 === 0 ? [`${number}.`] : isFirst ? [`${number}...`] : [];
  return [...before, node.move ?? "", ...note(node)];
}

/** Braces do not nest. @param {Node} node */
function note({ comment }) {
  const text = comment.replace(/[{}]/g, "").replace(/\s+/g, " ").trim();
  return text ? [`{${text}}`] : [];
}

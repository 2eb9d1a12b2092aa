/** A position as it is set up by hand. Nothing is checked here: the server says whether a game can come to it. */

import { COLUMNS, ROWS } from "../board/pieces.js";

/** @typedef {import("../wire.js").Pieces} Pieces */
/** @typedef {{ game: string, edition: string, turn: import("../wire.js").Color, maySwap?: boolean, isReply?: boolean }} Rest What a position says beside its pieces. */

/** What a cell holds after it is pressed. @type {Record<string, string | null>} */
const AFTER = { empty: "w", w: "b", b: null };

/**
 * A cell is pressed: empty, White, Black.
 * @param {Pieces} pieces
 * @param {string} cell
 * @returns {Pieces}
 */
export function press(pieces, cell) {
  const { [cell]: old, ...others } = pieces;
  const next = AFTER[old ?? "empty"];
  return next === null ? others : { ...others, [cell]: next };
}

/**
 * The top scale of a stack goes onto another one, or behind the tail; or before another one as a stack of its own.
 * @param {Pieces} pieces
 * @param {number} from
 * @param {number} to
 * @param {boolean} [isBeside]
 * @returns {Pieces}
 */
export function carry(pieces, from, to, isBeside = false) {
  const stacks = [...piles(pieces), []];
  const scale = stacks[from - 1].pop();
  if (scale !== undefined && isBeside) stacks.splice(to - 1, 0, [scale]);
  else if (scale !== undefined) stacks[to - 1].push(scale);
  const places = stacks.filter((stack) => stack.length > 0).flatMap((stack, index) => stack.map((piece, level) => [`${index + 1}.${level + 1}`, piece]));
  return Object.fromEntries(places);
}

/**
 * The scales of every stack from the head, each from the bottom.
 * @param {Pieces} pieces
 * @returns {string[][]}
 */
export function piles(pieces) {
  /** @type {string[][]} */
  const stacks = [];
  for (const [place, piece] of Object.entries(pieces)) {
    const [stack, level] = place.split(".").map(Number);
    (stacks[stack - 1] ??= [])[level - 1] = piece;
  }
  return stacks;
}

/**
 * The position in the notation of its game.
 * @param {Pieces} pieces
 * @param {Rest} rest
 */
export function notation(pieces, { game, edition, turn, maySwap, isReply }) {
  if (game === "pantarei") return `${piles(pieces).map((stack) => stack.join("")).join(",")} ${turn[0]} ${maySwap ? "s" : "-"}`;
  const rows = ROWS.map((row) => COLUMNS.map((column) => pieces[column + row] ?? ".").join("").replace(/\.+/g, (gap) => String(gap.length)));
  return [rows.join("/"), turn[0], ...(edition === "standard" ? [] : [edition]), ...(edition === "czech" && isReply ? ["reply"] : [])].join(" ");
}

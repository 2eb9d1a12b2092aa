/** What is looked at, in the address: where it begins, the line on the board, and how far one is along it; or a whole tree. */

/** @typedef {{ position: string, moves: string[], ply: number }} Address */
/** @typedef {{ code: string, moves: string[] }} TreeAddress A tree, as `link.js` packs it, and the moves to where one looks. */

/**
 * @param {string} hash
 * @returns {Address | null}
 */
export function readAddress(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const position = fields.get("position");
  if (position === null) return null;
  const moves = (fields.get("moves") ?? "").split(".").filter(Boolean);
  const ply = Number(fields.get("ply") ?? moves.length);
  return { position, moves, ply: Number.isInteger(ply) && ply >= 0 ? ply : moves.length };
}

/**
 * @param {Address} address
 * @returns {string}
 */
export function writeAddress({ position, moves, ply }) {
  const fields = new URLSearchParams({ position });
  if (moves.length > 0) fields.set("moves", moves.join("."));
  if (ply !== moves.length) fields.set("ply", String(ply));
  // These read better as they are, and a fragment may hold them.
  return `#${fields.toString().replace(/%2F/g, "/").replace(/%2C/g, ",")}`;
}

/**
 * @param {string} hash
 * @returns {TreeAddress | null}
 */
export function readTreeAddress(hash) {
  const fields = new URLSearchParams(hash.replace(/^#/, ""));
  const code = fields.get("tree");
  return code === null ? null : { code, moves: (fields.get("at") ?? "").split(".").filter(Boolean) };
}

/**
 * @param {TreeAddress} address
 * @returns {string}
 */
export function writeTreeAddress({ code, moves }) {
  return `#${new URLSearchParams({ tree: code, ...(moves.length > 0 && { at: moves.join(".") }) })}`;
}

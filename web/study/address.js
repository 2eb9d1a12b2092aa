/** What is looked at, in the address: where it begins, the main line, and how far one is along it. */

/** @typedef {{ position: string, moves: string[], ply: number }} Address */

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

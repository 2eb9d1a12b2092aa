/**
 * A Pentaroll turn as it is being made. A mouse or a key rolls at once; a finger first shows what would happen.
 *
 * All changes are pure. A change that completes the turn carries the move.
 */

/** @typedef {{ legal: string[], pending: string | null }} Turn */
/** @typedef {{ turn: Turn, move: string | null }} Change */

/** The ways in along the column at a corner, and the ways along the row that are the same while the corner is empty. */
const TWINS = new Map([["Na", "W1"], ["Nf", "E1"], ["Sa", "W6"], ["Sf", "E6"]]);

/**
 * @param {string[]} legal
 * @returns {Turn}
 */
export function begin(legal) {
  return { legal, pending: null };
}

/**
 * The legal move of an entry, if its lane is open. An empty corner's two entries are one move, listed once.
 * @param {Turn} turn
 * @param {string} entry
 * @param {boolean} isSlotEmpty
 * @returns {string | null}
 */
export function moveOf(turn, entry, isSlotEmpty) {
  if (turn.legal.includes(entry)) return entry;
  const twin = TWINS.get(entry);
  return isSlotEmpty && twin !== undefined && turn.legal.includes(twin) ? twin : null;
}

/**
 * An entry is pressed.
 * @param {Turn} turn
 * @param {string} entry
 * @param {string | null} move what the entry means now
 * @param {boolean} isCareful whether it must be pressed twice
 * @returns {Change}
 */
export function press(turn, entry, move, isCareful) {
  if (move === null) return { turn, move: null };
  if (isCareful && turn.pending !== entry) return { turn: { ...turn, pending: entry }, move: null };
  return { turn: { ...turn, pending: null }, move };
}

/**
 * A Pantareï turn as it is being made: a stack, what to do with it, and where.
 *
 * All changes are pure. A change that completes the turn carries the move.
 */

/**
 * @typedef {"1" | "2" | "x"} Way carry one scale, carry two, or swap
 *
 * @typedef {object} Turn
 * @property {string[]} legal the legal moves, as the server gave them
 * @property {Record<string, number>} landings the stacks that moves land on, as far as the server was asked
 * @property {number | null} stack the chosen stack, from 1 at the head
 * @property {Way} way
 */

/** @typedef {{ turn: Turn, move: string | null }} Change */

/** @type {Way[]} */
export const WAYS = ["1", "2", "x"];

/**
 * @param {string[]} legal
 * @param {Record<string, number>} landings
 * @returns {Turn}
 */
export function begin(legal, landings) {
  return { legal, landings, stack: null, way: "1" };
}

/**
 * Where a stack can go in one way, with the moves that take it there.
 * @param {Turn} turn
 * @param {number} stack
 * @param {Way} way
 * @returns {Map<number, string>} 0 stands for a stack that is not yet known
 */
export function targets(turn, stack, way) {
  const found = new Map();
  for (const move of turn.legal) {
    const swap = /^(\d+)x(\d+)$/.exec(move);
    if (swap && way === "x") {
      const [one, other] = [Number(swap[1]), Number(swap[2])];
      if (one === stack) found.set(other, move);
      if (other === stack) found.set(one, move);
    } else if (!swap && move !== "pass" && parseInt(move, 10) === stack && move.endsWith(way)) {
      found.set(turn.landings[move] ?? 0, move);
    }
  }
  return found;
}

/**
 * What can be done with a stack.
 * @param {Turn} turn
 * @param {number} stack
 */
export function ways(turn, stack) {
  return WAYS.filter((way) => targets(turn, stack, way).size > 0);
}

/**
 * A stack is pressed: chosen, or the place to go; pressed again, it is let go.
 * @param {Turn} turn
 * @param {number} stack
 * @returns {Change}
 */
export function press(turn, stack) {
  if (turn.stack === stack) return { turn: { ...turn, stack: null }, move: null };
  const move = turn.stack === null ? undefined : targets(turn, turn.stack, turn.way).get(stack);
  if (move !== undefined) return { turn: { ...turn, stack: null }, move };
  const [way] = ways(turn, stack);
  return way === undefined ? { turn, move: null } : { turn: { ...turn, stack, way }, move: null };
}

/**
 * @param {Turn} turn
 * @param {Way} way
 * @returns {Turn}
 */
export function choose(turn, way) {
  return turn.stack !== null && ways(turn, turn.stack).includes(way) ? { ...turn, way } : turn;
}

/**
 * The moves that carry scales from a stack.
 * @param {Turn} turn
 * @param {number} stack
 */
export function carries(turn, stack) {
  return turn.legal.filter((move) => /[LR]/.test(move) && parseInt(move, 10) === stack);
}

/** Whether nothing can be done but to pass. @param {Turn} turn */
export function mustPass(turn) {
  return turn.legal.length === 1 && turn.legal[0] === "pass";
}

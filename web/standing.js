/** What follows from a state for the one who looks at it. */

/** @typedef {import("./wire.js").State} State */

/** Whether a seat is still to be claimed, so that nobody moves. @param {State} state */
export function isWaiting({ seats }) {
  return seats.white.kind === "open" || seats.black.kind === "open";
}

/** Whether the game goes on: moves can be made, by whomever. @param {State} state */
export function isGoing(state) {
  return state.outcome === null && state.choice === null && !isWaiting(state);
}

/** Whether this browser is to move. @param {State} state */
export function isMyTurn(state) {
  return isGoing(state) && state.you.includes(state.turn);
}

/** Whether the other player offers a draw. @param {State} state */
export function isDrawOffered({ draw, you }) {
  return draw !== null && !you.includes(draw);
}

/** Whether the other player would like another game. @param {State} state */
export function isRematchOffered({ rematch, you }) {
  return rematch?.offer !== undefined && !you.includes(rematch.offer);
}

/** Whether the other player asks to take a move back. @param {State} state */
export function isTakebackAsked({ takeback, you }) {
  return takeback !== null && !you.includes(takeback);
}

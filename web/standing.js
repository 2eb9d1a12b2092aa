/** What follows from a state for the one who looks at it. */

/** @typedef {import("./wire.js").State} State */

/** Whether a seat is still to be claimed, so that nobody moves. @param {State} state */
export function isWaiting({ seats }) {
  return seats.white.kind === "open" || seats.black.kind === "open";
}

/** Whether nothing more can be played: somebody has won, it is a draw, or it was called off. @param {State} state */
export function isOver({ reason }) {
  return reason !== null;
}

/** The color of the other player, for one of two people. @param {State} state */
export function opponentOf({ you, seats }) {
  const [me] = you;
  if (you.length !== 1) return null;
  const other = me === "white" ? "black" : "white";
  return seats[other].kind === "human" ? other : null;
}

/** Whether the game goes on: moves can be made, by whomever. @param {State} state */
export function isGoing(state) {
  return !isOver(state) && state.choice === null && !isWaiting(state);
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

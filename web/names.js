/** Who plays, in words: beside the board and in the title of the page. */

import { isMyTurn } from "./standing.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./words.js").Words} Words */

/**
 * Who plays a color. Of two at one screen, neither is more "you" than the other.
 * @param {Words} words
 * @param {State} state
 * @param {import("./wire.js").Color} color
 */
export function nameOf(words, { seats, you }, color) {
  const { kind, level, name } = seats[color];
  if (kind === "computer") return say(words, "player-computer", { level: level ?? 0 });
  if (kind === "open") return say(words, "player-open");
  const isYou = you.length === 1 && you[0] === color;
  if (name !== null) return isYou ? say(words, "player-you-named", { name }) : name;
  return isYou ? say(words, "player-you") : say(words, "player-person");
}

/**
 * Who plays whom.
 * @param {Words} words
 * @param {State} state
 */
export function playersOf(words, state) {
  return say(words, "players", { white: nameOf(words, state, "white"), black: nameOf(words, state, "black") });
}

/**
 * What stands on the tab of the browser, so that one sees from another that it is one's turn.
 * @param {Words} words
 * @param {State} state
 * @param {string} game its name
 */
export function titleOf(words, state, game) {
  const title = say(words, "play-title", { game, white: nameOf(words, state, "white"), black: nameOf(words, state, "black") });
  const isCalled = isMyTurn(state) && state.you.length === 1;
  return [...(isCalled ? [say(words, "status-you")] : []), title, "Panta"].join(" · ");
}

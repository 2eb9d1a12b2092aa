/** What stands around the board: whose turn it is, what is offered, what can be done. */

import { element, enable, inLanguage, must, show } from "./dom.js";
import { nameOf, titleOf } from "./names.js";
import { isDrawOffered, isGoing, isMyTurn, isOver, isTakebackAsked, isWaiting } from "./standing.js";
import { tell } from "./telling.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").State} State */

/**
 * @param {State} state
 * @param {import("./words.js").Words} words
 */
export function showPanel(state, words) {
  showSeats(state, words);
  document.title = titleOf(words, state, must("h1").textContent ?? "");
  showOffer(state, words);
  showActions(state);
}

/**
 * A game is over: shows what happened on the board, then who won, and answers with its words.
 * @param {State} state
 * @param {import("./words.js").Words} words
 */
export function showResult(state, words) {
  const told = state.told.map((said) => tell(words, said));
  const holder = must("[data-result]");
  holder.replaceChildren(...told.map((text, index) => element(index === told.length - 1 ? "h2" : "p", text)));
  holder.hidden = false;
  return told.join(" ");
}

/**
 * @param {State} state
 * @param {import("./words.js").Words} words
 */
function showSeats(state, words) {
  for (const color of /** @type {const} */ (["white", "black"])) {
    const strip = document.querySelector(`[data-seat=${color}]`);
    strip?.classList.toggle("is-turn", isGoing(state) && state.turn === color);
    strip?.querySelector(".player")?.replaceChildren(nameOf(words, state, color));
  }
  show("[data-invite]", isWaiting(state));
}

/**
 * @param {State} state
 * @param {import("./words.js").Words} words
 */
function showOffer(state, words) {
  const [isDraw, isTakeback] = [isDrawOffered(state), isTakebackAsked(state)];
  show("[data-when=offer]", !isOver(state) && (isDraw || isTakeback) && state.you.length === 1);
  const offer = document.querySelector("[data-offer-text]");
  if (offer) offer.textContent = isDraw ? say(words, "offer-draw") : isTakeback ? say(words, "offer-takeback") : "";
}

/** @param {State} state */
function showActions(state) {
  const isPlayer = state.you.length > 0;
  show("[data-when=playing]", isPlayer && isGoing(state));
  show("[data-when=going]", isGoing(state) && state.hints);
  show("[data-when=over]", isOver(state));
  const [me] = state.you;
  show("[data-retry]", isOver(state) && state.can_take_back && state.you.length === 1 && state.outcome !== "draw" && state.outcome !== me);
  show("[data-when=choosing]", state.choice !== null && state.you.includes(state.choice) && !isWaiting(state));
  const isMine = (/** @type {import("./wire.js").Color | null | undefined} */ color) => color != null && state.you.includes(color);
  enable("[data-act=takeback]", state.can_take_back);
  enable("[data-act=draw]", !isMine(state.draw));
  enable("[data-act=rematch]", !isMine(state.rematch?.offer));
  show("[data-act=hint]", state.hints);
  enable("[data-act=hint]", isMyTurn(state));
  const url = state.rematch?.url;
  show("[data-act=rematch]", isPlayer && !url);
  const go = document.querySelector("[data-rematch]");
  if (!(go instanceof HTMLAnchorElement)) return;
  go.hidden = !url;
  if (url) go.href = inLanguage(url);
}

/** Whether the other player is there, and what can be done about one who has left. */

import { must, show } from "./dom.js";
import { isMyTurn, isOver, opponentOf } from "./standing.js";
import { say } from "./words.js";

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./wire.js").PresenceMessage} PresenceMessage */

/** Who is gone for less, in milliseconds, has only loaded the page again. */
const BLINK = 3000;
/** Before both sides have moved, nothing can be won. */
const FIRST_MOVES = 2;

export class Presence {
  #words;
  #voice;
  /** @type {State} */
  #state;
  /** @type {"here" | "away" | "unknown"} */
  #opponent = "unknown";
  /** Whether they have been here while this page was open: only who was can have left, or be back. */
  #wasHere = false;
  /** When the game can be ended, by the clock of the page; null if it cannot. @type {number | null} */
  #settleAt = null;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #blink;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #wait;

  /**
   * @param {import("./words.js").Words} words
   * @param {import("./voice.js").Voice} voice
   * @param {State} state
   */
  constructor(words, voice, state) {
    this.#words = words;
    this.#voice = voice;
    this.#state = state;
  }

  /** @param {PresenceMessage} message */
  hear({ opponent, settle_in }) {
    this.#settleAt = settle_in === null ? null : performance.now() + settle_in;
    clearTimeout(this.#blink);
    if (opponent === "away" && this.#opponent === "here") this.#blink = setTimeout(() => this.#set(opponent), BLINK);
    else this.#set(opponent);
    this.#showSettling();
  }

  /** The game stands like this now. @param {State} state */
  show(state) {
    this.#state = state;
    const color = opponentOf(state);
    for (const strip of document.querySelectorAll("[data-seat]")) {
      const mark = strip.querySelector("[data-presence]");
      if (!(mark instanceof HTMLElement)) continue;
      const isTold = color !== null && strip.getAttribute("data-seat") === color && !isOver(state) && this.#opponent !== "unknown";
      mark.hidden = !isTold;
      mark.dataset.presence = isTold ? this.#opponent : "";
      // words: presence-here presence-away
      if (isTold) mark.querySelector("span")?.replaceChildren(say(this.#words, `presence-${this.#opponent}`));
    }
    this.#showSettling();
  }

  /** @param {"here" | "away" | "unknown"} opponent */
  #set(opponent) {
    const before = this.#opponent;
    this.#opponent = opponent;
    this.show(this.#state);
    const isNews = this.#wasHere && before !== opponent && before !== "unknown" && opponent !== "unknown";
    this.#wasHere ||= opponent === "here";
    if (!isNews || isOver(this.#state)) return;
    // words: opponent-here opponent-away
    this.#voice.say(say(this.#words, `opponent-${opponent}`));
  }

  /** Shows the ways to end the game from when they are open. */
  #showSettling() {
    clearTimeout(this.#wait);
    const left = this.#settleAt === null || isOver(this.#state) || isMyTurn(this.#state) ? null : this.#settleAt - performance.now();
    const isOpen = left !== null && left <= 0;
    const panel = must("[data-when=left]");
    if (isOpen && panel.hidden) this.#voice.say(say(this.#words, "opponent-left"), false);
    panel.hidden = !isOpen;
    show("[data-act=claim]", this.#state.ply >= FIRST_MOVES);
    if (left !== null && left > 0) this.#wait = setTimeout(() => this.#showSettling(), left + 50);
  }
}

/**
 * The home page: each board plays a few moves when it is first seen, and again when pointed at; and the way back to one's
 * game says when it is one's turn there.
 */

import "./board/games.js";

import { isCalm } from "./board/motion.js";
import { Refusal, backend } from "./backend/backend.js";
import { forgetLast, showLast } from "./resume.js";
import { isMyTurn, isOver } from "./standing.js";

/** @typedef {{ pieces: Record<string, string>, end: Record<string, string>, line: string[], played: (import("./board/board.js").Motion & { pieces: Record<string, string> })[] }} Demo */

/** A pause between moves. All in all a picture moves for less than five seconds. */
const PAUSE = 550;

class Picture {
  #isPlaying = false;

  /** @param {import("./board/board.js").Board} board */
  constructor(board) {
    this.board = board;
    /** @type {Demo} */
    this.demo = JSON.parse(board.dataset.demo ?? "{}");
    const { end, line } = this.demo;
    void board.show(view(end, line));
    if (isCalm()) return;
    new IntersectionObserver((entries) => entries.some((entry) => entry.isIntersecting) && this.#playOnce(), { threshold: 0.6 }).observe(board);
    board.closest("section")?.addEventListener("pointerenter", () => void this.play());
  }

  #isSeen = false;

  #playOnce() {
    if (!this.#isSeen) void this.play();
    this.#isSeen = true;
  }

  async play() {
    if (this.#isPlaying) return;
    this.#isPlaying = true;
    const { pieces, line, played } = this.demo;
    await this.board.show(view(pieces, []));
    for (const [index, one] of played.entries()) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE));
      const isLast = index === played.length - 1;
      await this.board.show(view(one.pieces, isLast ? line : []), [one]);
    }
    this.#isPlaying = false;
  }
}

/**
 * @param {Record<string, string>} pieces
 * @param {string[]} line
 * @returns {import("./board/board.js").View}
 */
function view(pieces, line) {
  return { pieces, turn: "white", legal: [], isMine: false, line, last: [], move: null };
}

for (const board of document.querySelectorAll("[data-demo]")) new Picture(/** @type {import("./board/board.js").Board} */ (board));

/** The way back to one's game, as the game stands. */
class Continue {
  #link;
  #turn;
  #title = document.title;

  /** @param {HTMLElement} link */
  constructor(link) {
    this.#link = link;
    this.#turn = link.querySelector("[data-turn]");
    const id = showLast(link);
    if (id !== null) void this.#follow(id);
  }

  /** @param {string} id */
  async #follow(id) {
    const table = backend.table(id);
    try {
      this.#take(await table.state());
    } catch (error) {
      // Without the server the way back stays; a game that is no more has none.
      if (error instanceof Refusal) this.#end();
      return;
    }
    if (this.#link.hidden) return;
    const following = table.follow({ onLive: () => undefined, ply: () => 0, onState: (state) => {
      this.#take(state);
      if (isOver(state)) following.close();
    } });
  }

  /** @param {import("./wire.js").State} state */
  #take(state) {
    if (isOver(state) || state.you.length === 0) return this.#end();
    const isCalled = isMyTurn(state) && state.you.length === 1;
    if (this.#turn instanceof HTMLElement) this.#turn.hidden = !isCalled;
    document.title = isCalled ? `${this.#turn?.textContent} · ${this.#title}` : this.#title;
  }

  #end() {
    forgetLast();
    this.#link.hidden = true;
    document.title = this.#title;
  }
}

const link = document.querySelector("[data-continue]");
if (link instanceof HTMLElement) new Continue(link);

/** The living pictures of the home page: each board plays a few moves when it is first seen, and again when pointed at. */

import "./board/games.js";

import { isCalm } from "./board/motion.js";
import { showLast } from "./resume.js";

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
showLast(document.querySelector("[data-continue]"));

/** A position that is pinned: it stays in sight with its value, to be compared with the one on the board. */

import { must } from "../dom.js";

/** @typedef {import("../wire.js").Stand} Stand */
/** @typedef {import("./tree.js").Node} Node */

/**
 * @typedef {object} Host
 * @property {string} game
 * @property {import("../words.js").Words} words
 * @property {(stand: Stand) => string} valueOf what a position is worth, in words
 * @property {(node: Node) => void} go
 */

export class Pin {
  #host;
  #holder = must("[data-pin]");
  /** @type {{ node: Node, stand: Stand } | null} */
  #pinned = null;
  /** What the board shows. @type {Stand | null} */
  #here = null;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    must("[data-pin-go]").addEventListener("click", () => this.#pinned && host.go(this.#pinned.node));
  }

  /**
   * @param {Node} node
   * @param {Stand} stand
   * @param {string} name
   */
  set(node, stand, name) {
    this.#pinned = { node, stand };
    const picture = /** @type {import("../board/board.js").Board} */ (document.createElement(`panta-${this.#host.game}`));
    picture.dataset.picture = name;
    picture.words = this.#host.words;
    must("[data-pin-picture]").replaceChildren(picture);
    const { pieces, turn, marks, move } = stand;
    void picture.show({ pieces, turn, legal: [], isMine: false, line: marks.line, last: marks.last, move });
    must("[data-pin-name]").textContent = name;
    this.#holder.hidden = false;
    this.refresh();
  }

  clear() {
    this.#pinned = null;
    this.#holder.hidden = true;
  }

  /** The board shows this now. @param {Stand} stand */
  look(stand) {
    this.#here = stand;
    this.refresh();
  }

  /** Says what both are worth, as far as it is known by now. */
  refresh() {
    if (this.#pinned === null || this.#here === null) return;
    must("[data-pin-value]").textContent = this.#host.valueOf(this.#pinned.stand);
    must("[data-pin-here]").textContent = this.#host.valueOf(this.#here);
  }
}

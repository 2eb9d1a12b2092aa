/** A finished game on a page of somebody else: step by step, forward and back. */

import "./board/games.js";

import { backend } from "./backend/backend.js";
import { must } from "./dom.js";
import { listenToButtons } from "./listen.js";
import { written } from "./board/written.js";

class Embed {
  board = /** @type {import("./board/board.js").Board} */ (must("[data-picture]"));
  told = must("[data-told]");
  /** What is asked for the moves. */
  wanted = JSON.parse(must("[data-embed]").dataset.embed ?? "");
  /** How the board stands before the first move, and after each. @type {import("./wire.js").Stand[]} */
  #stands = [];
  #ply = 0;

  constructor() {
    listenToButtons((act) => void this.#step(act));
    void this.#load();
  }

  async #load() {
    this.#stands = (await backend.rules.line(this.wanted)).plies;
    await this.#look(this.#last);
    must("[data-steps]").hidden = false;
  }

  get #last() {
    return this.#stands.length - 1;
  }

  /** @param {string} act */
  #step(act) {
    const ply = { first: 0, back: this.#ply - 1, forward: this.#ply + 1, present: this.#last }[act];
    if (ply !== undefined && ply >= 0 && ply <= this.#last) return this.#look(ply);
  }

  /** The game after so many moves. @param {number} ply */
  async #look(ply) {
    const { move, steps, pieces, marks } = this.#stands[ply];
    const played = move !== null && ply === this.#ply + 1 ? [{ move, steps }] : [];
    this.#ply = ply;
    this.told.textContent = move === null ? "" : `${ply}. ${written(this.wanted.game, move)}`;
    await this.board.show({ pieces, turn: "white", legal: [], isMine: false, ...marks, move }, played);
  }
}

new Embed();

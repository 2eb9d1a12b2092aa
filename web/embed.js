/** A finished game on a page of somebody else: step by step, forward and back. */

import "./board/games.js";

import { backend } from "./backend/backend.js";
import { must } from "./dom.js";
import { listenToButtons } from "./listen.js";
import { written } from "./board/written.js";

class Embed {
  board = /** @type {import("./board/board.js").Board} */ (must("[data-picture]"));
  told = must("[data-told]");
  game = must("[data-embed]").dataset.name ?? "";
  /** @type {import("./wire.js").History | null} */
  #history = null;
  #ply = 0;

  constructor() {
    listenToButtons((act) => void this.#step(act));
    void this.#load();
  }

  async #load() {
    this.#history = await backend.table(must("[data-embed]").dataset.embed ?? "").history();
    await this.#look(this.#history.plies.length);
    must("[data-steps]").hidden = false;
  }

  /** @param {string} act */
  #step(act) {
    const last = this.#history?.plies.length ?? 0;
    const ply = { first: 0, back: this.#ply - 1, forward: this.#ply + 1, present: last }[act];
    if (ply !== undefined && ply >= 0 && ply <= last) return this.#look(ply);
  }

  /** The game after so many moves. @param {number} ply */
  async #look(ply) {
    if (this.#history === null) return;
    const { plies, pieces } = this.#history;
    const there = plies[ply - 1];
    const played = there && ply === this.#ply + 1 ? [{ move: there.move, steps: there.steps }] : [];
    this.#ply = ply;
    this.told.textContent = there ? `${ply}. ${written(this.game, there.move)}` : "";
    await this.board.show({ pieces: there?.pieces ?? pieces, turn: "white", legal: [], isMine: false, line: there?.marks ?? [], last: there?.last ?? [], move: there?.move ?? null }, played);
  }
}

new Embed();

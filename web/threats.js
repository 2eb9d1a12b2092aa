/** Threats, for those who wish to see them: a box to tick, which the browser remembers, and marks on the board. */

import { rememberBox } from "./memory.js";
import { isGoing } from "./standing.js";

/** @typedef {import("./wire.js").State} State */

const KEY = "panta-threats";

export class Threats {
  #box;
  #api;
  #board;
  /** The state that the board shows, or null while it shows the past. @type {State | null} */
  #state = null;

  /**
   * @param {HTMLInputElement} box
   * @param {import("./backend/backend.js").Table} api
   * @param {import("./board/board.js").Board} board
   */
  constructor(box, api, board) {
    this.#box = box;
    this.#api = api;
    this.#board = board;
    rememberBox(box, KEY, false);
    box.addEventListener("change", () => void this.#mark());
  }

  /** Shows them or hides them, and says which. */
  toggle() {
    this.#box.click();
    return this.#box.checked;
  }

  /** The board shows this state now, or the past. @param {State | null} state */
  show(state) {
    this.#state = state;
    if (this.#box.checked) void this.#mark();
  }

  async #mark() {
    const state = this.#state;
    if (state === null || !isGoing(state) || !state.hints) return;
    const threats = this.#box.checked ? await this.#api.threats().catch(() => null) : { ply: state.ply, white: [], black: [] };
    if (threats?.ply === state.ply && this.#state === state) await this.#board.threaten(threats);
  }
}

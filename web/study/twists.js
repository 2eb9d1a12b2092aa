/** What single moves are worth that the analysis of the whole position does not judge: each is asked for by itself. */

import { ask } from "../api.js";
import { forMover } from "./judging.js";

/** @typedef {import("../wire.js").Stand} Stand */
/** @typedef {import("../wire.js").Verdict} Verdict */

/** How long the engine thinks of each. */
const MILLIS = 150;

export class Twists {
  #game;
  #previews;
  #onNews;
  /** @type {Map<string, Map<string, Verdict>>} */
  #known = new Map();
  /** What is being asked for; another object when something else is. */
  #work = {};

  /**
   * @param {string} game
   * @param {import("../api.js").Previews} previews
   * @param {() => void} onNews
   */
  constructor(game, previews, onNews) {
    this.#game = game;
    this.#previews = previews;
    this.#onNews = onNews;
  }

  /** @param {Stand} stand @returns {Map<string, Verdict>} */
  known({ position }) {
    return this.#known.get(position) ?? new Map();
  }

  stop() {
    this.#work = {};
  }

  /**
   * @param {Stand} stand
   * @param {string[]} moves
   */
  async ask(stand, moves) {
    const work = {};
    this.#work = work;
    for (const move of moves) {
      const verdict = await this.#worth(stand, move).catch(() => null);
      if (verdict === null || this.#work !== work) return;
      this.#known.set(stand.position, new Map([...this.known(stand), [move, verdict]]));
      this.#onNews();
    }
  }

  /**
   * @param {Stand} stand
   * @param {string} move
   * @returns {Promise<Verdict | null>}
   */
  async #worth({ position, turn }, move) {
    const after = await this.#previews.of(this.#game, position, move);
    if (after === null) return null;
    if (after.outcome !== null) return forMover(after.outcome, turn);
    return forMover(await ask("/api/analyze", { game: this.#game, position: after.position, millis: MILLIS, lines: 1 }), turn);
  }
}

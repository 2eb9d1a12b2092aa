/** What moves do; asked once for each. */

import { backend } from "./backend.js";

/** @typedef {import("../wire.js").Preview} Preview */

export class Previews {
  /** @type {Map<string, Promise<Preview | null>>} */
  #known = new Map();

  /**
   * @param {string} game
   * @param {string} position
   * @param {string} move
   * @returns {Promise<Preview | null>}
   */
  of(game, position, move) {
    const key = `${position} ${move}`;
    const known = this.#known.get(key);
    if (known) return known;
    const answer = backend.rules.preview(game, position, move).catch(() => this.#forget(key));
    this.#known.set(key, answer);
    return answer;
  }

  /** What failed can be asked again. @param {string} key */
  #forget(key) {
    this.#known.delete(key);
    return null;
  }
}

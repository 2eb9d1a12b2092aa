/** What was there before each change, to go back to and forth again. */

/** More steps than anybody takes back. */
const MAX_STEPS = 100;

export class Past {
  /** @type {string[]} */
  #before = [];
  /** @type {string[]} */
  #after = [];

  get canUndo() {
    return this.#before.length > 0;
  }

  get canRedo() {
    return this.#after.length > 0;
  }

  /** Something is about to change. @param {string} now what is there until then */
  push(now) {
    this.#before = [...this.#before, now].slice(-MAX_STEPS);
    this.#after = [];
  }

  /**
   * What was there before the last change.
   * @param {string} now
   * @returns {string | null}
   */
  undo(now) {
    const before = this.#before.pop();
    if (before === undefined) return null;
    this.#after.push(now);
    return before;
  }

  /**
   * What was there before the last step back.
   * @param {string} now
   * @returns {string | null}
   */
  redo(now) {
    const after = this.#after.pop();
    if (after === undefined) return null;
    this.#before.push(now);
    return after;
  }
}

/**
 * Half a turn is a page of its own for the Back button, so that Back takes it back instead of leaving the game.
 *
 * The extra entry goes as soon as the turn is made or taken back, so that none is left in the history. Going takes time;
 * half a turn that begins meanwhile gets an entry of its own, and the address is written only afterwards (`settled`).
 */

export class Pending {
  #isPending = false;
  /** Resolved when the extra entry is gone. @type {Promise<void>} */
  #gone = Promise.resolve();
  /** @type {(() => void) | null} */
  #onGone = null;

  /** @param {() => void} cancel */
  constructor(cancel) {
    addEventListener("popstate", (event) => {
      if (this.#onGone !== null) return this.#arrive();
      // Forward leads to an entry that was left: there is nothing there.
      if (event.state?.isPending) return this.#leave();
      if (!this.#isPending) return;
      this.#isPending = false;
      cancel();
    });
    if (history.state?.isPending) this.#leave();
  }

  /** @param {boolean} isPending */
  set(isPending) {
    this.#isPending = isPending;
    // Whoever is on the way back decides on arriving.
    if (this.#onGone !== null) return;
    const isHere = history.state?.isPending === true;
    if (isPending && !isHere) history.pushState({ isPending }, "");
    if (!isPending && isHere) this.#leave();
  }

  /** Waits until the present entry is the page's own. */
  settled() {
    return this.#gone;
  }

  #leave() {
    this.#gone = new Promise((resolve) => (this.#onGone = resolve));
    history.back();
  }

  #arrive() {
    this.#onGone?.();
    this.#onGone = null;
    if (this.#isPending) history.pushState({ isPending: true }, "");
  }
}

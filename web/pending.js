/** Half a turn is a page of its own for the Back button, so that Back takes it back instead of leaving the game. */

export class Pending {
  #isPending = false;
  #cancel;

  /** @param {() => void} cancel */
  constructor(cancel) {
    this.#cancel = cancel;
    addEventListener("popstate", () => {
      if (!this.#isPending) return;
      this.#isPending = false;
      this.#cancel();
    });
  }

  /** @param {boolean} isPending */
  set(isPending) {
    if (isPending === this.#isPending) return;
    this.#isPending = isPending;
    if (isPending) history.pushState({ isPending }, "");
    else if (history.state?.isPending) history.back();
  }
}

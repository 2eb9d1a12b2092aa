/**
 * Half a turn is a page of its own for the Back button, so that Back takes it back instead of leaving the game.
 *
 * The extra entry stays when the turn is completed, because going back takes time and the next half turn may begin
 * before; an entry that is no longer needed is passed over.
 */

export class Pending {
  #isPending = false;

  /** @param {() => void} cancel */
  constructor(cancel) {
    addEventListener("popstate", (event) => {
      if (event.state?.isPending) return;
      if (!this.#isPending) return history.back();
      this.#isPending = false;
      cancel();
    });
  }

  /** @param {boolean} isPending */
  set(isPending) {
    this.#isPending = isPending;
    if (isPending && !history.state?.isPending) history.pushState({ isPending }, "");
  }
}

/** What a page with one board does with what the board and the buttons tell. */

import { Pending } from "./pending.js";

/**
 * Moves go to the page, words are read aloud, and half a turn can be taken back with the browser's Back.
 * @param {import("./board/board.js").Board} board
 * @param {import("./voice.js").Voice} voice
 * @param {(move: string) => void} onMove
 * @returns {Pending}
 */
export function listenToBoard(board, voice, onMove) {
  const pending = new Pending(() => board.cancel());
  const listen = (/** @type {string} */ name, /** @type {(detail: any) => void} */ heard) => board.addEventListener(name, (event) => heard(/** @type {CustomEvent} */ (event).detail));
  listen("panta-move", ({ move }) => {
    pending.set(false);
    onMove(move);
  });
  listen("panta-say", ({ text }) => voice.say(text, false));
  listen("panta-pending", ({ isPending }) => pending.set(isPending));
  return pending;
}

/**
 * Buttons say what they do in `data-act`.
 * @param {(act: string, button: HTMLElement) => void} onAct
 */
export function listenToButtons(onAct) {
  // What is only there to be copied is chosen whole.
  document.addEventListener("focusin", ({ target }) => target instanceof HTMLInputElement && target.readOnly && target.select());
  document.addEventListener("click", (event) => {
    const button = event.target instanceof Element ? event.target.closest("[data-act]") : null;
    if (button instanceof HTMLElement) onAct(button.dataset.act ?? "", button);
  });
}

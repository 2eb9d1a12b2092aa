/** Setting a position up by hand, on the board of the page. */

import { must, show } from "../dom.js";
import { say } from "../words.js";
import { carry, notation, piles, press } from "./setup.js";

/**
 * @typedef {object} Host What the page does for it.
 * @property {import("../board/board.js").Board} board
 * @property {import("../words.js").Words} words
 * @property {import("../voice.js").Voice} voice
 * @property {() => { game: string, edition: string, pieces: import("../wire.js").Pieces, turn: import("../wire.js").Color }} present
 * @property {(position: string) => Promise<string | null>} use takes a position, or says what is wrong with it
 * @property {() => void} leave shows again what was shown before
 */

export class Editor {
  #host;
  #form = /** @type {HTMLFormElement} */ (must("[data-editor] form"));
  #complaint = must("[data-edit-complaint]");
  /** @type {import("../wire.js").Pieces} */
  #pieces = {};
  /** The stack whose top scale is lifted. @type {number | null} */
  #lifted = null;
  isOpen = false;

  /** @param {Host} host */
  constructor(host) {
    this.#host = host;
    host.board.addEventListener("panta-edit", (event) => this.#onPress(/** @type {CustomEvent} */ (event).detail.place));
    this.#form.addEventListener("submit", (event) => {
      event.preventDefault();
      void this.#finish();
    });
    this.#form.addEventListener("change", () => this.#show());
  }

  open() {
    const { pieces, turn, edition } = this.#host.present();
    this.#pieces = pieces;
    this.#lifted = null;
    show("[data-of-czech]", edition === "czech");
    const choice = this.#form.querySelector(`[name=turn][value=${turn}]`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
    this.#toggle(true);
    this.#show();
    this.#host.board.focus();
  }

  close() {
    if (!this.isOpen) return;
    this.#toggle(false);
    this.#host.leave();
  }

  /** The lifted scale becomes the end of the snake. */
  toTail() {
    if (this.#lifted !== null) this.#put(piles(this.#pieces).length + 1);
  }

  /** @param {boolean} isOpen */
  #toggle(isOpen) {
    this.isOpen = isOpen;
    this.#complaint.textContent = "";
    show("[data-when=editing]", isOpen);
    show("[data-when=showing]", !isOpen);
  }

  /** @param {string} place */
  #onPress(place) {
    if (!this.isOpen) return;
    if (this.#host.present().game !== "pantarei") {
      this.#pieces = press(this.#pieces, place);
      this.#show();
      this.#host.voice.say(say(this.#host.words, `cell-${this.#pieces[place] ?? "empty"}`, { cell: place }), false);
      return;
    }
    const stack = Number(place);
    if (this.#lifted !== null) return this.#put(stack);
    this.#lifted = stack;
    const scale = piles(this.#pieces)[stack - 1].at(-1) ?? "n";
    this.#host.voice.say(say(this.#host.words, "lifted", { scale: say(this.#host.words, `scale-${scale}`) }));
    this.#show();
  }

  /** @param {number} stack */
  #put(stack) {
    if (this.#lifted !== null) this.#pieces = carry(this.#pieces, this.#lifted, stack, this.#isTicked("[data-beside]"));
    this.#lifted = null;
    this.#host.voice.say("");
    this.#show();
  }

  #show() {
    if (!this.isOpen) return;
    const lifted = this.#lifted === null ? [] : [`${this.#lifted}.${piles(this.#pieces)[this.#lifted - 1].length}`];
    void this.#host.board.show({ pieces: this.#pieces, turn: this.#turn, legal: [], isMine: false, line: [], last: lifted, move: null, isEdited: true });
  }

  /** @param {string} selector */
  #isTicked(selector) {
    const box = this.#form.querySelector(selector);
    return box instanceof HTMLInputElement && box.checked;
  }

  /** @returns {import("../wire.js").Color} */
  get #turn() {
    return new FormData(this.#form).get("turn") === "black" ? "black" : "white";
  }

  async #finish() {
    const { game, edition } = this.#host.present();
    const rest = { game, edition, turn: this.#turn, maySwap: this.#isTicked("[data-may-swap]"), isReply: this.#isTicked("[data-reply]") };
    const complaint = await this.#host.use(notation(this.#pieces, rest));
    if (complaint === null) this.#toggle(false);
    else this.#complaint.textContent = complaint;
  }
}

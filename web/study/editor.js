/** Setting a position up by hand, on the board of the page. What a press does is the board's own matter. */

import { must, show } from "../dom.js";

/**
 * @typedef {object} Host What the page does for it.
 * @property {import("../board/board.js").Board} board
 * @property {import("../voice.js").Voice} voice
 * @property {() => { edition: string, pieces: import("../wire.js").Pieces, turn: import("../wire.js").Color }} present
 * @property {(position: string) => Promise<string | null>} use takes a position, or says what is wrong with it
 * @property {() => void} leave shows again what was shown before
 */

export class Editor {
  #host;
  #form = /** @type {HTMLFormElement} */ (must("[data-editor] form"));
  #complaint = must("[data-edit-complaint]");
  /** What is being set up. @type {import("../board/setup.js").Setup | null} */
  #setup = null;

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

  get isOpen() {
    return this.#setup !== null;
  }

  open() {
    const { pieces, turn, edition } = this.#host.present();
    const setup = this.#host.board.setup(pieces, edition);
    setup.onChange = () => {
      this.#host.voice.say("");
      this.#show();
    };
    must("[data-edit-lead]").textContent = setup.lead;
    must("[data-edit-own]").replaceChildren(...setup.controls());
    const choice = this.#form.querySelector(`[name=turn][value=${turn}]`);
    if (choice instanceof HTMLInputElement) choice.checked = true;
    this.#toggle(setup);
    this.#show();
    this.#host.board.focus();
    this.#host.board.querySelector(".board")?.scrollIntoView({ block: "nearest" });
  }

  close() {
    if (!this.isOpen) return;
    this.#toggle(null);
    this.#host.leave();
  }

  /** @param {import("../board/setup.js").Setup | null} setup */
  #toggle(setup) {
    this.#setup = setup;
    this.#complaint.textContent = "";
    show("[data-when=editing]", setup !== null);
    show("[data-when=showing]", setup === null);
  }

  /** @param {string} place */
  #onPress(place) {
    if (this.#setup === null) return;
    const { text, isShown } = this.#setup.press(place);
    this.#show();
    this.#host.voice.say(text, isShown);
  }

  #show() {
    if (this.#setup === null) return;
    const { pieces, last } = this.#setup;
    void this.#host.board.show({ pieces, turn: this.#turn, legal: [], isMine: false, line: [], last, move: null, isEdited: true });
  }

  /** @returns {import("../wire.js").Color} */
  get #turn() {
    return new FormData(this.#form).get("turn") === "black" ? "black" : "white";
  }

  async #finish() {
    if (this.#setup === null) return;
    const complaint = await this.#host.use(this.#setup.notation(this.#turn));
    if (complaint === null) this.#toggle(null);
    else this.#complaint.textContent = complaint;
  }
}

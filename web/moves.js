/** The list of moves, in pairs; pressing one looks back at it. */

import { told, written } from "./board/written.js";

export class MoveList {
  #list;
  #onPress;
  #game;
  #words;
  #key = "";

  /**
   * @param {HTMLElement} list
   * @param {string} game
   * @param {import("./words.js").Words} words
   * @param {(ply: number) => void} onPress
   */
  constructor(list, game, words, onPress) {
    this.#list = list;
    this.#game = game;
    this.#words = words;
    this.#onPress = onPress;
  }

  /**
   * @param {string[]} moves
   * @param {import("./wire.js").Color} first the color that began
   * @param {number} ply the one that is looked at
   */
  show(moves, first, ply) {
    const key = `${first} ${moves.join(" ")}`;
    if (key !== this.#key) this.#build(moves, first);
    this.#key = key;
    for (const button of this.#list.querySelectorAll("button")) {
      const isHere = button.dataset.ply === String(ply);
      if (isHere) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
      if (isHere) this.#scrollTo(button);
    }
  }

  /**
   * @param {string[]} moves
   * @param {import("./wire.js").Color} first
   */
  #build(moves, first) {
    const gap = first === "black" ? 1 : 0;
    const rows = [];
    for (let index = -gap; index < moves.length; index += 2) {
      const row = document.createElement("li");
      row.append(...[index, index + 1].map((ply) => (ply < 0 ? document.createElement("span") : ply < moves.length ? this.#button(moves[ply], ply + 1) : "")));
      rows.push(row);
    }
    this.#list.replaceChildren(...rows);
  }

  /**
   * @param {string} move
   * @param {number} ply
   */
  #button(move, ply) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = written(this.#game, move);
    const words = told(this.#words, this.#game, move);
    if (words !== null) button.setAttribute("aria-label", words);
    button.dataset.ply = String(ply);
    button.addEventListener("click", () => this.#onPress(ply));
    return button;
  }

  /** Only the list scrolls, never the page. @param {HTMLElement} button */
  #scrollTo(button) {
    const { offsetTop, offsetHeight } = button;
    if (offsetTop + offsetHeight > this.#list.scrollTop + this.#list.clientHeight || offsetTop < this.#list.scrollTop) this.#list.scrollTop = offsetTop - this.#list.clientHeight / 2;
  }
}

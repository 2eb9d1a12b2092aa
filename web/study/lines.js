/** The best lines: the next move first, the rest on demand. They change in place while the engine works. */

import { say } from "../words.js";
import { how, kind, shape, tellValue } from "./verdict.js";

/** @typedef {import("../wire.js").EngineLine & { source: string | null }} EngineLine A line, and who has proven it where that was somebody else. */

export class Lines {
  #list;
  #words;
  #onPlay;

  /**
   * @param {HTMLElement} list
   * @param {import("../words.js").Words} words
   * @param {(moves: string[]) => void} onPlay
   */
  constructor(list, words, onPlay) {
    this.#list = list;
    this.#words = words;
    this.#onPlay = onPlay;
  }

  /** @param {EngineLine[]} lines */
  show(lines) {
    while (this.#list.children.length > lines.length) this.#list.lastElementChild?.remove();
    lines.forEach((line, index) => this.#fill(this.#list.children[index] ?? this.#list.appendChild(this.#make()), line));
  }

  #make() {
    const item = document.createElement("li");
    const [button, mark, move, value, badge] = ["button", "span", "b", "span", "span"].map((name) => document.createElement(name));
    const [more, title, moves] = ["details", "summary", "span"].map((name) => document.createElement(name));
    [mark.className, move.className, value.className, badge.className, moves.className] = ["line-mark", "line-move", "line-value", "badge", "line-moves"];
    move.dir = moves.dir = "ltr";
    // The words beside it say the same.
    mark.ariaHidden = "true";
    title.textContent = say(this.#words, "line-unfold");
    button.append(mark, move, value, badge);
    more.append(title, moves);
    item.append(button, more);
    return item;
  }

  /**
   * @param {Element} item
   * @param {EngineLine} line
   */
  #fill(item, line) {
    const button = /** @type {HTMLButtonElement} */ (item.querySelector(":scope > button"));
    const [value, certainty] = [tellValue(this.#words, line), say(this.#words, `is-${how(line)}`)];
    [shape(line), line.move, value, certainty].forEach((text, index) => (button.children[index].textContent = text));
    button.type = "button";
    button.dataset.kind = kind(line);
    button.querySelector(".badge")?.classList.toggle("is-proven", line.proven);
    button.onclick = () => this.#onPlay([line.move]);
    const more = /** @type {HTMLElement} */ (item.querySelector("details"));
    more.hidden = line.line.length < 2;
    const moves = /** @type {HTMLElement} */ (more.querySelector(".line-moves"));
    if (moves.dataset.line === line.line.join(" ")) return;
    moves.dataset.line = line.line.join(" ");
    moves.replaceChildren(...line.line.map((move, index) => this.#step(move, line.line.slice(0, index + 1))));
  }

  /**
   * @param {string} move
   * @param {string[]} moves
   */
  #step(move, moves) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = move;
    button.onclick = () => this.#onPlay(moves);
    return button;
  }
}

/** The best lines, each a row: its first move, the rest on demand. They change in place while the engine works. */

import { told, written } from "../board/written.js";
import { say } from "../words.js";
import { how, kind, shape, tellValue } from "./verdict.js";

/** @typedef {import("../wire.js").EngineLine & { source: string | null }} EngineLine A line, and who has proven it where that was somebody else. */

export class Lines {
  #list;
  #words;
  #game;
  #onPlay;

  /**
   * @param {HTMLElement} list
   * @param {import("../words.js").Words} words
   * @param {string} game
   * @param {(moves: string[]) => void} onPlay
   */
  constructor(list, words, game, onPlay) {
    this.#list = list;
    this.#words = words;
    this.#game = game;
    this.#onPlay = onPlay;
  }

  /** @param {EngineLine[]} lines */
  show(lines) {
    while (this.#list.children.length > lines.length) this.#list.lastElementChild?.remove();
    lines.forEach((line, index) => this.#fill(this.#list.children[index] ?? this.#list.appendChild(this.#make()), line));
  }

  /** A row: what it is worth and its first move, which plays it, and the way to unfold the rest below it. */
  #make() {
    const item = document.createElement("li");
    const [button, mark, move, value, badge] = ["button", "span", "b", "span", "span"].map((name) => document.createElement(name));
    const [unfold, moves] = ["button", "span"].map((name) => document.createElement(name));
    [mark.className, move.className, value.className, badge.className] = ["line-mark", "line-move", "line-value", "badge"];
    [unfold.className, moves.className] = ["line-unfold", "line-moves"];
    move.dir = moves.dir = "ltr";
    // The words beside it say the same.
    mark.ariaHidden = "true";
    unfold.ariaLabel = say(this.#words, "line-unfold");
    unfold.textContent = "▾";
    unfold.addEventListener("click", () => toggle(unfold, moves));
    for (const one of [button, unfold]) one.setAttribute("type", "button");
    button.append(mark, move, value, badge);
    item.append(button, unfold, moves);
    unfold.ariaExpanded = "false";
    moves.hidden = true;
    return item;
  }

  /**
   * @param {Element} item
   * @param {EngineLine} line
   */
  #fill(item, line) {
    const [button, unfold, moves] = /** @type {HTMLElement[]} */ ([...item.children]);
    const [value, certainty] = [tellValue(this.#words, line), say(this.#words, `is-${how(line)}`)];
    [shape(line), written(this.#game, line.move), value, certainty].forEach((text, index) => (button.children[index].textContent = text));
    button.dataset.kind = kind(line);
    button.querySelector(".badge")?.classList.toggle("is-proven", line.proven);
    button.onclick = () => this.#onPlay([line.move]);
    unfold.hidden = line.line.length < 2;
    if (unfold.hidden && unfold.ariaExpanded === "true") toggle(unfold, moves);
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
    button.textContent = written(this.#game, move);
    button.ariaLabel = told(this.#words, this.#game, move);
    button.onclick = () => this.#onPlay(moves);
    return button;
  }
}

/**
 * @param {HTMLElement} unfold
 * @param {HTMLElement} moves
 */
function toggle(unfold, moves) {
  moves.hidden = !moves.hidden;
  unfold.ariaExpanded = String(!moves.hidden);
}

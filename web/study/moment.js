/** What is said of the move that is looked at: its words, and the lines that show why. */

import { told, written } from "../board/written.js";
import { element, must } from "../dom.js";
import { notated } from "../notation.js";

/** @typedef {{ name: string, label: string, moves: string[] }} ShownLine A line that can be stepped through on the board. */

/**
 * @typedef {object} Shown
 * @property {string} title
 * @property {string[]} told sentences
 * @property {ShownLine[]} lines
 * @property {{ name: string, index: number } | null} here where the board is in a line
 */

export class Moment {
  #title = must("[data-moment] h2");
  #told = must("[data-told]");
  #lines = must("[data-ways]");
  #game;
  #words;
  #onStep;

  /**
   * @param {string} game
   * @param {import("../words.js").Words} words
   * @param {(name: string, index: number) => void} onStep a move of a line is pressed
   */
  constructor(game, words, onStep) {
    this.#game = game;
    this.#words = words;
    this.#onStep = onStep;
  }

  /** @param {Shown} shown */
  show({ title, told: sentences, lines, here }) {
    this.#title.replaceChildren(...notated(title));
    this.#told.replaceChildren(...sentences.filter(Boolean).map(paragraph));
    const focused = document.activeElement instanceof HTMLElement ? document.activeElement.dataset.step : undefined;
    this.#lines.replaceChildren(...lines.map((line) => this.#line(line, here)));
    const again = focused && this.#lines.querySelector(`[data-step="${focused}"]`);
    if (again instanceof HTMLElement) again.focus({ preventScroll: true });
  }

  /**
   * @param {ShownLine} line
   * @param {Shown["here"]} here
   */
  #line({ name, label, moves }, here) {
    const row = element("div", "");
    row.className = "way";
    const list = document.createElement("ol");
    list.className = "line-moves";
    list.dir = "ltr";
    list.ariaLabel = label;
    list.append(...moves.map((move, index) => this.#step(name, move, index, here?.name === name && here.index === index)));
    row.append(element("h3", label), list);
    return row;
  }

  /**
   * @param {string} name
   * @param {string} move
   * @param {number} index
   * @param {boolean} isHere
   */
  #step(name, move, index, isHere) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = written(this.#game, move);
    button.ariaLabel = told(this.#words, this.#game, move);
    button.dataset.step = `${name}-${index}`;
    if (isHere) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => this.#onStep(name, index));
    const item = document.createElement("li");
    item.append(button);
    return item;
  }
}

/** @param {string} text */
function paragraph(text) {
  const made = element("p", "");
  made.append(...notated(text));
  return made;
}

/** The list of mistakes, each a way to the position after it; and how well each side played. */

import { element, must, show } from "../dom.js";
import { notated } from "../notation.js";
import { Percent, say } from "../words.js";
import { accuracy } from "./judging.js";

/** @typedef {import("./judging.js").Judged} Judged */

export class Slips {
  #words;
  #onPress;

  /**
   * @param {import("../words.js").Words} words
   * @param {(ply: number) => void} onPress
   */
  constructor(words, onPress) {
    this.#words = words;
    this.#onPress = onPress;
  }

  /**
   * @param {Judged[]} judged every move
   * @param {Judged[]} slips the mistakes among them
   * @param {(ply: number) => string} title what a move is called
   */
  list(judged, slips, title) {
    const lines = /** @type {const} */ (["white", "black"]).flatMap((color) => {
      const kept = accuracy(judged, color);
      return kept === null ? [] : [element("p", say(this.#words, `accuracy-${kept.word}`, { color, percent: new Percent(kept.percent) }))];
    });
    must("[data-accuracy]").append(...lines);
    must("[data-slips]").replaceChildren(...slips.map((slip) => this.#item(slip, title(slip.ply))));
    must("[data-none]").textContent = say(this.#words, "no-mistakes");
    show("[data-slips]", slips.length > 0);
    show("[data-none]", slips.length === 0);
    show("[data-mistakes]", true);
  }

  /** The board shows this now. @param {number} ply */
  look(ply) {
    for (const button of document.querySelectorAll("[data-slip]")) {
      if (button.getAttribute("data-slip") === String(ply)) button.setAttribute("aria-current", "true");
      else button.removeAttribute("aria-current");
    }
  }

  /**
   * @param {Judged} slip
   * @param {string} title
   */
  #item({ ply, cost }, title) {
    const [item, button, name] = [document.createElement("li"), document.createElement("button"), document.createElement("b")];
    button.type = "button";
    button.dataset.slip = String(ply);
    name.append(...notated(title));
    button.append(name, element("span", say(this.#words, "mistake-cost", { percent: new Percent(Math.round(100 * cost)) })));
    button.addEventListener("click", () => this.#onPress(ply));
    item.append(button);
    return item;
  }
}

/** Reading aloud: a part of the page that screen readers watch. */

import { notated } from "./notation.js";

export class Voice {
  #element;

  /** @param {HTMLElement} element */
  constructor(element) {
    this.#element = element;
  }

  /**
   * @param {string} text
   * @param {boolean} isShown not where everybody sees it elsewhere already
   * @param {string} heard what is only read aloud after it
   */
  say(text, isShown = true, heard = "") {
    this.#element.classList.toggle("hidden-words", !isShown);
    this.#element.textContent = "";
    const rest = document.createElement("span");
    rest.className = "hidden-words";
    rest.append(heard);
    // The same words twice are two messages.
    requestAnimationFrame(() => {
      this.#element.replaceChildren(...notated(text), ...(heard ? [rest] : []));
    });
  }
}

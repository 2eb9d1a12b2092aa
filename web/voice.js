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
   */
  say(text, isShown = true) {
    this.#element.classList.toggle("hidden-words", !isShown);
    this.#element.textContent = "";
    // The same words twice are two messages.
    requestAnimationFrame(() => {
      this.#element.replaceChildren(...notated(text));
    });
  }
}

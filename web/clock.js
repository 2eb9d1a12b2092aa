/** Clocks that run between the server's messages. The server decides; these only show. */

import { tellTime } from "./telling.js";

export class Clocks {
  /** @type {import("./wire.js").Clock | null} */
  #clock = null;
  #since = 0;
  #timer = 0;

  /** @param {Record<import("./wire.js").Color, HTMLElement | null>} faces */
  constructor(faces) {
    this.faces = faces;
  }

  /** @param {import("./wire.js").Clock | null} clock */
  set(clock) {
    this.#clock = clock;
    this.#since = performance.now();
    clearInterval(this.#timer);
    if (clock?.running) this.#timer = window.setInterval(() => this.#show(), 200);
    this.#show();
  }

  #show() {
    for (const color of /** @type {const} */ (["white", "black"])) {
      const face = this.faces[color];
      if (!face) continue;
      face.hidden = this.#clock === null;
      if (this.#clock === null) continue;
      const isRunning = this.#clock.running === color;
      const left = this.#clock[color] - (isRunning ? performance.now() - this.#since : 0);
      face.textContent = tellTime(left);
      face.classList.toggle("is-running", isRunning);
      face.classList.toggle("is-short", left < 20000);
    }
  }
}

/** The engine's opinion of one position after another, as it becomes known. */

import { Refusal, backend } from "../backend/backend.js";

/** @typedef {import("../wire.js").Analysis} Analysis */
/** @typedef {"done" | "stopped" | "lost" | "busy"} Ending */

/**
 * @typedef {object} Listener
 * @property {(analysis: Analysis) => void} onAnalysis
 * @property {(share: number) => void} onProgress from 0 to 1
 * @property {(how: Ending) => void} onEnd
 */

/** Whoever steps through a game quickly does not want every position analyzed. */
const PAUSE = 200;

export class Engine {
  #listener;
  /** @type {AbortController | null} */
  #work = null;

  /** @param {Listener} listener */
  constructor(listener) {
    this.#listener = listener;
  }

  get isWorking() {
    return this.#work !== null;
  }

  stop() {
    this.#work?.abort();
    this.#work = null;
  }

  /**
   * Begins with a position, and ends what was asked before.
   * @param {string} game
   * @param {string} position
   * @param {number} millis
   * @param {boolean} [isFar] whether the server is to do it, where this machine would
   */
  async ask(game, position, millis, isFar = false) {
    this.stop();
    const work = new AbortController();
    this.#work = work;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const how = work.signal.aborted ? "stopped" : await this.#follow(work.signal, { game, position, millis }, isFar).catch(whyNot);
    // Whoever asked for another position wants to hear nothing more of this one.
    if (this.#work !== work) return;
    this.#work = null;
    this.#listener.onEnd(how);
  }

  /**
   * @param {AbortSignal} signal
   * @param {import("../backend/backend.js").Question} question
   * @param {boolean} isFar
   * @returns {Promise<Ending>}
   */
  async #follow(signal, question, isFar) {
    const began = performance.now();
    const onAnalysis = (/** @type {Analysis} */ analysis) => !signal.aborted && this.#listener.onAnalysis(analysis);
    const onProgress = (/** @type {import("../wire.js").Progress} */ { share }) =>
      !signal.aborted && this.#listener.onProgress(Math.max(share ?? 0, (performance.now() - began) / question.millis));
    const thinker = isFar ? backend.farThinker : backend.thinker;
    onAnalysis(await thinker.analyze(question, { signal, onAnalysis, onProgress }));
    return signal.aborted ? "stopped" : "done";
  }
}

/** @param {unknown} error @returns {Ending} */
function whyNot(error) {
  return error instanceof Refusal && error.isBusy ? "busy" : "lost";
}

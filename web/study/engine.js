/** The engine's opinion of one position after another, as it becomes known. */

import { Refusal, backend } from "../backend/backend.js";

/** @typedef {import("../wire.js").Analysis} Analysis */
/**
 * @typedef {"here" | "server" | "prover" | "far-prover"} Who the one who thinks by default, the server, or this machine or the server in search
 *   of a proof
 * @typedef {"done" | "stopped" | "lost" | "busy" | "unproven" | "failed" | Short} Ending
 * @typedef {{ needed: number, limit: number, isFar: boolean }} Short the bytes of memory that a proof would take, and those that can be had, here or there
 *
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
   * @param {number} millis how long it may take, unless it is a proof
   * @param {Who} [who]
   */
  async ask(game, position, millis, who = "here") {
    this.stop();
    const work = new AbortController();
    this.#work = work;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const how = work.signal.aborted ? "stopped" : await this.#follow(work.signal, { game, position, millis }, who).catch((error) => whyNot(error, who));
    // Whoever asked for another position wants to hear nothing more of this one.
    if (this.#work !== work) return;
    this.#work = null;
    this.#listener.onEnd(how);
  }

  /**
   * @param {AbortSignal} signal
   * @param {import("../backend/backend.js").Question} question
   * @param {Who} who
   * @returns {Promise<Ending>}
   */
  async #follow(signal, question, who) {
    const began = performance.now();
    const onAnalysis = (/** @type {Analysis} */ analysis) => !signal.aborted && this.#listener.onAnalysis(analysis);
    // How far a proof is nobody knows, unless the solver says so.
    const soFar = () => (isProver(who) ? 0 : (performance.now() - began) / question.millis);
    const onProgress = (/** @type {import("../wire.js").Progress} */ { share }) => !signal.aborted && this.#listener.onProgress(Math.max(share ?? 0, soFar()));
    const analysis = await ask(who, question, { signal, onAnalysis, onProgress });
    if (signal.aborted) return "stopped";
    // An estimate says more than no proof.
    if (isProver(who) && !analysis.proven) return "unproven";
    onAnalysis(analysis);
    return "done";
  }
}

/**
 * @param {Who} who
 * @param {import("../backend/backend.js").Question} question
 * @param {import("../backend/backend.js").Heard} heard
 */
function ask(who, question, heard) {
  if (who === "prover") return backend.prover.prove(question, heard);
  if (who === "far-prover") return backend.farThinker.analyze({ ...question, proof: true }, heard);
  return (who === "server" ? backend.farThinker : backend.thinker).analyze(question, heard);
}

/** @param {Who} who */
function isProver(who) {
  return who === "prover" || who === "far-prover";
}

/**
 * @param {unknown} error
 * @param {Who} who
 * @returns {Ending}
 */
function whyNot(error, who) {
  if (error instanceof Refusal && error.isBusy) return "busy";
  if (error instanceof Refusal && error.memory) return { ...error.memory, isFar: who === "far-prover" };
  return who === "prover" ? "failed" : "lost";
}

/** A worker with the core in it, from the page's side: questions go in, answers come out, in order. */

import { Refusal } from "./refusal.js";

/**
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: any) => void} [heard]
 */

export class Helper {
  #worker = new Worker(new URL("core.js", import.meta.url), { type: "module" });
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  isThere = true;

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#worker.onmessage = ({ data }) => this.#hear(data);
    this.#worker.onerror = (event) => {
      event.preventDefault();
      this.end(event.message);
    };
    this.#worker.postMessage({ module });
  }

  /**
   * @param {object} question
   * @param {{ file?: ArrayBuffer, heard?: (report: any) => void, patience?: number }} [beside] after so many milliseconds without
   *   an answer the worker is taken for dead: some browsers end one without a word when memory is short
   * @returns {Promise<any>}
   */
  ask(question, { file, heard, patience } = {}) {
    if (!this.isThere) return Promise.reject(new Error("the worker has ended"));
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, heard });
      this.#worker.postMessage({ id, question, file });
    });
    if (patience === undefined) return answer;
    const timer = setTimeout(() => this.end("the worker does not answer"), patience);
    return answer.finally(() => clearTimeout(timer));
  }

  /** Ends it, whatever it does: a search hears nothing while it thinks. @param {string} why */
  end(why) {
    this.isThere = false;
    this.#worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  /** @param {{ id?: number, answer?: any, heard?: any, broke?: string }} message */
  #hear({ id = 0, answer, heard, broke }) {
    if (broke !== undefined) return this.end(broke);
    const waiting = this.#waiting.get(id);
    if (heard !== undefined) return waiting?.heard?.(heard);
    this.#waiting.delete(id);
    if (answer?.error) waiting?.reject(new Refusal(422, answer.error.code, answer.error.message));
    else waiting?.resolve(answer);
  }
}

/**
 * A worker with the core in it, from the page's side: questions go in, answers come out, in order. Where several threads think,
 * it has hands beside it, workers that run those (`threads.js`).
 */

import { Refusal } from "./refusal.js";
import { Threads } from "./threads.js";

/**
 * @typedef {{ module: WebAssembly.Module, isShared: boolean }} Code the core; one for threads wants a memory that they share
 * @typedef {{ memory: WebAssembly.Memory, numbers: Int32Array<SharedArrayBuffer> }} Shared what threads have in common
 *
 * @typedef {object} Waiting
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 * @property {(report: any) => void} [heard]
 */

/** The pages of memory that the core for threads begins with (`xtask/src/wasm.rs`), and those that it may have at most. */
const [FIRST_PAGES, MOST_PAGES] = [256, 16_384];
/** A search that is given up says so soon, in milliseconds. */
const SOON = 3000;

/** A memory that threads share, of which only what is used is taken. */
export function sharedMemory() {
  return new WebAssembly.Memory({ initial: FIRST_PAGES, maximum: MOST_PAGES, shared: true });
}

export class Helper {
  /** All that run; the first one is asked. @type {Worker[]} */
  #workers = [];
  /** @type {Threads | null} */
  #threads = null;
  /** @type {Map<number, Waiting>} */
  #waiting = new Map();
  #asked = 0;
  /** What is to be done when the first worker has the core. */
  #onOpened = () => {};
  isThere = true;
  /** How large its memory is. */
  bytes = 0;

  /**
   * @param {Code} code
   * @param {number} [count] how many threads think
   */
  constructor({ module, isShared }, count = 1) {
    /** @type {Shared | null} */
    let shared = null;
    if (isShared) {
      this.#threads = Threads.of(count - 1);
      shared = { memory: sharedMemory(), numbers: this.#threads.numbers };
    }
    // Whoever comes first prepares the memory and becomes its first thread.
    this.#onOpened = () => {
      for (let index = 0; index < count - 1; index += 1) this.#start(new Worker(new URL("hand.js", import.meta.url), { type: "module" }), { module, ...shared, index });
    };
    this.#start(new Worker(new URL("core.js", import.meta.url), { type: "module" }), { module, shared });
  }

  /**
   * @param {Worker} worker
   * @param {object} opening
   */
  #start(worker, opening) {
    worker.onmessage = ({ data }) => this.#hear(data);
    worker.onerror = (event) => {
      event.preventDefault();
      this.end(event.message);
    };
    worker.postMessage(opening);
    this.#workers.push(worker);
  }

  /**
   * @param {object} question
   * @param {{ file?: ArrayBuffer, heard?: (report: any) => void, patience?: number, signal?: AbortSignal }} [beside] after so many
   *   milliseconds without an answer the worker is taken for dead: some browsers end one without a word when memory is short
   * @returns {Promise<any>}
   */
  ask(question, { file, heard, patience, signal } = {}) {
    if (!this.isThere) return Promise.reject(new Error("the worker has ended"));
    this.#asked += 1;
    const id = this.#asked;
    const answer = new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, heard });
      this.#workers[0].postMessage({ id, question, file });
    });
    const timer = patience && setTimeout(() => this.end("the worker does not answer"), patience);
    const stop = () => this.#giveUp(id);
    signal?.addEventListener("abort", stop, { once: true });
    return answer.finally(() => {
      clearTimeout(timer);
      signal?.removeEventListener("abort", stop);
    });
  }

  /** A search hears nothing while it thinks, unless it shares numbers with the page. @param {number} id */
  #giveUp(id) {
    if (this.#threads === null) return this.end("stopped");
    this.#threads.giveUp(id);
    const waiting = this.#waiting.get(id);
    const timer = setTimeout(() => this.end("the worker does not stop"), SOON);
    const done = () => clearTimeout(timer);
    this.#waiting.set(id, { resolve: done, reject: done });
    waiting?.reject(new Error("stopped"));
  }

  /** Ends it, whatever it does. @param {string} why */
  end(why) {
    this.isThere = false;
    for (const worker of this.#workers) worker.terminate();
    for (const { reject } of this.#waiting.values()) reject(new Error(why));
    this.#waiting.clear();
  }

  /** @param {{ isOpened?: boolean, id?: number, answer?: any, bytes?: number, heard?: any, broke?: string }} message */
  #hear({ isOpened, id = 0, answer, bytes, heard, broke }) {
    if (isOpened) return this.#onOpened();
    if (broke !== undefined) return this.end(broke);
    const waiting = this.#waiting.get(id);
    if (heard !== undefined) return waiting?.heard?.(heard);
    this.bytes = bytes ?? this.bytes;
    this.#waiting.delete(id);
    if (answer?.error) waiting?.reject(new Refusal(422, answer.error.code, answer.error.message, answer.error.memory, answer.error.why));
    else waiting?.resolve(answer);
  }
}

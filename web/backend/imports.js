/**
 * What the core asks of its worker: the time, who listens; and where several threads share a memory, what WASI has of that. Of a
 * system with files there is nothing.
 */

/** @typedef {import("./threads.js").Threads} Threads */

/** Answers of WASI: done, and that there is no such file. */
const [DONE, NO_FILE] = [0, 8];
const NANOS = 1e6;

/**
 * @param {WebAssembly.Module} module
 * @param {object} worker
 * @param {WebAssembly.Memory} [worker.memory] where it is shared
 * @param {Threads} [worker.threads]
 * @param {() => number} worker.id the question that is being answered
 * @param {(at: number, length: number) => void} [worker.heard] what a search has found so far
 * @param {(at: number, length: number) => void} [worker.broke] a defect, before the module stops for good
 * @returns {WebAssembly.Imports}
 */
export function imports(module, { memory, threads, id, heard = () => undefined, broke = () => undefined }) {
  const page = { now: () => performance.now(), given_up: () => Number(threads?.isGivenUp(id()) ?? false), heard, broke };
  if (memory === undefined || threads === undefined) return { page };
  const view = () => new DataView(memory.buffer);
  const known = {
    clock_time_get: (/** @type {number} */ _clock, /** @type {bigint} */ _precision, /** @type {number} */ at) => {
      view().setBigUint64(at, BigInt(Math.round(performance.now() * NANOS)), true);
      return DONE;
    },
    environ_get: () => DONE,
    environ_sizes_get: (/** @type {number} */ count, /** @type {number} */ size) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return DONE;
    },
    random_get: (/** @type {number} */ at, /** @type {number} */ length) => {
      // What is shared cannot be filled at once.
      new Uint8Array(memory.buffer, at, length).set(crypto.getRandomValues(new Uint8Array(length)));
      return DONE;
    },
    sched_yield: () => DONE,
    proc_exit: () => {
      throw new Error("the core has ended");
    },
  };
  const asked = WebAssembly.Module.imports(module).filter((asked) => asked.module === "wasi_snapshot_preview1");
  const wasi = Object.fromEntries(asked.map(({ name }) => [name, () => NO_FILE]));
  return { page, env: { memory }, wasi: { "thread-spawn": (/** @type {number} */ work) => threads.start(work) }, wasi_snapshot_preview1: { ...wasi, ...known } };
}

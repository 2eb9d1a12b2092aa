/** A worker that runs threads of the core, one after the other: see `threads.js`. */

import { imports } from "./imports.js";
import { Threads } from "./threads.js";

/** @typedef {import("./helper.js").Shared & { module: WebAssembly.Module, index: number }} Opening */

/** @param {{ data: Opening }} message */
onmessage = async ({ data: { module, memory, numbers, index } }) => {
  try {
    const threads = new Threads(numbers);
    const { exports } = await WebAssembly.instantiate(module, imports(module, { memory, threads, id: () => 0 }));
    const run = /** @type {(number: number, work: number) => void} */ (exports.wasi_thread_start);
    threads.serve(index, run);
  } catch (error) {
    // The one who thinks waits for this thread for good, so the page is told.
    postMessage({ broke: String(error) });
  }
};

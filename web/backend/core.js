/** The worker that answers from the core: Panta's Rust as WebAssembly, one question at a time. */

import { imports } from "./imports.js";
import { Threads } from "./threads.js";

/**
 * @typedef {object} Core
 * @property {WebAssembly.Memory} memory
 * @property {() => void} [begin] only where threads share the memory
 * @property {(length: number) => number} room
 * @property {() => void} lay
 * @property {() => number} ask
 * @property {() => number} answer
 *
 * @typedef {{ module: WebAssembly.Module, shared: import("./helper.js").Shared | null }} Opening
 * @typedef {{ id: number, question: object, file?: ArrayBuffer }} Question
 */

const [encoder, decoder] = [new TextEncoder(), new TextDecoder()];
/** @type {Promise<Core>} */
let opened;
/** @type {Core} */
let core;
/** The question that is being answered. */
let current = 0;

/** @param {{ data: Opening | Question }} message */
onmessage = async ({ data }) => {
  if ("module" in data) {
    opened = open(data);
    return;
  }
  try {
    core = await opened;
    answer(data);
  } catch (error) {
    // What has no memory left, or was not compiled, answers nothing more.
    postMessage({ broke: String(error) });
  }
};

/** @param {Question} asked */
function answer({ id, question, file }) {
  current = id;
  if (file) {
    write(new Uint8Array(file));
    core.lay();
  }
  write(encoder.encode(JSON.stringify(question)));
  const length = core.ask();
  postMessage({ id: current, answer: JSON.parse(read(core.answer(), length)), bytes: core.memory.buffer.byteLength });
}

/** @param {Opening} opening */
async function open({ module, shared }) {
  const threads = shared ? new Threads(shared.numbers) : undefined;
  const { exports } = await WebAssembly.instantiate(module, imports(module, { memory: shared?.memory, threads, id: () => current, heard, broke }));
  const core = /** @type {Core} */ (/** @type {unknown} */ (exports));
  core.begin?.();
  postMessage({ isOpened: true });
  return core;
}

/** @param {Uint8Array} bytes */
function write(bytes) {
  const at = core.room(bytes.length);
  new Uint8Array(core.memory.buffer, at, bytes.length).set(bytes);
}

/**
 * @param {number} at
 * @param {number} length
 */
function read(at, length) {
  // What is shared is copied, since it cannot be read as text.
  return decoder.decode(new Uint8Array(core.memory.buffer, at, length).slice());
}

/**
 * What a search has found so far.
 * @param {number} at
 * @param {number} length
 */
function heard(at, length) {
  postMessage({ id: current, heard: JSON.parse(read(at, length)) });
}

/**
 * A defect: the page is told before the module stops for good.
 * @param {number} at
 * @param {number} length
 */
function broke(at, length) {
  postMessage({ broke: read(at, length) });
}

/**
 * This machine's answers: the core in two workers, one that thinks and one for what is quick. Nothing is loaded before it
 * is wanted; the files that a game's engine needs (its network, what others have proven) come with its first question.
 *
 * There are two cores: one whose threads share a memory, for pages that are isolated from others, and one with a single thread
 * for all other pages.
 */

import { Helper, sharedMemory } from "./helper.js";
import { memory, provingMemory, threads } from "./resources.js";

/** @typedef {import("./backend.js").Rules} Rules */
/** @typedef {import("./backend.js").Heard} Heard */

/** How long a hint may take, in milliseconds. */
const HINT_MILLIS = 1000;
const HIGHEST = 10;
/** What is quick is answered long before, on the slowest of phones, in milliseconds. */
const PATIENCE = 60_000;

export class Machine {
  #code;
  #threads;
  /** @type {Helper} */
  #quick;
  /** @type {Helper | null} */
  #thinker = null;
  /** The games whose files the thinker has. @type {Set<string>} */
  #brought = new Set();
  /** @type {Map<string, Promise<{ kind: string, bytes: ArrayBuffer }[]>>} */
  #files = new Map();

  /**
   * @param {import("./helper.js").Code} code
   * @param {number} threads
   */
  constructor(code, threads) {
    this.#code = code;
    this.#threads = threads;
    this.#quick = new Helper(code);
  }

  /** @param {number} [wanted] threads, where the page may have them */
  static async load(wanted = threads()) {
    const isShared = wanted > 1 && canShare();
    const core = new URL(isShared ? "../core-threads.wasm" : "../core.wasm", import.meta.url);
    return new Machine({ module: await WebAssembly.compileStreaming(fetch(core)), isShared }, isShared ? wanted : 1);
  }

  /** @type {Rules} */
  rules = {
    preview: (game, position, move) => this.ask({ ask: "preview", game, position, move }),
    line: (wanted) => this.ask({ ask: "line", ...wanted }),
    judge: (task, move) => this.ask({ ask: "judge", task, move }),
    picture: async (game, position) => (await this.ask({ ask: "picture", game, position })).svg,
  };

  /** @type {import("./backend.js").Thinker & import("./backend.js").Prover} */
  thinker = {
    analyze: (question, heard = {}) => this.think({ ask: "analyze", ...question }, heard),
    prove: async ({ game, position }, heard = {}) => {
      // What was remembered makes room, and what the proof has taken is given back.
      this.#thinker?.end("another question");
      try {
        return await this.think({ ask: "solve", game, position, memory: provingMemory() }, heard, 0);
      } finally {
        this.#thinker?.end("the proof is done");
      }
    },
  };

  /** How large the memory of the one who thinks is, in bytes. */
  get bytes() {
    return this.#thinker?.bytes ?? 0;
  }

  /** Gives everything back. */
  end() {
    for (const helper of [this.#quick, this.#thinker]) helper?.end("the end");
  }

  /** @type {import("./backend.js").FindPuzzles} */
  async puzzles(played, heard) {
    const { puzzles } = await this.think({ ask: "puzzles", ...played, memory: memory() }, heard);
    return puzzles;
  }

  /** What the highest level would play in a game. @param {import("../wire.js").State} state @returns {Promise<string>} */
  async hint({ game, start, moves, ply }) {
    const chosen = await this.think({ ask: "choose", game, position: start, moves, level: HIGHEST, seed: ply, millis: HINT_MILLIS });
    return chosen.move;
  }

  /**
   * Asks the one who thinks. What was asked before must be done or given up.
   * @param {{ ask: string, game: string, [more: string]: unknown }} question
   * @param {Heard} [heard]
   * @param {number} [bytes] of memory for the engine
   * @returns {Promise<any>}
   */
  async think(question, { signal, onProgress, onAnalysis } = {}, bytes = memory()) {
    const thinker = await this.#ready(question.game, bytes);
    signal?.throwIfAborted();
    const heard = (/** @type {any} */ { progress, analysis }) => (progress ? onProgress?.(progress) : onAnalysis?.(analysis));
    return thinker.ask(question, { heard, signal });
  }

  /**
   * The one who thinks, with the files of a game.
   * @param {string} game
   * @param {number} bytes of memory for the engine
   */
  async #ready(game, bytes) {
    const files = await this.#filesOf(game);
    if (!this.#thinker?.isThere) {
      this.#thinker = new Helper(this.#code, this.#threads);
      this.#brought.clear();
      // What goes wrong here goes wrong with the question itself.
      this.#thinker.ask({ ask: "open", memory: bytes, threads: this.#threads }).catch(() => undefined);
    }
    const thinker = this.#thinker;
    if (!this.#brought.has(game)) {
      this.#brought.add(game);
      await Promise.all(files.map(({ kind, bytes }) => thinker.ask({ ask: "bring", game, file: kind }, { file: bytes })));
    }
    return thinker;
  }

  /** @param {string} game */
  #filesOf(game) {
    const known = this.#files.get(game);
    if (known) return known;
    const loading = this.ask({ ask: "files", game }).then((/** @type {string[]} */ kinds) => Promise.all(kinds.map(async (kind) => ({ kind, bytes: await load(`../${kind}/${game}.bin`) }))));
    // What failed can be asked again.
    loading.catch(() => this.#files.delete(game));
    this.#files.set(game, loading);
    return loading;
  }

  /**
   * Asks what is quick. A worker that has broken down is replaced, and asked once more.
   * @param {object} question
   * @returns {Promise<any>}
   */
  async ask(question) {
    if (!this.#quick.isThere) this.#quick = new Helper(this.#code);
    const quick = this.#quick;
    try {
      return await quick.ask(question, { patience: PATIENCE });
    } catch (error) {
      if (quick.isThere) throw error;
      // Whoever else asked it may have replaced it already.
      if (!this.#quick.isThere) this.#quick = new Helper(this.#code);
      return this.#quick.ask(question, { patience: PATIENCE });
    }
  }
}

/** A file of the games. @param {string} path */
async function load(path) {
  const response = await fetch(new URL(path, import.meta.url));
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response.arrayBuffer();
}

/** Whether this page may share memory with its workers, and there is room for it. */
function canShare() {
  try {
    return globalThis.crossOriginIsolated === true && sharedMemory() !== null;
  } catch {
    return false;
  }
}

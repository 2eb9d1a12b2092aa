/**
 * This machine's answers: the core in two workers, one that thinks and one for what is quick. Nothing is loaded before it
 * is wanted; the weights of a game's network come with its first question for the engine.
 */

import { Helper } from "./helper.js";

/** @typedef {import("./backend.js").Rules} Rules */
/** @typedef {import("./backend.js").Question} Question */
/** @typedef {import("./backend.js").Heard} Heard */

/** The engine's memory in bytes; less where the machine says that it has little. */
const MEMORY = 256 << 20;
const LITTLE_MEMORY = 48 << 20;
/** How long a hint may take, in milliseconds. */
const HINT_MILLIS = 1000;
const HIGHEST = 10;

export class Machine {
  #module;
  /** @type {Helper} */
  #quick;
  /** @type {Helper | null} */
  #thinker = null;
  /** The games whose networks the thinker has. @type {Set<string>} */
  #brought = new Set();
  /** @type {Map<string, Promise<ArrayBuffer>>} */
  #networks = new Map();

  /** @param {WebAssembly.Module} module */
  constructor(module) {
    this.#module = module;
    this.#quick = new Helper(module);
  }

  static async load() {
    return new Machine(await WebAssembly.compileStreaming(fetch(new URL("../core.wasm", import.meta.url))));
  }

  /** @type {Rules} */
  rules = {
    preview: (game, position, move) => this.#ask({ ask: "preview", game, position, move }),
    line: (wanted) => this.#ask({ ask: "line", ...wanted }),
    judge: (task, move) => this.#ask({ ask: "judge", task, move }),
    picture: async (game, position) => {
      const { svg } = await this.#ask({ ask: "picture", game, position });
      return URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
    },
  };

  thinker = { analyze: (/** @type {Question} */ question, /** @type {Heard} */ heard = {}) => this.think({ ask: "analyze", ...question }, heard) };

  /** What the highest level would play in a game. @param {import("../wire.js").State} state @returns {Promise<string>} */
  async hint({ game, start, moves, ply }) {
    const chosen = await this.think({ ask: "choose", game, position: start, moves, level: HIGHEST, seed: ply, millis: HINT_MILLIS });
    return chosen.move;
  }

  /**
   * Asks the one who thinks. What was asked before must be done or given up.
   * @param {{ ask: string, game: string, [more: string]: unknown }} question
   * @param {Heard} [heard]
   * @returns {Promise<any>}
   */
  async think(question, { signal, onProgress, onAnalysis } = {}) {
    const thinker = await this.#ready(question.game);
    signal?.throwIfAborted();
    const stop = () => thinker.end("stopped");
    signal?.addEventListener("abort", stop, { once: true });
    const hear = (/** @type {any} */ { progress, analysis }) => (progress ? onProgress?.(progress) : onAnalysis?.(analysis));
    try {
      return await thinker.ask(question, { heard: hear });
    } finally {
      signal?.removeEventListener("abort", stop);
    }
  }

  /** The one who thinks, with the network of a game. @param {string} game */
  async #ready(game) {
    const file = await this.#network(game);
    if (!this.#thinker?.isThere) {
      this.#thinker = new Helper(this.#module);
      this.#brought.clear();
      void this.#thinker.ask({ ask: "open", memory: memory() });
    }
    const thinker = this.#thinker;
    if (!this.#brought.has(game)) {
      this.#brought.add(game);
      await thinker.ask({ ask: "bring", game }, { file });
    }
    return thinker;
  }

  /** @param {string} game */
  #network(game) {
    const known = this.#networks.get(game);
    if (known) return known;
    const loading = fetch(new URL(`../networks/${game}.bin`, import.meta.url)).then((response) => {
      if (!response.ok) throw new Error(`no network: ${response.status}`);
      return response.arrayBuffer();
    });
    // What failed can be asked again.
    loading.catch(() => this.#networks.delete(game));
    this.#networks.set(game, loading);
    return loading;
  }

  /** @param {object} question */
  #ask(question) {
    if (!this.#quick.isThere) this.#quick = new Helper(this.#module);
    return this.#quick.ask(question);
  }
}

function memory() {
  const gigabytes = /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? 4;
  return gigabytes < 4 ? LITTLE_MEMORY : MEMORY;
}

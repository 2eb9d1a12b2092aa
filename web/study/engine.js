/** The engine's opinion of one position after another, as it becomes known. */

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
   */
  async ask(game, position, millis) {
    this.stop();
    const work = new AbortController();
    this.#work = work;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const how = work.signal.aborted ? "stopped" : await this.#follow(work.signal, { game, position, millis }).catch(() => /** @type {const} */ ("lost"));
    // Whoever asked for another position wants to hear nothing more of this one.
    if (this.#work !== work) return;
    this.#work = null;
    this.#listener.onEnd(how);
  }

  /**
   * @param {AbortSignal} signal
   * @param {{ game: string, position: string, millis: number }} question
   * @returns {Promise<Ending>}
   */
  async #follow(signal, question) {
    const began = performance.now();
    const headers = { "Content-Type": "application/json", Accept: "text/event-stream" };
    const response = await fetch("/api/analyze", { method: "POST", headers, body: JSON.stringify(question), signal });
    if (!response.ok || response.body === null) return response.status === 429 || response.status === 503 ? "busy" : "lost";
    for await (const { event, data } of events(response.body)) {
      if (signal.aborted) return "stopped";
      if (event === "progress") this.#listener.onProgress(Math.max(data.share ?? 0, (performance.now() - began) / question.millis));
      else this.#listener.onAnalysis(data);
      if (event === "done") return "done";
    }
    return "lost";
  }
}

/**
 * The events of a stream.
 * @param {ReadableStream<Uint8Array>} body
 */
async function* events(body) {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const blocks = (text + decoder.decode(value, { stream: true })).split("\n\n");
    text = blocks.pop() ?? "";
    for (const block of blocks) {
      const field = (/** @type {string} */ name) => block.split("\n").find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1).trim();
      const [event, data] = [field("event"), field("data")];
      if (event && data) yield { event, data: JSON.parse(data) };
    }
  }
}

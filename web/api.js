/** Asking the server. The seat is in a cookie that scripts cannot read, so no secret is handled here. */

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./wire.js").Preview} Preview */

/** What the server refused, with its stable code. */
export class Refusal extends Error {
  /**
   * @param {number} status
   * @param {string} code
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/**
 * @param {string} path
 * @param {unknown} [body] posts it when given
 * @returns {Promise<any>}
 */
export async function ask(path, body) {
  const language = { "Accept-Language": document.documentElement.lang };
  const asked = body === undefined ? { headers: language } : { method: "POST", headers: { ...language, "Content-Type": "application/json" }, body: JSON.stringify(body) };
  const response = await fetch(path, asked);
  const answer = await response.json().catch(() => ({}));
  if (!response.ok) {
    const error = answer.error ?? answer;
    throw new Refusal(response.status, String(error.code ?? ""), String(error.message ?? response.statusText));
  }
  return answer;
}

/** The requests about one game. */
export class GameApi {
  /** @param {string} id */
  constructor(id) {
    this.path = `/api/games/${encodeURIComponent(id)}`;
    this.previews = new Previews();
  }

  /** @returns {Promise<State>} */
  state() {
    return ask(this.path);
  }

  /** Every move with what it did. @returns {Promise<import("./wire.js").History>} */
  history() {
    return ask(`${this.path}/history`);
  }

  /** What the engine would play. @returns {Promise<string>} */
  async hint() {
    return (await ask(`${this.path}/hint`)).move;
  }

  /** With which moves each side would win at once. @returns {Promise<import("./wire.js").Threats>} */
  threats() {
    return ask(`${this.path}/threats`);
  }

  /**
   * @param {string} move
   * @param {number} ply
   * @returns {Promise<State>}
   */
  move(move, ply) {
    return ask(`${this.path}/moves`, { move, ply });
  }

  /**
   * @param {"resign" | "draw" | "takeback" | "rematch" | "choice"} what
   * @param {object} [body]
   * @returns {Promise<State>}
   */
  act(what, body = {}) {
    return ask(`${this.path}/${what}`, body);
  }

  /**
   * What a move does.
   * @param {string} game
   * @param {string} position
   * @param {string} move
   */
  preview(game, position, move) {
    return this.previews.of(game, position, move);
  }
}

/** What moves do; asked once for each. */
export class Previews {
  /** @type {Map<string, Promise<Preview | null>>} */
  #known = new Map();

  /**
   * @param {string} game
   * @param {string} position
   * @param {string} move
   * @returns {Promise<Preview | null>}
   */
  of(game, position, move) {
    const key = `${position} ${move}`;
    const known = this.#known.get(key);
    if (known) return known;
    const answer = ask("/api/preview", { game, position, move }).catch(() => this.#forget(key));
    this.#known.set(key, answer);
    return answer;
  }

  /** What failed can be asked again. @param {string} key */
  #forget(key) {
    this.#known.delete(key);
    return null;
  }
}

/**
 * A line of play, read and checked by the server.
 * @param {{ game: string, edition?: string, position?: string, moves?: string[], text?: string }} wanted
 * @returns {Promise<import("./wire.js").Line>}
 */
export function askLine(wanted) {
  return ask("/api/line", wanted);
}

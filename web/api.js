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
  const asked = body === undefined ? {} : { method: "POST", headers: { "Content-Type": "application/json" }, body: JSON.stringify(body) };
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
    /** @type {Map<string, Promise<Preview | null>>} */
    this.previews = new Map();
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

  /** With which moves each side would win at once. @returns {Promise<import("./wire.js").Threats & { ply: number }>} */
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
   * What a move does; asked once for each.
   * @param {string} game
   * @param {string} position
   * @param {string} move
   * @returns {Promise<Preview | null>}
   */
  preview(game, position, move) {
    const key = `${position} ${move}`;
    const known = this.previews.get(key);
    if (known) return known;
    const answer = ask("/api/preview", { game, position, move }).catch(() => null);
    this.previews.set(key, answer);
    return answer;
  }
}

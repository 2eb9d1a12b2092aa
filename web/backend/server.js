/** The server's answers. The seat is in a cookie that scripts cannot read, so no secret is handled here. */

import { inLanguage } from "../dom.js";
import { events } from "./events.js";
import { Live } from "./live.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./backend.js").Answering} Answering */
/** @typedef {import("./backend.js").Table} Table */
/** @typedef {import("../wire.js").Analysis} Analysis */

/** @type {Answering} */
export const server = {
  rules: {
    preview: (game, position, move) => ask("/api/preview", { game, position, move }),
    line: (wanted) => ask("/api/line", wanted),
    judge: (task, move) => ask(`${inLanguage(task)}/answer?${new URLSearchParams({ move })}`),
    picture: async (game, position) => (await send(`/api/picture?${new URLSearchParams({ game, position })}`)).text(),
  },
  thinker: { analyze },
  table,
};

/** @type {import("./backend.js").PublicGames} */
export async function publicGames() {
  return (await ask("/api/games")).games;
}

/** @type {import("./backend.js").Reachable} */
export function isReachable() {
  return fetch("/healthz", { method: "HEAD" }).then(() => true, () => false);
}

/** @param {string} id @returns {Table} */
function table(id) {
  const path = `/api/games/${encodeURIComponent(id)}`;
  return {
    state: () => ask(path),
    history: () => ask(`${path}/history`),
    hint: async () => (await ask(`${path}/hint`)).move,
    threats: () => ask(`${path}/threats`),
    record: async () => (await send(`${path}/record`)).text(),
    move: (move, ply) => ask(`${path}/moves`, { move, ply }),
    act: (what, body = {}) => ask(`${path}/${what}`, body),
    claim: (secret, name) => ask(`${path}/claim`, { secret, name }),
    follow: (listener) => new Live(`${path}/live`, listener),
  };
}

/**
 * @param {import("./backend.js").Question} question
 * @param {import("./backend.js").Heard} [heard]
 * @returns {Promise<Analysis>}
 */
async function analyze(question, { signal, onProgress, onAnalysis } = {}) {
  const response = await send("/api/analyze", question, { Accept: "text/event-stream" }, signal);
  if (response.body === null) throw new Error("no answer");
  for await (const { event, data } of events(response.body)) {
    if (event === "done") return data;
    if (event === "failed") throw failure(data.error);
    if (event === "progress") onProgress?.(data);
    else onAnalysis?.(data);
  }
  throw new Error("the answer broke off");
}

/**
 * Why there will be no answer: the server is about to stop, or something is broken there.
 * @param {{ code: string, message: string, memory?: { needed: number, limit: number } }} error
 */
function failure({ code, message, memory }) {
  return new Refusal(code === "busy" ? 503 : 500, code, message, memory);
}

/**
 * @param {string} path
 * @param {unknown} [body] posts it when given
 * @returns {Promise<any>}
 */
async function ask(path, body) {
  return (await send(path, body)).json();
}

/**
 * @param {string} path
 * @param {unknown} [body]
 * @param {Record<string, string>} [headers]
 * @param {AbortSignal} [signal]
 */
async function send(path, body, headers = {}, signal) {
  const told = { ...headers, "Accept-Language": document.documentElement.lang };
  const posted = { method: "POST", body: JSON.stringify(body), headers: { ...told, "Content-Type": "application/json" } };
  const response = await fetch(path, { ...(body === undefined ? { headers: told } : posted), signal });
  if (response.ok) return response;
  const { error = {} } = await response.json().catch(() => ({}));
  throw new Refusal(response.status, String(error.code ?? ""), String(error.message ?? response.statusText));
}

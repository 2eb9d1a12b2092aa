/**
 * Where answers come from. Pages ask here and do not care who answers: what is asked and answered has the same form
 * (`wire.js`) whether the server does it or this machine. Whatever cannot be had is a `Refusal`.
 *
 * @typedef {object} Rules What the rules say.
 * @property {(game: Game, position: string, move: string) => Promise<Preview>} preview what a move does
 * @property {(wanted: LineWanted) => Promise<Line>} line a line of play, read and checked
 * @property {(task: string, move: string) => Promise<Judged>} judge a move in the lesson or puzzle of this address
 * @property {(game: Game, position: string) => Promise<string>} picture the position as SVG
 *
 * @typedef {object} Thinker What positions are worth.
 * @property {(question: Question, heard?: Heard) => Promise<Analysis>} analyze
 *
 * @typedef {object} Prover What every move is worth for certain, however long it takes. Only this machine does it, with much memory.
 * @property {(question: { game: Game, position: string }, heard?: Heard) => Promise<Analysis>} prove
 *
 * @typedef {(played: PlayedGame, heard?: Heard) => Promise<Puzzle[]>} FindPuzzles the puzzles in a game; only this machine looks for them
 *
 * @typedef {object} Table One game that is played. Its state is that of this browser's seats.
 * @property {() => Promise<State>} state
 * @property {() => Promise<History>} history every move with what it did
 * @property {() => Promise<string>} hint what the engine would play
 * @property {() => Promise<Threats>} threats with which moves each side would win at once
 * @property {() => Promise<string | null>} record the game as text; null before a color is chosen
 * @property {(move: string, ply: number) => Promise<State>} move
 * @property {(what: Action, body?: object) => Promise<State>} act
 * @property {(secret: string, name: string | null) => Promise<{ url: string }>} claim takes the seat that an invitation is for
 * @property {(listener: Listener) => Following} follow tells of every change, until it is closed
 *
 * @typedef {{ game: Game, position: string, moves: string[], count: number }} PlayedGame where it began, and how many puzzles are enough
 * @typedef {import("../own.js").Puzzle} Puzzle
 * @typedef {{ rules: Rules, thinker: Thinker, table: (id: string) => Table }} Answering
 * @typedef {() => Promise<State[]>} PublicGames the games that everybody may watch now; only the server has them
 * @typedef {() => Promise<boolean>} Reachable whether there is a server, and it answers now
 * @typedef {Answering & { farThinker: Thinker, unhurried: Thinker, prover: Prover, publicGames: PublicGames, isReachable: Reachable }} Backend
 *   The far thinker is the server, for those who ask for it; who is in no hurry waits for this machine. The table without a name is
 *   the one that this browser keeps and the address of the page names.
 *
 * @typedef {"resign" | "draw" | "takeback" | "rematch" | "choice" | "settle"} Action
 * @typedef {{ game: Game, edition?: string, position?: string, moves?: string[], text?: string }} LineWanted
 * @typedef {{ game: Game, position: string, millis: number, lines?: number, proof?: boolean }} Question
 *
 * @typedef {object} Heard Who is told what is known so far, and can end it.
 * @property {AbortSignal} [signal]
 * @property {(progress: import("../wire.js").Progress) => void} [onProgress]
 * @property {(analysis: Analysis) => void} [onAnalysis]
 *
 * @typedef {object} Listener Who follows a game.
 * @property {(state: State, played: import("../wire.js").Played[]) => void} onState
 * @property {(message: import("../wire.js").PresenceMessage) => void} [onPresence] whether the other player is there
 * @property {(isLive: boolean) => void} onLive
 * @property {() => number} ply how many moves are known here
 * @typedef {{ close: () => void, lose: () => void }} Following `lose` when something tells that the connection is lost
 *
 * @typedef {import("../wire.js").Game} Game
 * @typedef {import("../wire.js").Preview} Preview
 * @typedef {import("../wire.js").Line} Line
 * @typedef {import("../wire.js").Judged} Judged
 * @typedef {import("../wire.js").Analysis} Analysis
 * @typedef {import("../wire.js").State} State
 * @typedef {import("../wire.js").History} History
 * @typedef {import("../wire.js").Threats} Threats
 */

import { recall } from "../memory.js";
import { hasServer } from "../site.js";
import { TableHere, begin } from "./here.js";
import { Machine } from "./machine.js";
import { Refusal } from "./refusal.js";
import { isReachable, publicGames, server } from "./server.js";

export { Refusal } from "./refusal.js";

/** Who has chosen `server` here wants to have nothing thought by this machine. */
const KEY = "panta-thinker";

/** This machine, once it can answer. @type {Machine | null} */
let machine = null;
/** @type {Promise<void> | null} */
let loading = null;
/** @type {() => void} */
let tell;
/** Done as soon as this machine can answer. */
export const isHere = /** @type {Promise<void>} */ (new Promise((resolve) => (tell = resolve)));

/** Lets this machine answer from when it can; until then nobody waits for it. */
function prepare() {
  if (recall(KEY) !== "server") void load();
}

function load() {
  loading ??= Machine.load().then(
    (loaded) => {
      machine = loaded;
      tell();
    },
    // Until it can be loaded, the server answers.
    () => void (loading = null),
  );
  return loading;
}

/** This machine, for what is played here. */
async function here() {
  await load();
  if (machine === null) throw new TypeError("the core could not be loaded");
  return machine;
}

/**
 * Begins a game in this browser; the answer is its state.
 * @param {string} game
 * @param {Record<string, string>} choices the fields of the form
 */
export async function beginHere(game, choices) {
  return begin(await here(), game, choices);
}

/** Whether games are begun in this browser: everything for it is here already, or there is no server to ask. */
export function playsHere() {
  return !hasServer() || isKept();
}

/** Whether this machine may think, and what it needs for that is in the browser already. */
function isKept() {
  return recall(KEY) !== "server" && navigator.serviceWorker?.controller != null;
}

/** How a game stands that is kept, or is brought in. @param {import("./kept.js").Stored} stored @returns {Promise<State>} */
export async function readHere(stored) {
  const machine = await here();
  return (await machine.ask({ ask: "show", stored, known: 0, now: Date.now() })).message;
}

/** Whether this machine thinks by now. */
export function thinksHere() {
  return machine !== null;
}

/** A game that this browser keeps. @param {string} id */
export function tableHere(id) {
  return new TableHere(id, here);
}

/**
 * This machine's answer where it has one; otherwise the server's. What this machine refuses the server refuses in the
 * words of the visitor, if it can be reached.
 * @template T
 * @param {(who: { rules: Rules, thinker: Thinker }) => Promise<T>} ask
 * @param {AbortSignal} [signal]
 * @returns {Promise<T>}
 */
async function either(ask, signal) {
  if (!hasServer()) return ask(await here());
  if (machine === null) return ask(server).catch((error) => withoutServer(ask, error));
  try {
    return await ask(machine);
  } catch (error) {
    if (signal?.aborted) throw error;
    return ask(server).catch((other) => Promise.reject(other instanceof TypeError ? error : other));
  }
}

/**
 * The server cannot be reached: this machine answers as soon as it can.
 * @template T
 * @param {(who: { rules: Rules, thinker: Thinker }) => Promise<T>} ask
 * @param {unknown} error
 * @returns {Promise<T>}
 */
async function withoutServer(ask, error) {
  if (!(error instanceof TypeError)) throw error;
  prepare();
  await loading;
  if (machine === null) throw error;
  return ask(machine);
}

/** @type {Backend} */
export const backend = {
  rules: {
    preview: (...asked) => either(({ rules }) => rules.preview(...asked)),
    line: (...asked) => either(({ rules }) => rules.line(...asked)),
    judge: (...asked) => either(({ rules }) => rules.judge(...asked)),
    picture: (...asked) => either(({ rules }) => rules.picture(...asked)),
  },
  thinker: {
    analyze: (question, heard = {}) => {
      prepare();
      return either(({ thinker }) => thinker.analyze(question, heard), heard.signal);
    },
  },
  farThinker: server.thinker,
  unhurried: {
    analyze: async (...asked) => {
      // It is loaded before the server would have answered.
      if (isKept()) await load();
      return backend.thinker.analyze(...asked);
    },
  },
  publicGames,
  isReachable: async () => hasServer() && (await isReachable()),
  prover: { prove: async (...asked) => (await here()).thinker.prove(...asked) },
  table: (id) => {
    if (id === "") return tableHere(location.hash.slice(1));
    const table = server.table(id);
    return { ...table, hint: () => hint(table) };
  },
};

/** @param {Table} table */
async function hint(table) {
  prepare();
  if (machine === null) return table.hint();
  return machine.hint(await table.state()).catch(() => table.hint());
}

/** @type {FindPuzzles} */
export async function findPuzzles(played, heard = {}) {
  prepare();
  await loading;
  if (machine === null) throw new Refusal(503, "busy", "this machine cannot look for puzzles");
  return machine.puzzles(played, heard);
}

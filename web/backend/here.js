/**
 * Tables that this browser keeps: the core plays (`apps/browser/src/tables.rs`), IndexedDB remembers. Every page that shows a
 * game may act at its table; one of them looks after it, so that the computer is asked once and the clock runs while anybody
 * looks on.
 */

import { Overtaken, append, askToStay, find, keep, onChange } from "./kept.js";
import { Refusal } from "./refusal.js";

/** @typedef {import("./backend.js").Table} Table */
/** @typedef {import("./backend.js").Listener} Listener */
/** @typedef {import("./machine.js").Machine} Machine */
/** @typedef {import("../wire.js").State} State */
/** @typedef {{ message: import("../wire.js").LiveMessage, deadline: number | null, waits: boolean }} Shown */
/** @typedef {{ event: import("./kept.js").StoredEvent | null, state: State, next?: import("./kept.js").Stored, deadline: number | null, waits: boolean }} Happened */

/** The longest that the highest level thinks about a move, and a hint takes, in milliseconds. */
const MILLIS = 1000;
/** So often the engine is asked about one position; then the computer plays whatever it can. */
const MAX_ASKED = 3;

/**
 * Begins a game, which is kept before it is shown; the answer is its state.
 * @param {Machine} machine
 * @param {string} game
 * @param {Record<string, string>} choices the fields of the form
 * @returns {Promise<State>}
 */
export async function begin(machine, game, choices) {
  const { stored, state } = await machine.ask({ ask: "begin", game, choices, ...outside() });
  await keep(stored);
  await askToStay();
  return state;
}

/** What comes from outside: the time, and what makes a game another one. */
function outside() {
  return { now: Date.now(), id: randomId(), seed: Number(crypto.getRandomValues(new BigUint64Array(1))[0] >> 11n) };
}

/** Nobody has to guess it or to keep it secret; it is only to be another one each time. */
function randomId() {
  return [...crypto.getRandomValues(new Uint8Array(10))].map((byte) => (byte % 36).toString(36)).join("");
}

/** @implements {Table} */
export class TableHere {
  #id;
  #load;
  /** @type {Set<() => void>} */
  #watchers = new Set();

  /**
   * @param {string} id
   * @param {() => Promise<Machine>} load
   */
  constructor(id, load) {
    this.#id = id;
    this.#load = load;
    onChange((changed) => changed === id && this.#changed());
  }

  async state() {
    return (await this.show(0)).message;
  }

  history() {
    return this.#part("history");
  }

  threats() {
    return this.#part("threats");
  }

  /** The game as text; null before a color is chosen. @returns {Promise<string | null>} */
  async record() {
    return (await this.#part("record")).record;
  }

  /** The finished game as an animated picture. @returns {Promise<string | null>} */
  async film() {
    return (await this.#part("film")).film;
  }

  async hint() {
    const [machine, stored] = await this.#both();
    return (await machine.think({ ask: "hint", game: stored.game, stored, millis: MILLIS })).move;
  }

  /**
   * @param {string} move
   * @param {number} ply
   */
  async move(move, ply) {
    return (await this.wish({ what: "move", move, ply })).state;
  }

  /**
   * @param {import("./backend.js").Action} what
   * @param {object} [body]
   */
  async act(what, body = {}) {
    return (await this.wish({ what, ...body })).state;
  }

  /** @returns {Promise<never>} */
  claim() {
    return Promise.reject(new Refusal(404, "no-such-game", "nobody is invited to this game"));
  }

  /** @param {Listener} listener */
  follow(listener) {
    const keeper = new Keeper(this, this.#id);
    const tell = async () => {
      const shown = await this.show(listener.ply()).catch(() => null);
      if (shown === null) return;
      listener.onState(shown.message, shown.message.played);
      keeper.look(shown);
    };
    const watch = () => void tell();
    this.#watchers.add(watch);
    // Something may have happened since the page has asked.
    watch();
    return {
      close: () => {
        this.#watchers.delete(watch);
        keeper.close();
      },
      // Nothing is connected, so nothing is lost.
      lose: () => undefined,
    };
  }

  /** How the game stands, for somebody who knows the moves before a ply. @param {number} known @returns {Promise<Shown>} */
  async show(known) {
    const [machine, stored] = await this.#both();
    return machine.ask({ ask: "show", stored, known, now: Date.now() });
  }

  /**
   * What becomes of a wish. What another page has made of the game meanwhile comes first.
   * @param {object} wish
   * @returns {Promise<Happened>}
   */
  async wish(wish) {
    const machine = await this.#load();
    return this.#happen((stored) => machine.ask({ ask: "wish", stored, wish, ...outside() }));
  }

  /** The computer acts, if it is to. @returns {Promise<Happened>} */
  async think() {
    const machine = await this.#load();
    return this.#happen((stored) => machine.think({ ask: "act", game: stored.game, stored, millis: MILLIS, ...outside() }));
  }

  /**
   * @param {(stored: import("./kept.js").Stored) => Promise<Happened>} ask
   * @returns {Promise<Happened>}
   */
  async #happen(ask) {
    for (;;) {
      const stored = await find(this.#id);
      const happened = await ask(stored);
      if (happened.event === null) return happened;
      try {
        await append(this.#id, stored.events.length, happened.event, happened.next);
        this.#changed();
        return happened;
      } catch (error) {
        if (!(error instanceof Overtaken)) throw error;
      }
    }
  }

  /** @param {"history" | "threats" | "record" | "film"} part @returns {Promise<any>} */
  async #part(part) {
    const [machine, stored] = await this.#both();
    return machine.ask({ ask: "part", stored, part });
  }

  #both() {
    return Promise.all([this.#load(), find(this.#id)]);
  }

  #changed() {
    for (const watch of this.#watchers) watch();
  }
}

/** Looks after a table: lets the computer play and time run out, in one page at a time. */
class Keeper {
  #table;
  #isKeeping = false;
  #isThinking = false;
  /** @type {() => void} */
  #end = () => undefined;
  #isClosed = false;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer;

  /**
   * @param {TableHere} table
   * @param {string} id
   */
  constructor(table, id) {
    this.#table = table;
    void this.#take(`panta-table-${id}`);
  }

  close() {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    this.#end();
  }

  /** Waits until no other page looks after it. @param {string} name */
  async #take(name) {
    if (!navigator.locks) return this.#keep(true);
    const isMine = await navigator.locks.request(name, { ifAvailable: true }, (lock) => (lock === null ? false : this.#keep(true)));
    if (isMine === false) await navigator.locks.request(name, () => this.#keep(false));
  }

  /**
   * Until it is closed. Where no page was open, nobody loses the time since then.
   * @param {boolean} isFirst
   */
  async #keep(isFirst) {
    if (this.#isClosed) return;
    const ended = new Promise((/** @type {(value: void) => void} */ resolve) => (this.#end = resolve));
    this.#isKeeping = true;
    try {
      if (isFirst) await this.#table.wish({ what: "resume" });
      this.look(await this.#table.show(0));
    } catch {
      // There is no such game, or it cannot be kept: the page says so.
    }
    await ended;
    this.#isKeeping = false;
  }

  /** Does what is to be done about a game that stands so. @param {{ deadline: number | null, waits: boolean }} shown */
  look({ deadline, waits }) {
    clearTimeout(this.#timer);
    if (!this.#isKeeping || this.#isClosed) return;
    if (deadline !== null) this.#timer = setTimeout(() => void this.#table.wish({ what: "time" }).catch(() => null), Math.max(0, deadline - Date.now()));
    if (waits) void this.#answer();
  }

  async #answer() {
    if (this.#isThinking) return;
    this.#isThinking = true;
    const isDone = await this.#act();
    this.#isThinking = false;
    // The game may have gone back meanwhile. What cannot be kept is tried again when something else happens.
    const shown = isDone ? await this.#table.show(0).catch(() => null) : null;
    if (shown?.waits) this.look(shown);
  }

  /** Lets the computer act, and says whether it could. */
  async #act() {
    for (let tries = 0; tries < MAX_ASKED && !this.#isClosed; tries += 1) {
      if (await succeeds(this.#table.think())) return true;
    }
    return succeeds(this.#table.wish({ what: "anything" }));
  }
}

/** @param {Promise<unknown>} promise */
function succeeds(promise) {
  return promise.then(() => true, () => false);
}

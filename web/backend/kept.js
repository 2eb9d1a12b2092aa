/**
 * The games that this browser keeps, in IndexedDB. A game is what the core makes of it (`apps/browser/src/stored.rs`); here it
 * is only known that it has a name and events, one after the other.
 *
 * @typedef {{ at: number, what: string, detail: string }} StoredEvent
 * @typedef {{ id: string, game: string, created_at: number, events: StoredEvent[], [more: string]: unknown }} Stored
 */

import { Refusal } from "./refusal.js";

const [NAME, VERSION, GAMES] = ["panta", 1, "games"];

/** Another page was quicker: the game has gone on. */
export class Overtaken extends Error {}

/** Tells other pages that a game has changed, by its name. */
const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("panta-games");

/** Is told the name of each game that another page has changed. @param {(id: string) => void} hear */
export function onChange(hear) {
  channel?.addEventListener("message", ({ data }) => hear(String(data)));
}

/** @type {Promise<IDBDatabase> | null} */
let opening = null;

function open() {
  opening ??= new Promise((/** @type {(db: IDBDatabase) => void} */ resolve, reject) => {
    const request = indexedDB.open(NAME, VERSION);
    request.onupgradeneeded = () => void request.result.createObjectStore(GAMES, { keyPath: "id" });
    request.onerror = () => reject(unkept(request.error));
    request.onsuccess = () => {
      // Another version of this page may need to change the form.
      request.result.onversionchange = () => close(request.result);
      request.result.onclose = () => void (opening = null);
      resolve(request.result);
    };
  });
  // What failed can be tried again.
  opening.catch(() => void (opening = null));
  return opening;
}

/** @param {IDBDatabase} db */
function close(db) {
  opening = null;
  db.close();
}

/**
 * What a request answers when everything of its transaction is on disk.
 * @template T
 * @param {IDBTransactionMode} mode
 * @param {(games: IDBObjectStore) => IDBRequest<T>} ask
 * @returns {Promise<T>}
 */
async function within(mode, ask) {
  const db = await open();
  const transaction = db.transaction(GAMES, mode, { durability: "strict" });
  return new Promise((resolve, reject) => {
    transaction.onabort = () => reject(unkept(transaction.error));
    const request = ask(transaction.objectStore(GAMES));
    transaction.oncomplete = () => resolve(request.result);
  });
}

/** Why nothing can be kept. @param {DOMException | null} error */
function unkept(error) {
  const code = error?.name === "QuotaExceededError" ? "storage-full" : "storage-refused";
  return new Refusal(507, code, error?.message ?? "nothing can be kept");
}

/** A game by its name. @param {string} id @returns {Promise<Stored>} */
export async function find(id) {
  /** @type {Stored | undefined} */
  const stored = await within("readonly", (games) => games.get(id));
  if (stored === undefined) throw new Refusal(404, "no-such-game", "this browser keeps no game of this name");
  return stored;
}

/** All games, those first in which something has happened last. @returns {Promise<Stored[]>} */
export async function all() {
  /** @type {Stored[]} */
  const games = await within("readonly", (games) => games.getAll());
  return games.sort((one, other) => changedAt(other) - changedAt(one));
}

/** @param {Stored} stored */
function changedAt({ created_at, events }) {
  return events.at(-1)?.at ?? created_at;
}

/** Keeps a game. One of the same name stays unless less has happened in it. @param {Stored} stored */
export async function keep(stored) {
  await within("readwrite", (games) => {
    const known = games.get(stored.id);
    known.onsuccess = () => {
      if (known.result === undefined || known.result.events.length < stored.events.length) games.put(stored);
    };
    return known;
  });
  channel?.postMessage(stored.id);
}

/**
 * Adds what has happened after so many events, and the game that has begun with it.
 * @param {string} id
 * @param {number} count
 * @param {StoredEvent} event
 * @param {Stored} [next]
 */
export async function append(id, count, event, next) {
  let isOvertaken = false;
  const added = within("readwrite", (games) => {
    const known = games.get(id);
    known.onsuccess = () => {
      /** @type {Stored | undefined} */
      const stored = known.result;
      isOvertaken = stored?.events.length !== count;
      if (stored === undefined || isOvertaken) return known.transaction?.abort();
      games.put({ ...stored, events: [...stored.events, event] });
      if (next) games.put(next);
    };
    return known;
  });
  await added.catch((error) => {
    throw isOvertaken ? new Overtaken() : error;
  });
  channel?.postMessage(id);
}

/** @param {string} id */
export async function forget(id) {
  await within("readwrite", (games) => games.delete(id));
  channel?.postMessage(id);
}

/** Whether anything can be kept here. */
export function canKeep() {
  return open().then(() => true, () => false);
}

/** Asks the browser not to throw the games away when it needs room. */
export async function askToStay() {
  await navigator.storage?.persist?.().catch(() => false);
}

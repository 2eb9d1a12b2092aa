/**
 * Lists of games that stay as they are: each game that goes on is followed, and when it changes, its entry says so, in the words
 * of the page.
 */

import { backend } from "./backend/backend.js";
import { fillEntry, newEntry } from "./entry.js";
import { show } from "./dom.js";
import { isOver } from "./standing.js";
import { pageWords } from "./words.js";

/** @typedef {import("./wire.js").State} State */

/** So many games are followed, the first of the list: a browser has only so many connections. */
const MOST = 8;
/** How often it is asked for the games of others, while the list is seen, in milliseconds. */
const OFTEN = 30_000;

class List {
  #list;
  #words = pageWords(document);
  #title = document.title;
  /** @type {Map<string, import("./backend/backend.js").Following>} */
  #followed = new Map();

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
    this.#follow();
    if (list.dataset.games === "of-all") setInterval(() => document.visibilityState === "visible" && void this.#renew(), OFTEN);
  }

  /** By the names of their games. @returns {Map<string, HTMLElement>} */
  #entries() {
    const entries = [...this.#list.querySelectorAll("[data-id]")].filter((entry) => entry instanceof HTMLElement);
    return new Map(entries.map((entry) => [entry.dataset.id ?? "", entry]));
  }

  #follow() {
    const entries = this.#entries();
    for (const [id, following] of this.#followed) if (!entries.has(id)) this.#leave(id, following);
    const going = [...entries].filter(([, { dataset }]) => dataset.going !== undefined).slice(0, MOST);
    for (const [id, { dataset }] of going) {
      if (this.#followed.has(id)) continue;
      this.#followed.set(id, backend.table(id).follow({ onLive: () => undefined, ply: () => Number(dataset.ply), onState: (state) => void this.#take(state) }));
    }
    this.#call();
  }

  /**
   * @param {string} id
   * @param {import("./backend/backend.js").Following} [following]
   */
  #leave(id, following = this.#followed.get(id)) {
    following?.close();
    this.#followed.delete(id);
  }

  /** How a game stands now. @param {State} state */
  async #take(state) {
    const entry = this.#entries().get(state.id);
    if (entry && entry.dataset.version !== String(state.version)) await fillEntry(entry, this.#words, state);
    if (isOver(state)) this.#leave(state.id);
    this.#call();
  }

  /** The games of others come and go. Nothing moves under somebody who is at the list. */
  async #renew() {
    const states = await backend.publicGames().catch(() => null);
    if (states === null) return;
    const known = this.#entries();
    const entries = await Promise.all(states.map((state) => this.#entry(state, known.get(state.id))));
    if (this.#list.contains(document.activeElement)) return;
    this.#list.replaceChildren(...entries.flatMap((entry) => entry ?? []));
    show("[data-none]", states.length === 0);
    this.#follow();
  }

  /**
   * @param {State} state
   * @param {HTMLElement | undefined} known
   */
  async #entry(state, known) {
    if (known) {
      await this.#take(state);
      return known;
    }
    const entry = newEntry(state.game);
    if (entry) await fillEntry(entry, this.#words, state);
    return entry;
  }

  /** The tab says when it is one's turn somewhere. */
  #call() {
    const turn = this.#list.querySelector("[data-turn]");
    document.title = turn ? `${turn.textContent} · ${this.#title}` : this.#title;
  }
}

for (const list of document.querySelectorAll("[data-games]")) if (list instanceof HTMLElement) new List(list);

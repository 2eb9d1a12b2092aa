/**
 * Lists of games that stay as they are: each game that goes on is followed, and when it changes, the server draws its
 * entry anew. So the list says what the page said when it was loaded, in the same words.
 */

import { backend } from "./backend/backend.js";
import { showDates } from "./dates.js";

/** So many games are followed, the first of the list: a browser has only so many connections. */
const MOST = 8;
/** Changes that come together are fetched together; so long is waited for more, in milliseconds. */
const PAUSE = 250;
/** How often a list is fetched that others add to, while it is seen. */
const OFTEN = 30_000;

class List {
  #list;
  #title = document.title;
  /** @type {Set<string>} */
  #followed = new Set();
  #isFetching = false;
  #isStale = false;

  /** @param {HTMLElement} list */
  constructor(list) {
    this.#list = list;
    this.#follow();
    if (list.dataset.games === "of-all") setInterval(() => document.visibilityState === "visible" && this.#fetch(), OFTEN);
  }

  /** @returns {HTMLElement[]} */
  #entries() {
    return [...this.#list.querySelectorAll("[data-id]")].filter((entry) => entry instanceof HTMLElement);
  }

  #follow() {
    for (const { dataset } of this.#entries().filter(({ dataset }) => dataset.going !== undefined).slice(0, MOST)) {
      const id = dataset.id ?? "";
      if (this.#followed.has(id)) continue;
      this.#followed.add(id);
      const following = backend.table(id).follow({ onLive: () => undefined, ply: () => Number(dataset.ply), onState: (state) => {
        if (String(state.version) !== this.#version(id)) this.#fetch();
        if (state.reason !== null) following.close();
      } });
    }
    this.#call();
  }

  /** @param {string} id */
  #version(id) {
    return this.#entries().find((entry) => entry.dataset.id === id)?.dataset.version;
  }

  #fetch() {
    this.#isStale = true;
    if (this.#isFetching) return;
    this.#isFetching = true;
    setTimeout(() => void this.#renew(), PAUSE);
  }

  async #renew() {
    this.#isStale = false;
    const page = await fetch(location.href).then((response) => (response.ok ? response.text() : "")).catch(() => "");
    const drawn = new DOMParser().parseFromString(page, "text/html").querySelector("[data-games]");
    if (drawn instanceof HTMLElement) {
      showDates(drawn);
      this.#take(drawn);
    }
    this.#isFetching = false;
    if (this.#isStale) this.#fetch();
  }

  /** Only what has changed is replaced, and never what somebody is at. @param {HTMLElement} drawn */
  #take(drawn) {
    const known = new Map(this.#entries().map((entry) => [entry.dataset.id, entry]));
    if (this.#list.dataset.games === "of-all" && !this.#list.contains(document.activeElement)) this.#list.replaceChildren(...drawn.children);
    else for (const entry of drawn.querySelectorAll("[data-id]")) if (entry instanceof HTMLElement) renew(known.get(entry.dataset.id), entry);
    this.#follow();
  }

  /** The tab says when it is one's turn somewhere. */
  #call() {
    const turn = this.#list.querySelector("[data-turn]");
    document.title = turn ? `${turn.textContent} · ${this.#title}` : this.#title;
  }
}

/**
 * @param {HTMLElement | undefined} old
 * @param {HTMLElement} entry
 */
function renew(old, entry) {
  if (!old || old.dataset.version === entry.dataset.version) return;
  if (!old.contains(document.activeElement)) return old.replaceWith(entry);
  old.dataset.version = entry.dataset.version;
  const parts = entry.querySelectorAll("[data-part]");
  old.querySelectorAll("[data-part]").forEach((part, index) => parts[index] && part.replaceWith(parts[index]));
}

for (const list of document.querySelectorAll("[data-games]")) if (list instanceof HTMLElement) new List(list);

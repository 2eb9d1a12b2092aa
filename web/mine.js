/** My games, those that this browser keeps: they are listed, taken along as a file and brought in again. */

import { readHere, tableHere } from "./backend/backend.js";
import { all, askToStay, forget, keep, onChange } from "./backend/kept.js";
import { must, show } from "./dom.js";
import { fillEntry, newEntry } from "./entry.js";
import { forgetGame } from "./resume.js";
import { save } from "./study/save.js";
import { Voice } from "./voice.js";
import { pageWords, say } from "./words.js";

/** @typedef {import("./backend/kept.js").Stored} Stored */

/** What a file of games says it is. */
const FORM = "panta-games";
/** Larger files hold something else, in bytes. */
const MAX_FILE = 50 << 20;

class KeptGames {
  words = pageWords(document);
  voice = new Voice(must("[data-voice]"));
  list = must("[data-list]");

  constructor() {
    must("[data-act=export]").addEventListener("click", () => void this.#export());
    const file = /** @type {HTMLInputElement} */ (must("[data-import]"));
    file.addEventListener("change", () => void this.#import(file));
    onChange(() => void this.show());
    void this.show();
  }

  /** Nothing of the core is loaded where nothing is kept. */
  async show() {
    const games = await all().catch(() => []);
    show("[data-some], [data-act=export]", games.length > 0);
    if (games.length > 0) show("[data-none]", false);
    const entries = await Promise.all(games.map((stored) => this.#entry(stored)));
    this.list.replaceChildren(...entries.flatMap((entry) => entry ?? []));
  }

  /** @param {Stored} stored */
  async #entry(stored) {
    const state = await readHere(stored).catch(() => null);
    const entry = state && newEntry(stored.game);
    if (!entry) return null;
    await fillEntry(entry, this.words, state);
    entry.querySelector("[data-record]")?.addEventListener("click", () => void saveRecord(stored.id));
    entry.querySelector("[data-delete]")?.addEventListener("click", () => void this.#delete(stored.id));
    return entry;
  }

  /** @param {string} id */
  async #delete(id) {
    await forget(id);
    forgetGame(id);
    await this.show();
    must("main").focus();
  }

  async #export() {
    save(`${FORM}.json`, JSON.stringify({ form: FORM, version: 1, games: await all() }));
  }

  /** What can be read of a file is kept; a game that is here already stays unless the file has more of it. @param {HTMLInputElement} input */
  async #import(input) {
    const file = input.files?.[0];
    if (!file) return;
    const games = file.size > MAX_FILE ? [] : gamesIn(await file.text());
    let count = 0;
    for (const stored of games) {
      const isRead = await readHere(stored).then(() => keep(stored)).then(() => true, () => false);
      if (isRead) count += 1;
    }
    if (count > 0) await askToStay();
    input.value = "";
    this.voice.say(count > 0 ? say(this.words, "games-brought", { count }) : say(this.words, "games-unread"));
    await this.show();
  }
}

/** @param {string} text @returns {Stored[]} */
function gamesIn(text) {
  try {
    const { form, games } = JSON.parse(text);
    return form === FORM && Array.isArray(games) ? games : [];
  } catch {
    return [];
  }
}

/** @param {string} id */
async function saveRecord(id) {
  const record = await tableHere(id).record();
  if (record !== null) save(`${id}.panta`, record);
}

new KeptGames();

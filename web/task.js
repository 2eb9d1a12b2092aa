/** A task: a position, a move, and what the server says of it. */

import "./board/games.js";

import { Previews } from "./api.js";
import { inLanguage, must } from "./dom.js";
import { listenToBoard } from "./listen.js";
import { markDone, nextOpen, showProgress } from "./progress.js";
import { missed, solved } from "./streak.js";
import { tellMove } from "./telling.js";
import { Voice } from "./voice.js";
import { pageWords, say } from "./words.js";

/** @typedef {{ game: import("./wire.js").Game, position: string, pieces: import("./wire.js").Pieces, turn: import("./wire.js").Color, legal: string[], address: string, day: number | null }} Task */

class TaskPage {
  words = pageWords(document);
  board = /** @type {import("./board/board.js").Board} */ (must("[data-board]"));
  verdict = must("[data-verdict]");
  voice = new Voice(must("[data-voice]"));
  retry = must("[data-act=retry]");
  next = must("[data-next]");
  /** @type {Task} */
  task = JSON.parse(must("[data-task]").dataset.task ?? "");
  previews = new Previews();

  constructor() {
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(this.task.game, this.task.position, move);
    listenToBoard(this.board, this.voice, (move) => void this.play(move));
    this.retry.addEventListener("click", () => void this.begin().then(() => this.board.focus()));
    const solution = /** @type {HTMLDetailsElement} */ (must("[data-solution]"));
    solution.addEventListener("toggle", () => solution.open && void this.#reveal(solution.dataset.solution ?? ""));
    const open = nextOpen(this.task.address);
    if (open !== null) this.next.setAttribute("href", open);
    void this.begin();
  }

  /** The position as it was given. */
  begin() {
    const { pieces, turn, legal } = this.task;
    this.verdict.replaceChildren();
    this.retry.hidden = true;
    this.next.classList.remove("primary");
    return this.board.show({ pieces, turn, legal, isMine: true, line: [], last: [], move: null });
  }

  /** @param {string} move the solution */
  async #reveal(move) {
    if (this.task.day) missed(this.task.day);
    await this.begin();
    await this.board.suggest(move);
  }

  /** @param {string} move */
  async play(move) {
    const { game, position, turn } = this.task;
    const [preview, judged] = await Promise.all([this.previews.of(game, position, move), this.#judge(move).catch(() => null)]);
    if (!preview || !judged) {
      await this.begin();
      return this.#say(say(this.words, "not-sent"));
    }
    this.voice.say(tellMove(this.words, turn, preview.said), false);
    const { pieces, marks, last, steps } = preview;
    await this.board.show({ pieces, turn, legal: [], isMine: false, line: marks, last, move }, [{ move, steps }]);
    this.#show(judged);
  }

  /**
   * The server's words on a move; it knows the rules and the language.
   * @param {string} move
   * @returns {Promise<HTMLElement | null>}
   */
  async #judge(move) {
    const response = await fetch(`${inLanguage(this.task.address)}/answer?move=${encodeURIComponent(move)}`);
    if (!response.ok) return null;
    return new DOMParser().parseFromString(await response.text(), "text/html").querySelector("[data-right]");
  }

  /** @param {HTMLElement} judged */
  #show(judged) {
    const isRight = judged.dataset.right === "true";
    this.verdict.replaceChildren(judged);
    this.retry.hidden = false;
    this.next.classList.toggle("primary", isRight);
    (isRight ? this.next : this.retry).focus();
    const { day, address } = this.task;
    if (!isRight) return void (day && missed(day));
    markDone(address);
    showProgress();
    if (day) solved(day);
  }

  /** @param {string} text */
  #say(text) {
    this.verdict.textContent = text;
  }
}

new TaskPage();

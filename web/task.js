/** A task: a position, a move, and what is said of it. */

import "./board/games.js";

import { backend } from "./backend/backend.js";
import { Previews } from "./backend/previews.js";
import { element, must } from "./dom.js";
import { listenToBoard } from "./listen.js";
import { notated } from "./notation.js";
import { markDone, nextOpen, showProgress } from "./progress.js";
import { missed, solved } from "./streak.js";
import { tell, tellMove } from "./telling.js";
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
    const [preview, judged] = await Promise.all([this.previews.of(game, position, move), backend.rules.judge(this.task.address, move).catch(() => null)]);
    if (!preview || !judged) {
      await this.begin();
      return this.#say(say(this.words, "not-sent"));
    }
    this.voice.say(tellMove(this.words, turn, preview.said), false);
    const { pieces, marks, last, steps } = preview;
    await this.board.show({ pieces, turn, legal: [], isMine: false, line: marks, last, move }, [{ move, steps }]);
    this.#show(judged);
  }

  /** @param {import("./wire.js").Judged} judged */
  #show({ right: isRight, told }) {
    const sign = element("span", isRight ? "✓ " : "↺ ");
    sign.ariaHidden = "true";
    const heading = element("h3", say(this.words, isRight ? "task-right" : "task-wrong"));
    heading.prepend(sign);
    const said = element("div", "");
    said.dataset.right = String(isRight);
    said.append(heading, ...told.map((one) => this.#paragraph(tell(this.words, one))));
    this.verdict.replaceChildren(said);
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
  #paragraph(text) {
    const paragraph = element("p", "");
    paragraph.append(...notated(text));
    return paragraph;
  }

  /** @param {string} text */
  #say(text) {
    this.verdict.textContent = text;
  }
}

new TaskPage();

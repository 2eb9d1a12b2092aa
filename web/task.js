/** A task: a position, a move, and what is said of it. A puzzle goes on: wrong moves are answered, and wins are played out. */

import "./board/games.js";

import { backend } from "./backend/backend.js";
import { Previews } from "./backend/previews.js";
import { written } from "./board/written.js";
import { element, must } from "./dom.js";
import { listenToBoard } from "./listen.js";
import { notated } from "./notation.js";
import { openOwn } from "./ownpuzzle.js";
import { markDone, nextOpen, showProgress } from "./progress.js";
import { missed, solved } from "./streak.js";
import { opponent } from "./study/explain.js";
import { answer } from "./study/playout.js";
import { tell, tellMove } from "./telling.js";
import { Voice } from "./voice.js";
import { pageWords, say, sayAll } from "./words.js";

/** @typedef {import("./wire.js").Color} Color */
/** @typedef {{ position: string, pieces: import("./wire.js").Pieces, turn: Color, legal: string[], last?: string[], move?: string | null }} Place Where a move is wanted. */
/** @typedef {Place & { game: import("./wire.js").Game, address: string, day: number | null, goal: "win" | "draw" | null, moves?: string[] }} Task a puzzle of one's own brings the moves that solve it */

class TaskPage {
  words = pageWords(document);
  board = /** @type {import("./board/board.js").Board} */ (must("[data-board]"));
  verdict = must("[data-verdict]");
  voice = new Voice(must("[data-voice]"));
  retry = must("[data-act=retry]");
  next = must("[data-next]");
  previews = new Previews();
  /** Where the next move is made. @type {Place} */
  place;
  /** How often somebody has begun: what belongs to an earlier try is not told any more. */
  #tries = 0;

  /** @param {Task} task */
  constructor(task) {
    this.task = task;
    this.place = task;
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(task.game, this.place.position, move);
    listenToBoard(this.board, this.voice, (move) => void this.play(move));
    this.retry.addEventListener("click", () => void this.begin(this.place).then(() => this.board.focus()));
    const solution = /** @type {HTMLDetailsElement} */ (must("[data-solution]"));
    solution.addEventListener("toggle", () => solution.open && void this.#reveal(solution.dataset.solution ?? ""));
    const open = nextOpen(task.address);
    if (open !== null) this.next.setAttribute("href", open);
    void this.begin(task);
  }

  /** A position for a move of the one who solves it. @param {Place} place */
  begin(place) {
    this.place = place;
    this.#tries += 1;
    const { pieces, turn, legal, last = [], move = null } = place;
    this.verdict.replaceChildren();
    this.retry.hidden = true;
    this.next.classList.remove("primary");
    return this.board.show({ pieces, turn, legal, isMine: true, line: [], last, move });
  }

  get #isFirst() {
    return this.place === this.task;
  }

  /** Shows the solution as it is played. @param {string} move */
  async #reveal(move) {
    const { day, game, position, turn } = this.task;
    if (day) missed(game, day);
    const preview = await this.previews.of(game, position, move);
    await this.begin(this.task);
    if (preview === null) return this.board.suggest(move);
    const { pieces, marks, last, steps } = preview;
    await this.board.show({ pieces, turn, legal: [], isMine: false, line: marks, last, move }, [{ move, steps, isFollowed: true }]);
    this.retry.hidden = false;
  }

  /** @param {string} move */
  async play(move) {
    const { game } = this.task;
    const { position, turn } = this.place;
    const [preview, judged] = await Promise.all([this.previews.of(game, position, move), this.#isFirst ? this.#judge(move) : null]);
    if (!preview || (this.#isFirst && !judged)) {
      await this.begin(this.place);
      return this.#say(say(this.words, "not-sent"));
    }
    this.voice.say(tellMove(this.words, turn, preview.said), false);
    const { pieces, marks, last, steps } = preview;
    await this.board.show({ pieces, turn, legal: [], isMine: false, line: marks, last, move }, [{ move, steps }]);
    if (judged) this.#settle(judged);
    await this.#follow(preview, judged);
  }

  /** @param {string} move */
  #judge(move) {
    const { address, moves, goal } = this.task;
    if (!moves) return backend.rules.judge(address, move).catch(() => null);
    const isRight = moves.includes(move);
    // words: puzzle-right-win puzzle-right-draw puzzle-wrong-win puzzle-wrong-draw
    return { right: isRight, told: [{ message: `puzzle-${isRight ? "right" : "wrong"}-${goal}`, about: {} }] };
  }

  /** What is said of the first move, and what it counts for. @param {import("./wire.js").Judged} judged */
  #settle({ right: isRight, told }) {
    this.#show(isRight, say(this.words, isRight ? "task-right" : "task-wrong"), told.map((one) => tell(this.words, one)));
    (isRight ? this.next : this.retry).focus({ preventScroll: true });
    const { day, address, game } = this.task;
    if (!isRight) return void (day && missed(game, day));
    markDone(address);
    showProgress();
    if (day) solved(game, day);
  }

  /**
   * What follows a move of a puzzle: the answer to a wrong one, the best defense against a right one, until the win is complete.
   * @param {import("./wire.js").Preview} preview
   * @param {import("./wire.js").Judged | null} judged where it was the first move
   */
  async #follow({ move, position, outcome }, judged) {
    const { game, goal } = this.task;
    const { place } = this;
    const { turn } = place;
    const tries = this.#tries;
    const isOn = judged === null;
    if (outcome !== null) {
      if (isOn) this.#end(move, outcome === turn);
      return;
    }
    if (goal === null || (judged?.right && goal === "draw")) return;
    const answered = await answer(game, position).catch(() => null);
    if (this.place !== place || this.#tries !== tries) return;
    if (answered === null) return this.#add(say(this.words, "engine-lost"));
    const { isWon, reply } = answered;
    if (reply === null) return;
    const isRight = judged?.right ?? isWon;
    const told = tellMove(this.words, opponent(turn), reply.said ?? { message: "no-move", about: {} });
    const goesOn = isRight && reply.outcome === null;
    if (isOn && !isRight) this.#end(move, false);
    if (goesOn) this.#goOn({ ...reply, last: reply.marks.last }, sayAll(this.words, told, say(this.words, "puzzle-go-on", { color: turn })));
    else this.#add(told);
    const { pieces, legal, marks, steps } = reply;
    await this.board.show({ pieces, turn: reply.turn, legal: goesOn ? legal : [], isMine: goesOn, line: marks.line, last: marks.last, move: reply.move }, [{ move: reply.move ?? "", steps, isFollowed: true }]);
  }

  /**
   * Another move is wanted: what was said of the last one makes room for what comes now.
   * @param {Place} place
   * @param {string} told
   */
  #goOn(place, told) {
    this.place = place;
    for (const old of this.verdict.querySelectorAll("p")) old.remove();
    this.#add(told);
    must("[data-task]").dataset.at = place.position;
  }

  /**
   * A later move ended it, or gave it away.
   * @param {string} move
   * @param {boolean} isWon
   */
  #end(move, isWon) {
    this.#show(isWon, say(this.words, isWon ? "task-right" : "task-wrong"), [isWon ? say(this.words, "puzzle-won") : say(this.words, "puzzle-slipped", { move: written(this.task.game, move) })]);
    if (isWon) this.place = this.task;
    (isWon ? this.next : this.retry).focus({ preventScroll: true });
  }

  /**
   * @param {boolean} isRight
   * @param {string} title
   * @param {string[]} told
   */
  #show(isRight, title, told) {
    const sign = element("span", isRight ? "✓ " : "↺ ");
    sign.ariaHidden = "true";
    const heading = element("h3", title);
    heading.prepend(sign);
    const said = element("div", "");
    said.dataset.right = String(isRight);
    said.append(heading, ...sentences(this.words, told).flatMap((text) => [" ", paragraph(text)]));
    this.verdict.replaceChildren(said);
    this.retry.hidden = isRight;
    this.next.classList.toggle("primary", isRight);
  }

  /** One more sentence on the last move. @param {string} text */
  #add(text) {
    this.verdict.querySelector("[data-right]")?.append(" ", paragraph(text));
  }

  /** @param {string} text */
  #say(text) {
    this.verdict.textContent = text;
  }
}

/**
 * What is no sentence by itself begins the next one.
 * @param {import("./words.js").Words} words
 * @param {string[]} told
 */
function sentences(words, told) {
  const [first = "", second, ...rest] = told;
  return second === undefined || /\p{Po}$/u.test(first) ? told : [sayAll(words, first, second), ...rest];
}

/** @param {string} text */
function paragraph(text) {
  const made = element("p", "");
  made.append(...notated(text));
  return made;
}

/** @type {Task} */
const task = JSON.parse(must("[data-task]").dataset.task ?? "");
const own = document.querySelector("[data-own-list]") ? await openOwn(task) : task;
if (own) new TaskPage(own);

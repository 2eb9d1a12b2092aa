/** The review of a finished game: one board, a graph of its values, and for each mistake what refutes it and what was better. */

import "./board/games.js";

import { backend } from "./backend/backend.js";
import { Previews } from "./backend/previews.js";
import { written } from "./board/written.js";
import { element, enable, inLanguage, must, show } from "./dom.js";
import { shortcut } from "./keys.js";
import { listenToBoard, listenToButtons } from "./listen.js";
import { MoveList } from "./moves.js";
import { writeAddress } from "./study/address.js";
import { explain, opponent } from "./study/explain.js";
import { lookForPuzzles, offerPuzzles } from "./study/finding.js";
import { Graph } from "./study/graph.js";
import { compare, forWhite, judge, mistakes, ofOutcome } from "./study/judging.js";
import { answerOf } from "./study/kept.js";
import { Moment } from "./study/moment.js";
import { patiently } from "./study/patient.js";
import { Played } from "./study/played.js";
import { Slips } from "./study/slips.js";
import { how, points, shape, tellValue } from "./study/verdict.js";
import { stepWithWheel } from "./study/wheel.js";
import { tellMove } from "./telling.js";
import { Voice } from "./voice.js";
import { pageWords, say } from "./words.js";

/** @typedef {import("./wire.js").Color} Color */
/** @typedef {{ name: import("./study/played.js").Way, stands: import("./wire.js").Stand[], index: number }} Way A line that the board is in: the move that is shown, from 0. */

/** How long the engine thinks of each position. */
const MILLIS = 500;

const KEYS = { ArrowLeft: "back", ArrowRight: "forward", Home: "first", End: "last", u: "back", r: "forward", Escape: "cancel" };

class ReviewPage {
  words = pageWords(document);
  page = must("[data-review]");
  /** The name of the game; one that this browser keeps has it in the address. */
  id = this.page.dataset.review || location.hash.slice(1);
  game = /** @type {import("./wire.js").Game} */ (this.page.dataset.name);
  board = /** @type {import("./board/board.js").Board} */ (must("[data-board]"));
  voice = new Voice(must("[data-voice]"));
  previews = new Previews();
  list = new MoveList(must("[data-moves]"), this.game, this.words, (ply) => this.look(ply));
  moment = new Moment(this.game, this.words, (name, index) => void this.enter(/** @type {Way["name"]} */ (name), index));
  mistakes = new Slips(this.words, (ply) => {
    this.look(ply);
    this.board.querySelector(".board")?.scrollIntoView({ block: "nearest" });
  });
  played = new Played("", "", { start: "", pieces: {}, plies: [] });
  /** The colors of whoever looks back. @type {Color[]} */
  you = [];
  /** What every move cost, once it is known. @type {import("./study/judging.js").Judged[]} */
  judged = [];
  /** The mistakes, one's own first. @type {import("./study/judging.js").Judged[]} */
  slips = [];
  /** How many moves are made on the board. */
  ply = 0;
  /** @type {Way | null} */
  way = null;
  /** Whether a better move is looked for on the board. */
  #isTrying = false;
  #isTouched = false;
  #isStopped = false;

  constructor() {
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(this.game, this.played.positions[this.ply - 1] ?? "", move);
    this.graph = new Graph(must("[data-graph]"), { white: this.#color("white"), black: this.#color("black") }, (ply) => ply !== this.ply || this.way ? this.look(ply) : undefined);
    listenToBoard(this.board, this.voice, (move) => void this.#try(move));
    listenToButtons((act) => this.act(act));
    stepWithWheel(this.board, (way) => this.step(way));
    document.addEventListener("keydown", (event) => {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const act = KEYS[/** @type {keyof typeof KEYS} */ (shortcut(event))];
      if (!act) return;
      if (act !== "cancel") event.preventDefault();
      this.act(act);
    });
    void this.#run();
  }

  async #run() {
    try {
      const table = backend.table(this.page.dataset.review ?? "");
      const [history, { you }] = await Promise.all([table.history(), table.state()]);
      [this.played, this.you] = [new Played(this.id, this.game, history), you];
      this.ply = this.played.moves.length;
      this.#show([]);
      await this.#analyze();
    } catch {
      this.#end("engine-lost");
    }
  }

  // What positions are worth.

  async #analyze() {
    const { played } = this;
    const count = played.positions.length;
    for (const [index, position] of played.positions.entries()) {
      if (played.verdict(index) !== null) continue;
      if (this.#isStopped) break;
      must("[data-effort]").textContent = say(this.words, "review-working", { ply: index + 1, count });
      /** @type {HTMLProgressElement} */ (must("[data-progress]")).value = index / count;
      played.know(index, answerOf(await this.#ask(position)));
      this.#showRest();
    }
    const isWhole = played.verdicts.every((verdict) => verdict !== null);
    this.#end(isWhole ? "review-done" : "review-stopped");
    if (isWhole) this.#judge();
  }

  /** @param {string} position */
  #ask(position) {
    return patiently({ game: this.game, position, millis: MILLIS, lines: 1 }, backend.unhurried);
  }

  /** @param {"review-done" | "review-stopped" | "engine-lost"} id */
  #end(id) {
    show("[data-act=stop], [data-progress]", false);
    must("[data-effort]").textContent = "";
    // That it is done is seen: nothing moves any more.
    this.voice.say(say(this.words, id), id !== "review-done");
  }

  #judge() {
    const { played } = this;
    this.judged = judge(played.verdicts.flatMap((verdict) => verdict ?? []), played.moves.map((_, index) => played.turn(index)));
    this.slips = mistakes(this.judged, this.you);
    this.mistakes.list(this.judged, this.slips, (ply) => this.#title(ply));
    offerPuzzles(this.id);
    // It opens with what is to be learned, unless somebody is looking at something else already.
    if (!this.#isTouched && this.slips[0]) this.look(this.slips[0].ply);
    else this.#show([]);
  }

  // Going through the game.

  /** Shows the game after so many moves. @param {number} ply */
  look(ply) {
    if (ply < 0 || ply > this.played.moves.length) return;
    const isNext = ply === this.ply + 1 && this.way === null && !this.#isTrying;
    if (this.#isTrying) this.voice.say("");
    this.#isTouched = true;
    [this.ply, this.way, this.#isTrying] = [ply, null, false];
    const move = this.played.at(ply);
    this.#show(isNext && move ? [move] : []);
  }

  /** One step, in the line that the board is in or else in the game. @param {"back" | "forward"} way @returns {boolean} whether there is one */
  step(way) {
    const by = way === "forward" ? 1 : -1;
    if (this.way !== null) {
      const index = this.way.index + by;
      if (index >= this.way.stands.length - 1) return false;
      if (index < 0) this.look(this.ply);
      else void this.enter(this.way.name, index);
      return true;
    }
    const ply = this.ply + by;
    if (ply < 0 || ply > this.played.moves.length) return false;
    this.look(ply);
    return true;
  }

  /**
   * Shows a move of a line: of what refutes the move that is looked at, or of what was better.
   * @param {Way["name"]} name
   * @param {number} index
   */
  async enter(name, index) {
    const ply = this.ply;
    const stands = await this.played.line(name, ply).catch(() => null);
    if (stands === null) return this.voice.say(say(this.words, "engine-lost"));
    if (this.ply !== ply) return;
    const stand = stands[index + 1];
    if (!stand) return;
    const isNext = this.way === null ? index === 0 && name === "refuting" : this.way.name === name && index === this.way.index + 1;
    this.#isTouched = true;
    [this.way, this.#isTrying] = [{ name, stands, index }, false];
    this.#show(isNext ? [{ move: stand.move ?? "", steps: stand.steps }] : []);
    if (stand.said) this.voice.say(tellMove(this.words, opponent(stand.turn), stand.said), false);
  }

  /** @param {string} act */
  act(act) {
    switch (act) {
      case "stop": return void (this.#isStopped = true);
      case "first": return this.look(0);
      case "back": case "forward": return void this.step(act);
      case "last": return this.look(this.played.moves.length);
      case "try": return void this.#begin();
      case "puzzles": return void lookForPuzzles(this.words, this.id, this.game, this.played);
      case "cancel": return void (this.board.cancel() || ((this.#isTrying || this.way) && this.look(this.ply)));
    }
  }

  // Looking for a better move.

  /** The position before the mistake, for a try. */
  async #begin() {
    const stand = (await this.played.line("best", this.ply).catch(() => null))?.[0];
    if (!stand) return this.voice.say(say(this.words, "engine-lost"));
    [this.way, this.#isTrying, this.#isTouched] = [null, true, true];
    const { pieces, turn, legal } = stand;
    void this.board.show({ pieces, turn, legal, isMine: true, line: [], last: [], move: null });
    this.#showRest();
    this.voice.say(say(this.words, "try-lead", { color: turn }));
    this.board.focus();
  }

  /** @param {string} move */
  async #try(move) {
    const { ply, played } = this;
    const [from, color] = [played.positions[ply - 1], played.turn(ply - 1)];
    this.voice.say(say(this.words, "try-checking", { move: written(this.game, move) }));
    try {
      const stand = (await backend.rules.line({ game: this.game, position: from, moves: [move] })).plies[1];
      const { pieces, turn, marks, steps } = stand;
      void this.board.show({ pieces, turn, legal: [], isMine: false, line: marks.line, last: marks.last, move }, [{ move, steps }]);
      const verdict = stand.outcome ? ofOutcome(stand.outcome) : forWhite(await this.#ask(stand.position), stand.turn);
      if (this.ply !== ply || !this.#isTrying) return;
      const [tried, was, possible] = [forWhite(verdict, color), played.verdictFor(ply, color), played.verdictFor(ply - 1, color)].map((one) => points(one) ?? 0.5);
      this.voice.say(say(this.words, `try-${compare(tried, was, possible)}`, { move: written(this.game, move) }));
    } catch {
      this.voice.say(say(this.words, "engine-lost"));
    }
  }

  // What is seen.

  /** @param {import("./board/board.js").Motion[]} played */
  #show(played) {
    const stand = this.way ? this.way.stands[this.way.index + 1] : null;
    const view = stand ? { pieces: stand.pieces, turn: stand.turn, line: stand.marks.line, last: stand.marks.last, move: stand.move } : this.played.view(this.ply);
    void this.board.show({ ...view, legal: [], isMine: false }, played);
    const refuting = this.#isSlip && this.way === null ? this.played.answers[this.ply]?.best : null;
    if (refuting) void this.board.suggest(refuting);
    this.#showRest();
  }

  get #isSlip() {
    return this.slips.some(({ ply }) => ply === this.ply);
  }

  #showRest() {
    const { ply, played } = this;
    const { moves } = played;
    const [isLast, isFirst] = [ply === moves.length, ply === 0];
    this.list.show(moves, played.turn(0), ply);
    this.#mark();
    const title = this.#title(ply);
    this.graph.show({ verdicts: played.verdicts, ply, slips: new Set(this.slips.map((slip) => slip.ply)), told: title });
    const here = this.way && { name: this.way.name, index: this.way.index };
    if (this.#isSlip) void this.#explain();
    else this.moment.show({ title, told: [this.#value(ply)], lines: this.#ways(), here });
    show("[data-act=try]", this.#isSlip);
    enable("[data-act=first], [data-act=back]", !isFirst || this.way !== null);
    enable("[data-act=forward]", this.way ? this.way.index + 2 < this.way.stands.length : !isLast);
    enable("[data-act=last]", !isLast);
    must("[data-open]").setAttribute("href", inLanguage(`/analyze/${this.game}${writeAddress({ position: played.positions[0] ?? "", moves, ply })}`));
    this.mistakes.look(ply);
  }

  /** The sentences on a mistake, once it is known how its refutation is told. */
  async #explain() {
    const { ply, played } = this;
    const mover = played.turn(ply - 1);
    const stands = played.answers[ply] ? await played.line("refuting", ply).catch(() => []) : [];
    if (this.ply !== ply) return;
    const slip = { move: written(this.game, played.moves[ply - 1]), mover, before: played.verdictFor(ply - 1, mover), after: played.verdictFor(ply, mover), reply: stands[1]?.said ?? null };
    const here = this.way && { name: this.way.name, index: this.way.index };
    const better = played.answers[ply - 1];
    const best = better?.best ? say(this.words, "best-is", { move: written(this.game, better.best), value: tellValue(this.words, better) }) : "";
    this.moment.show({ title: this.#title(ply), told: [explain(this.words, slip), best], lines: this.#ways(), here });
  }

  /** What can be stepped through from here: what refutes a mistake, and what would have been better. */
  #ways() {
    const { ply, played, words } = this;
    const refuting = this.#isSlip ? [{ name: "refuting", label: say(words, "way-refuting"), moves: played.movesOf("refuting", ply) }] : [];
    // A move that gave nothing away had none better.
    const isWorse = (this.judged[ply - 1]?.cost ?? 0) > 0;
    const best = isWorse ? [{ name: "best", label: say(words, "way-best"), moves: played.movesOf("best", ply) }] : [];
    return [...refuting, ...best].filter(({ moves }) => moves.length > 0);
  }

  /** Every move of the list with its value. */
  #mark() {
    for (const button of document.querySelectorAll("[data-moves] button")) {
      const ply = Number(button.getAttribute("data-ply"));
      const verdict = this.played.verdict(ply);
      if (verdict === null || button.querySelector("b")) continue;
      const [mark, told] = [element("b", shape(verdict)), element("span", this.#value(ply))];
      mark.ariaHidden = "true";
      told.className = "hidden-words";
      button.append(" ", mark, " ", told);
      // Where a move has a name for those who listen, its value belongs to it.
      if (button.ariaLabel) button.ariaLabel = say(this.words, "worth-at", { place: button.ariaLabel, value: this.#value(ply) });
    }
    for (const { ply } of this.slips) document.querySelector(`[data-moves] [data-ply="${ply}"]`)?.classList.add("is-slip");
  }

  /** @param {number} ply */
  #value(ply) {
    const verdict = this.played.verdict(ply);
    return verdict === null ? "" : say(this.words, "review-point", { value: tellValue(this.words, verdict), how: how(verdict) });
  }

  /** The move that led to a position, numbered as in the game. @param {number} ply */
  #title(ply) {
    if (ply === 0) return say(this.words, "at-start");
    return say(this.words, "review-move", { number: this.played.number(ply), color: this.played.turn(ply - 1), move: written(this.game, this.played.moves[ply - 1]) });
  }

  /** @param {Color} color */
  #color(color) {
    return say(this.words, `color-${color}`);
  }
}

new ReviewPage();

/** The review of a finished game: one position after the other is analyzed, and the worst moves become tasks. */

import "./board/games.js";

import { Refusal, ask } from "./api.js";
import { inLanguage, must, show } from "./dom.js";
import { writeAddress } from "./study/address.js";
import { drawGraph } from "./study/graph.js";
import { accuracy, forWhite, judge, mistakes, ofOutcome } from "./study/judging.js";
import { Mistake } from "./study/mistake.js";
import { how, points, shape, tellValue } from "./study/verdict.js";
import { Voice } from "./voice.js";
import { Percent, pageWords, say } from "./words.js";

/** @typedef {import("./wire.js").Verdict} Verdict */
/** @typedef {import("./wire.js").Color} Color */

/** How long the engine thinks of each position. */
const MILLIS = 500;
/** How long to wait where the server is busy, and how often. */
const PATIENCE = 2000;
const TRIES = 5;

class ReviewPage {
  words = pageWords(document);
  page = must("[data-review]");
  game = /** @type {import("./wire.js").Game} */ (this.page.dataset.name);
  voice = new Voice(must("[data-voice]"));
  graph = must("[data-graph]");
  list = must("[data-points]");
  /** @type {string[]} */
  positions = [];
  /** @type {string[]} */
  moves = [];
  /** What each position is worth to White, as far as it is known. @type {(Verdict | null)[]} */
  verdicts = [];
  /** The best move of each position. @type {(string | null)[]} */
  best = [];
  #isStopped = false;

  constructor() {
    must("[data-act=stop]").addEventListener("click", () => (this.#isStopped = true));
    new ResizeObserver(() => this.#showGraph()).observe(this.graph);
    void this.#run();
  }

  async #run() {
    try {
      const { start, plies } = /** @type {import("./wire.js").History} */ (await ask(`/api/games/${this.page.dataset.review}/history`));
      this.positions = [start, ...plies.map(({ position }) => position)];
      this.moves = plies.map(({ move }) => move);
      this.verdicts = this.positions.map(() => null);
      const outcome = plies.at(-1)?.outcome ?? null;
      if (outcome !== null) this.verdicts[plies.length] = ofOutcome(outcome);
      must("[data-open]").setAttribute("href", this.#address(this.moves.length));
      await this.#analyze();
    } catch {
      this.#end("engine-lost");
    }
  }

  async #analyze() {
    const count = this.positions.length;
    for (const [index, position] of this.positions.entries()) {
      if (this.#isStopped) return this.#end("review-stopped");
      must("[data-effort]").textContent = say(this.words, "review-working", { ply: index + 1, count });
      if (this.verdicts[index] === null) {
        const analysis = await this.#ask(position);
        this.verdicts[index] = forWhite(analysis, turnOf(position));
        this.best[index] = analysis.best;
      }
      /** @type {HTMLProgressElement} */ (must("[data-progress]")).value = (index + 1) / count;
      this.#showGraph();
      this.#showPoints();
    }
    this.#end("review-done");
    this.#showMistakes(this.verdicts.flatMap((verdict) => verdict ?? []));
  }

  /**
   * @param {string} position
   * @returns {Promise<import("./wire.js").Analysis>}
   */
  async #ask(position) {
    for (let tries = 1; ; tries += 1) {
      try {
        return await ask("/api/analyze", { game: this.game, position, millis: MILLIS, lines: 1 });
      } catch (error) {
        const isBusy = error instanceof Refusal && (error.status === 429 || error.status === 503);
        if (!isBusy || tries === TRIES) throw error;
        await new Promise((resolve) => setTimeout(resolve, PATIENCE));
      }
    }
  }

  /** @param {"review-done" | "review-stopped" | "engine-lost"} id */
  #end(id) {
    show("[data-act=stop], [data-progress]", false);
    must("[data-effort]").textContent = "";
    this.voice.say(say(this.words, id));
  }

  // What is seen.

  #showGraph() {
    if (this.verdicts.length === 0) return;
    drawGraph(this.graph, this.verdicts, { name: must("[data-graph]").dataset.name ?? "", white: this.#color("white"), black: this.#color("black") });
  }

  /** Every move with its value, as a way into the analysis. */
  #showPoints() {
    const items = this.moves.flatMap((move, index) => {
      const verdict = this.verdicts[index + 1];
      if (verdict === null) return [];
      const [item, link, mark, told] = [document.createElement("li"), document.createElement("a"), document.createElement("b"), document.createElement("span")];
      link.href = this.#address(index + 1);
      link.className = "button";
      link.dir = "ltr";
      told.className = "hidden-words";
      told.textContent = say(this.words, "review-point", { value: tellValue(this.words, verdict), how: how(verdict) });
      mark.textContent = shape(verdict);
      mark.ariaHidden = "true";
      link.append(`${index + 1}. ${move} `, mark, told);
      item.append(link);
      return [item];
    });
    this.list.replaceChildren(...items.slice(0, this.#known()));
  }

  /** How many moves are known without a gap. */
  #known() {
    const gap = this.verdicts.indexOf(null);
    return gap === -1 ? this.moves.length : Math.max(0, gap - 1);
  }

  /** @param {Verdict[]} verdicts */
  #showMistakes(verdicts) {
    const judged = judge(verdicts, this.moves.map((_, index) => turnOf(this.positions[index])));
    const holder = must("[data-accuracy]");
    for (const color of /** @type {Color[]} */ (["white", "black"])) {
      const played = accuracy(judged, color);
      if (played === null) continue;
      const line = document.createElement("p");
      line.textContent = say(this.words, `accuracy-${played.word}`, { color, percent: new Percent(played.percent) });
      holder.append(line);
    }
    holder.hidden = false;
    const cards = mistakes(judged).map(({ ply, color, cost }) => this.#card(verdicts, ply, color, cost));
    const none = document.createElement("p");
    none.textContent = say(this.words, "no-mistakes");
    must("[data-cards]").replaceChildren(...(cards.length > 0 ? cards : [none]));
    show("[data-mistakes]", true);
  }

  /**
   * @param {Verdict[]} verdicts
   * @param {number} ply
   * @param {Color} color
   * @param {number} cost
   */
  #card(verdicts, ply, color, cost) {
    const mine = (/** @type {Verdict} */ verdict) => (color === "white" ? points(verdict) ?? 0.5 : 1 - (points(verdict) ?? 0.5));
    const task = {
      game: this.game,
      words: this.words,
      position: this.positions[ply - 1],
      color,
      move: this.moves[ply - 1],
      best: this.best[ply - 1] ?? "",
      ply,
      cost,
      possible: mine(verdicts[ply - 1]),
      played: mine(verdicts[ply]),
      address: this.#address(ply - 1),
      open: must("[data-open]").textContent ?? "",
      worth: async (/** @type {import("./wire.js").Stand} */ stand) => mine(stand.outcome ? ofOutcome(stand.outcome) : forWhite(await this.#ask(stand.position), stand.turn)),
    };
    return new Mistake(task).element;
  }

  /** Where the game can be analyzed from a move on. @param {number} ply */
  #address(ply) {
    return inLanguage(`/analyze/${this.game}${writeAddress({ position: this.positions[0], moves: this.moves, ply })}`);
  }

  /** @param {Color} color */
  #color(color) {
    return say(this.words, `color-${color}`);
  }
}

/** @param {string} position @returns {Color} */
function turnOf(position) {
  return position.split(" ")[1] === "b" ? "black" : "white";
}

new ReviewPage();

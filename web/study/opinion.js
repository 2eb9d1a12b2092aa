/** What the engine thinks of the position on the board: verdict, lines, and marks on the moves. */

import { isHere, thinksHere } from "../backend/backend.js";
import { provingMemory } from "../backend/resources.js";
import { written } from "../board/written.js";
import { must, show } from "../dom.js";
import { rememberBox } from "../memory.js";
import { hasServer } from "../site.js";
import { say } from "../words.js";
import { tellBytes } from "./bytes.js";
import { Engine } from "./engine.js";
import { forWhite, ofOutcome } from "./judging.js";
import { Lines } from "./lines.js";
import { SHAPES, how, kind, tellValue, verdicts } from "./verdict.js";

/** @typedef {import("../wire.js").Analysis} Analysis */
/** @typedef {import("../wire.js").Stand} Stand */

/** How long the engine thinks of a position, and how long when it is asked for more. */
const MILLIS = 6000;
const MORE_MILLIS = 20_000;

const UNKNOWN = { proven: false, value: null, distance: null, distance_exact: false, score: null };

export class Opinion {
  #host;
  #engine = new Engine({ onAnalysis: (analysis) => this.#take(analysis), onProgress: (share) => this.#showProgress(share), onEnd: (how) => this.#end(how) });
  #lines;
  #isOn = box("[data-engine]", "panta-engine", () => this.#begin());
  #isMarked = box("[data-marks]", "panta-marks", () => this.#mark());
  #progress = /** @type {HTMLProgressElement} */ (must("[data-progress]"));
  /** The best answers so far, by position. @type {Map<string, Analysis>} */
  #known = new Map();
  /** @type {Stand | null} */
  #stand = null;

  /**
   * @param {object} host
   * @param {import("../board/board.js").Board} host.board
   * @param {import("../words.js").Words} host.words
   * @param {import("../voice.js").Voice} host.voice
   * @param {string} host.game
   * @param {(moves: string[]) => void} host.onPlay
   * @param {() => void} host.onKnown something more is known
   */
  constructor(host) {
    this.#host = host;
    this.#lines = new Lines(must("[data-lines]"), host.words, host.game, host.onPlay);
    // Whoever asks for a proof knows what it takes.
    must("[data-act=prove]").textContent = say(host.words, "prove-here", { memory: tellBytes(host.words, provingMemory()) });
    if (this.#far.provesMore) must("[data-act=server]").textContent = say(host.words, "prove-there", { memory: tellBytes(host.words, this.#far.memory) });
    // The server may have answered before this machine could.
    void isHere.then(() => !must("[data-act=again]").hidden && this.#offer());
  }

  /** What the server has for whoever asks it: where it has more memory than this machine, it can prove more. */
  get #far() {
    const { memory, millis } = must("[data-act=server]").dataset;
    return { memory: Number(memory), millis: Number(millis), provesMore: Number(memory) > provingMemory() };
  }

  /** The board shows this now. @param {Stand} stand */
  show(stand) {
    this.#stand = stand;
    this.#begin();
  }

  /** Stops at what is known. */
  stop() {
    this.#engine.stop();
    this.#end("stopped");
  }

  again() {
    this.#ask(MORE_MILLIS);
  }

  /** The server thinks, or looks for a proof, for as long as it does for anybody. */
  askServer() {
    const { millis, provesMore } = this.#far;
    this.#ask(millis, provesMore ? "far-prover" : "server");
  }

  /** This machine looks for a proof, for as long as it takes. */
  prove() {
    this.#ask(0, "prover");
  }

  toggleMarks() {
    this.#isMarked.click();
  }

  tellValue() {
    const analysis = this.#analysis;
    this.#host.voice.say(analysis ? this.#verdict(analysis) : say(this.#host.words, "no-value"));
  }

  tellBest() {
    const best = this.#analysis?.lines[0];
    this.#host.voice.say(best ? say(this.#host.words, "best-is", { move: written(this.#host.game, best.move), value: tellValue(this.#host.words, best) }) : say(this.#host.words, "no-best"));
    if (best) void this.#host.board.suggest(best.move);
  }

  /** What a position is worth to White, as far as it is known. @param {Stand} stand */
  tellFor({ position, turn, outcome }) {
    const { words } = this.#host;
    const known = outcome === null ? this.#known.get(position) : ofOutcome(outcome);
    if (!known) return say(words, "no-value");
    const verdict = outcome === null ? forWhite(known, turn) : known;
    return say(words, "review-point", { value: tellValue(words, verdict), how: how(verdict) });
  }

  get #analysis() {
    return this.#stand && (this.#known.get(this.#stand.position) ?? null);
  }

  #begin() {
    this.#engine.stop();
    this.#showAll();
    const stand = this.#stand;
    if (stand === null || stand.outcome !== null) return this.#say("");
    if (!this.#isOn.checked) return this.#say(say(this.#host.words, "engine-resting"));
    if (this.#analysis === null) this.#ask(MILLIS);
    else this.#end("done");
  }

  /**
   * @param {number} millis
   * @param {import("./engine.js").Who} [who]
   */
  #ask(millis, who = "here") {
    if (this.#stand === null) return;
    this.#showProgress(0);
    show("[data-act=stop]", true);
    show("[data-act=again], [data-act=prove], [data-act=server]", false);
    void this.#engine.ask(this.#host.game, this.#stand.position, millis, who);
  }

  /** @param {Analysis} analysis */
  #take(analysis) {
    this.#known.set(analysis.position, analysis);
    if (analysis.position === this.#stand?.position) this.#showAll();
    this.#host.onKnown();
  }

  /** @param {import("./engine.js").Ending} ending */
  #end(ending) {
    show("[data-act=stop]", false);
    this.#offer();
    this.#progress.value = ending === "done" ? 1 : 0;
    const complaint = this.#complaint(ending);
    if (complaint !== "") this.#host.voice.say(complaint);
    this.#say(this.#analysis ? say(this.#host.words, "engine-done", { depth: this.#analysis.depth }) : "");
  }

  /** Where nothing is proven, somebody may go on. */
  #offer() {
    const isOpen = this.#analysis?.proven !== true;
    show("[data-act=again]", isOpen);
    show("[data-act=prove]", isOpen && thinksHere());
    show("[data-act=server]", isOpen && thinksHere() && hasServer());
  }

  /** What went wrong, if anything did. @param {import("./engine.js").Ending} ending */
  #complaint(ending) {
    const { words } = this.#host;
    if (typeof ending === "object") {
      const { isFar, needed, limit } = ending;
      return say(words, isFar ? "no-memory-there" : "no-memory", { needed: tellBytes(words, needed), limit: tellBytes(words, limit) });
    }
    // words: engine-lost engine-busy engine-unproven engine-failed
    return ending === "done" || ending === "stopped" ? "" : say(words, `engine-${ending}`);
  }

  // What is seen.

  #showAll() {
    const analysis = this.#analysis;
    const isOver = this.#stand === null || this.#stand.outcome !== null;
    show("[data-act=stop], [data-act=again], [data-act=prove], [data-act=server]", false);
    show("[data-progress]", !isOver);
    show("[data-act=stop]", this.#engine.isWorking);
    const verdict = must("[data-verdict]");
    verdict.hidden = analysis === null || isOver;
    if (analysis) this.#showVerdict(verdict, analysis);
    must("[data-source]").textContent = isOver ? "" : (analysis?.source ?? "");
    this.#lines.show(isOver ? [] : analysis?.lines.map((line) => ({ ...line, source: analysis.source })) ?? []);
    this.#mark();
  }

  /** Marks stay on from move to move, and hold what is known so far. */
  #mark() {
    if (this.#stand === null) return;
    const known = verdicts(this.#analysis);
    const marks = this.#isMarked.checked ? this.#stand.legal.map((move) => /** @type {const} */ ([move, known.get(move) ?? UNKNOWN])) : [];
    void this.#host.board.value(new Map(marks));
  }

  /**
   * @param {HTMLElement} holder
   * @param {Analysis} analysis
   */
  #showVerdict(holder, analysis) {
    const [value, badge] = holder.children;
    value.textContent = `${SHAPES[kind(analysis)]} ${tellValue(this.#host.words, analysis)}`;
    badge.textContent = say(this.#host.words, `is-${how(analysis)}`);
    badge.classList.toggle("is-proven", analysis.proven);
  }

  /** @param {number} share */
  #showProgress(share) {
    this.#progress.value = Math.min(1, share);
    this.#say(say(this.#host.words, "engine-working", { depth: this.#analysis?.depth ?? 0 }));
  }

  /** @param {string} text */
  #say(text) {
    must("[data-effort]").textContent = text;
  }

  /** @param {Analysis} analysis */
  #verdict(analysis) {
    const { words } = this.#host;
    const turn = this.#stand?.turn ?? "white";
    return say(words, "verdict-is", { color: turn, value: tellValue(words, analysis), how: how(analysis) });
  }
}

/**
 * A box to tick that the browser remembers; it begins ticked.
 * @param {string} selector
 * @param {string} key
 * @param {() => void} onChange
 */
function box(selector, key, onChange) {
  const element = /** @type {HTMLInputElement} */ (must(selector));
  rememberBox(element, key, true);
  element.addEventListener("change", onChange);
  return element;
}

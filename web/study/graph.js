/** The value of every position as a graph: proven values as dots, estimates as rings. A press on it goes to a position. */

import { label, svg } from "../board/svg.js";
import { points } from "./verdict.js";

const MARGIN = 14;
/** Where the names of the colors begin, and how far the points stand from them. */
const INDENT = 8;
const BESIDE = 14;

/**
 * @typedef {object} Shown
 * @property {(import("../wire.js").Verdict | null)[]} verdicts White's; null where nothing is known yet
 * @property {number} ply the one that is looked at
 * @property {Set<number>} slips the plies of mistakes
 * @property {string} told what is said of the position that is looked at
 */

export class Graph {
  #holder;
  #words;
  /** How much room the names take, which some languages write long. */
  #names;
  /** @type {Shown} */
  #shown = { verdicts: [], ply: 0, slips: new Set(), told: "" };

  /**
   * @param {HTMLElement} holder
   * @param {{ white: string, black: string }} words
   * @param {(ply: number) => void} onPick
   */
  constructor(holder, words, onPick) {
    this.#holder = holder;
    this.#words = words;
    this.#names = INDENT + BESIDE + widest(Object.values(words), getComputedStyle(holder).fontFamily);
    new ResizeObserver(() => this.#draw()).observe(holder);
    const pick = (/** @type {PointerEvent} */ event) => onPick(this.#nearest(event.clientX - holder.getBoundingClientRect().left));
    holder.addEventListener("pointerdown", (event) => event.isPrimary && pick(event));
    holder.addEventListener("pointermove", (event) => event.isPrimary && event.buttons === 1 && pick(event));
  }

  /** @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
    const { verdicts, ply, told } = shown;
    const values = { "aria-valuemin": "0", "aria-valuemax": String(verdicts.length - 1), "aria-valuenow": String(ply), "aria-valuetext": told };
    for (const [name, value] of Object.entries(values)) this.#holder.setAttribute(name, value);
    this.#draw();
  }

  get #width() {
    return Math.max(200, this.#holder.clientWidth);
  }

  /** @param {number} index */
  #x(index) {
    return this.#names + (index * (this.#width - this.#names - MARGIN)) / Math.max(1, this.#shown.verdicts.length - 1);
  }

  /** @param {number} x */
  #nearest(x) {
    const last = this.#shown.verdicts.length - 1;
    return Math.min(last, Math.max(0, Math.round(((x - this.#names) * last) / (this.#width - this.#names - MARGIN))));
  }

  #draw() {
    const { verdicts, ply, slips } = this.#shown;
    if (verdicts.length === 0) return;
    const [width, height] = [this.#width, Math.max(80, this.#holder.clientHeight)];
    const y = (/** @type {number} */ share) => MARGIN + (1 - share) * (height - 2 * MARGIN);
    const known = verdicts.flatMap((verdict, index) => (verdict === null ? [] : [{ x: this.#x(index), y: y(points(verdict) ?? 0.5), isProven: verdict.proven, isSlip: slips.has(index) }]));
    this.#holder.replaceChildren(
      svg(
        "svg",
        { viewBox: `0 0 ${width} ${height}`, "aria-hidden": "true" },
        svg("rect", { class: "graph-half", x: 0, y: 0, width, height: height / 2, rx: 12 }),
        svg("line", { class: "graph-middle", x1: 0, x2: width, y1: height / 2, y2: height / 2 }),
        label(INDENT, 20, this.#words.white, "graph-name"),
        label(INDENT, height - 10, this.#words.black, "graph-name"),
        svg("line", { class: "graph-here", x1: this.#x(ply), x2: this.#x(ply), y1: 2, y2: height - 2 }),
        ...known.slice(1).map((to, index) => line(known[index], to)),
        ...known.filter(({ isSlip }) => isSlip).map((at) => svg("circle", { class: "graph-slip", cx: at.x, cy: at.y, r: 10 })),
        ...known.map((at) => svg("circle", { class: `graph-dot${at.isProven ? " is-proven" : ""}`, cx: at.x, cy: at.y, r: verdicts.length > 30 ? 4 : 5 })),
      ),
    );
  }
}

/**
 * How wide the longest of these names is, as large as graphs write them.
 * @param {string[]} names
 * @param {string} family
 */
function widest(names, family) {
  const pen = document.createElement("canvas").getContext("2d");
  if (!pen) return 0;
  pen.font = `14px ${family}`;
  return Math.max(...names.map((name) => pen.measureText(name).width));
}

/** @typedef {{ x: number, y: number, isProven: boolean }} Point */

/**
 * @param {Point} from
 * @param {Point} to
 */
function line(from, to) {
  const isCertain = from.isProven && to.isProven;
  return svg("line", { class: `graph-line${isCertain ? "" : " is-estimated"}`, x1: from.x, y1: from.y, x2: to.x, y2: to.y });
}

/** The Pentaroll board: `<panta-pentaroll>`. */

import { fillBar, makeBar } from "../bar.js";
import { Board, arrow, isCommand, isPress, moveFocus } from "../board.js";
import { fiveMarks, lastDot } from "../five.js";
import { glide } from "../motion.js";
import { after } from "../pieces.js";
import { drawBoard, fillTray } from "./draw.js";
import { PITCH, RADIUS, at, center, isEntry, spot, way } from "./geometry.js";
import * as making from "./state.js";
import { marble, setAll, svg, threatMarks } from "../svg.js";
import { CellSetup } from "../setup.js";

export class PentarollBoard extends Board {
  /** @type {import("./draw.js").Drawing | null} */
  #drawing = null;
  #bar = makeBar();
  #turn = making.begin([]);
  /** @type {Map<string, string>} */
  #marbles = new Map();
  #focus = "Nc";
  /** The entry whose push is shown. @type {string | null} */
  #previewed = null;

  connectedCallback() {
    if (this.#drawing) return;
    this.#drawing = drawBoard(this.isPicture);
    this.replaceChildren(this.#drawing.root, ...(this.isPicture ? [] : [this.#bar]));
    if (!this.isPicture) this.#listen();
    this.render();
  }

  reset() {
    this.#turn = making.begin(this.view.isMine ? this.view.legal : []);
    this.#marbles = new Map(Object.entries(this.view.pieces));
    this.#previewed = null;
  }

  /**
   * @param {import("../../wire.js").Pieces} pieces
   * @param {string} edition
   */
  setup(pieces, edition) {
    return new CellSetup(this.words, pieces, edition);
  }

  cancel() {
    if (this.#turn.pending === null) return false;
    this.#change({ turn: making.begin(this.#turn.legal), move: null });
    void this.#showGhost(null);
    this.tell(this.word("taken-back"));
    return true;
  }

  get pending() {
    return this.#turn.pending;
  }

  /** @param {making.Change} change */
  #change({ turn, move }) {
    this.#turn = turn;
    this.render();
    if (move !== null) this.tellMove(move);
    else this.tellPending(turn.pending !== null);
  }

  /** @param {string} entry */
  #moveOf(entry) {
    return making.moveOf(this.#turn, entry, !this.#marbles.has(way(entry).slot));
  }

  // What is seen.

  render() {
    const drawing = this.#drawing;
    if (!drawing) return;
    fillTray(drawing.tray, this.#marbles);
    drawing.ghost.replaceChildren();
    drawing.over.replaceChildren(...this.#lastMark(), ...this.#valueMarks(), ...this.#threatMarks(), ...fiveMarks(this.view.line, this.#marbles, center, RADIUS));
    drawing.root.setAttribute("role", this.isPicture ? "img" : "group");
    drawing.root.setAttribute("aria-label", this.name("pentaroll"));
    drawing.root.querySelector(".grid")?.setAttribute("aria-label", this.name("pentaroll"));
    this.#renderPlaces();
    this.#renderArrows();
    this.#renderBar();
  }

  #lastMark() {
    const { last, line: five } = this.view;
    return five.length > 0 ? [] : last.map((cell) => lastDot(center(cell)));
  }

  /** Beside the arrows of the entries that would win. */
  #threatMarks() {
    return [...(this.#drawing?.arrows.keys() ?? [])].flatMap((entry) => {
      const { x, y, dx, dy } = way(entry);
      const middle = spot(x, y);
      return threatMarks(this.#threatsBy(entry), { x: middle.x + Math.abs(dy) * 19, y: middle.y + Math.abs(dx) * 19 });
    });
  }

  /** Over the arrows, or beside them. */
  #valueMarks() {
    return [...(this.#drawing?.arrows.keys() ?? [])].flatMap((entry) => {
      const { x, y, dx, dy } = way(entry);
      const verdict = this.#valueBy(entry);
      // A wide mark covers the arrow, or at the sides the number beside it.
      const aside = dx !== 0 || (verdict?.value === null && verdict.score === null) ? 19 : 0;
      const middle = spot(x, y);
      return this.valueMarks(verdict, { x: middle.x + Math.abs(dy) * aside, y: middle.y + Math.abs(dx) * aside });
    });
  }

  /** What an entry is worth. @param {string} entry */
  #valueBy(entry) {
    const move = this.#moveOf(entry);
    return this.bestValue((one) => one === move);
  }

  /** Who would win by an entry, under whichever of its names. @param {string} entry */
  #threatsBy(entry) {
    const isSlotEmpty = !this.#marbles.has(way(entry).slot);
    return this.threatening(({ move }) => making.moveOf(making.begin([move]), entry, isSlotEmpty) !== null);
  }

  #renderPlaces() {
    for (const [name, element] of this.#drawing?.places ?? []) {
      const isOpen = isEntry(name) ? this.#moveOf(name) !== null : this.isEdited;
      setAll(element, {
        "aria-label": isEntry(name) ? this.#entryWords(name, isOpen) : this.word(`cell-${this.#marbles.get(name) ?? "empty"}`, { cell: name }),
        tabindex: name === this.#focus ? 0 : -1,
        "aria-disabled": isEntry(name) && !isOpen ? "true" : null,
      });
      element.classList.toggle("is-open", isOpen);
    }
  }

  /**
   * @param {string} entry
   * @param {boolean} isOpen
   */
  #entryWords(entry, isOpen) {
    // words: entry-N entry-E entry-S entry-W
    const plain = this.word(`entry-${entry[0]}`, { lane: entry[1] });
    const isClosed = !isOpen && this.#isFull(entry);
    const state = this.#turn.pending === entry ? this.word("entry-pending", { entry: plain }) : isClosed ? this.word("entry-full", { entry: plain }) : plain;
    const words = this.threatened(state, this.#threatsBy(entry));
    return this.valued(words, this.#valueBy(entry));
  }

  /** A lane that nobody could enter now looks closed, whoever's turn it is. @param {string} entry */
  #isFull(entry) {
    const isEmpty = !this.#marbles.has(way(entry).slot);
    return this.view.legal.length > 0 && making.moveOf(making.begin(this.view.legal), entry, isEmpty) === null;
  }

  #renderArrows() {
    for (const [entry, element] of this.#drawing?.arrows ?? []) {
      element.classList.toggle("is-open", this.#moveOf(entry) !== null);
      element.classList.toggle("is-full", this.#isFull(entry));
      element.classList.toggle("is-pending", this.#turn.pending === entry);
      element.classList.toggle("is-last", this.view.move === entry);
      element.classList.toggle("is-hint", this.hint === entry);
    }
  }

  #renderBar() {
    if (this.#turn.legal.length === 0) return fillBar(this.#bar, "", []);
    if (this.#turn.pending === null) return fillBar(this.#bar, this.word("choose-entry"), []);
    fillBar(this.#bar, this.word("press-again"), [{ label: this.word("take-back"), key: "Escape", act: () => void this.cancel() }]);
  }

  // What the server says.

  /**
   * Shows where the marbles of a lane would come to lie, or nothing.
   * @param {string | null} entry
   */
  async #showGhost(entry) {
    if (this.#turn.pending !== null) entry = this.#turn.pending;
    if (entry === this.#previewed) return;
    this.#previewed = entry;
    this.#drawing?.ghost.replaceChildren();
    this.#drawing?.tray.querySelectorAll(".is-dimmed").forEach((one) => one.classList.remove("is-dimmed"));
    const move = entry && this.#moveOf(entry);
    if (!move) return;
    const result = await this.preview(move);
    if (!result || !this.#drawing || this.#previewed !== entry) return;
    const marbles = result.steps.flatMap((step) => step.changes).map(({ piece, from, to }) => {
      if (from !== null) this.#at(from)?.classList.add("is-dimmed");
      const { x, y } = center(to);
      const ring = from === null ? [svg("circle", { class: "pending-ring", r: RADIUS + 3 })] : [];
      return svg("g", { transform: `translate(${x} ${y})` }, marble(piece === "w" ? "w" : "b", RADIUS), ...ring);
    });
    this.#drawing.ghost.replaceChildren(...marbles);
  }

  /** @param {string} cell */
  #at(cell) {
    return this.#drawing?.tray.querySelector(`[data-at="${cell}"]`) ?? null;
  }

  /**
   * @param {import("../../wire.js").Step} step
   * @param {string} move
   */
  async enact(step, move) {
    const drawing = this.#drawing;
    if (!drawing) return;
    this.#turn = making.begin([]);
    this.render();
    drawing.over.replaceChildren();
    const { x, y } = way(move);
    const rolls = step.changes.map(({ piece, from, to }) => {
      const one = (from !== null && this.#at(from)) || svg("g", {}, marble(piece === "w" ? "w" : "b", RADIUS));
      if (!one.isConnected) drawing.tray.append(one);
      return glide(one, from === null ? spot(x, y) : center(from), center(to));
    });
    await Promise.all(rolls);
    this.#marbles = after(this.#marbles, step, (name) => name);
    this.render();
  }

  // What the player does.

  #listen() {
    this.addEventListener("pointerover", (event) => {
      if (event.pointerType === "mouse") void this.#showGhost(entryOf(event));
    });
    this.addEventListener("pointerleave", () => void this.#showGhost(null));
    this.addEventListener("focusin", (event) => void this.#showGhost(entryOf(event)));
    this.addEventListener("focusout", () => void this.#showGhost(null));
    this.addEventListener("click", (event) => this.#onClick(event));
    this.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @param {MouseEvent} event */
  #onClick(event) {
    const cell = cellOf(event);
    if (this.isEdited && cell !== null) return this.#edit(cell);
    const entry = entryOf(event);
    if (entry === null) return;
    this.#focus = entry;
    const isFinger = event instanceof PointerEvent && (event.pointerType === "touch" || event.pointerType === "pen");
    this.#press(entry, isFinger);
  }

  /** @param {string} cell */
  #edit(cell) {
    this.#focus = cell;
    this.tellEdit(cell);
  }

  /**
   * @param {string} entry
   * @param {boolean} isCareful
   */
  #press(entry, isCareful) {
    const change = making.press(this.#turn, entry, this.#moveOf(entry), isCareful);
    if (change.turn === this.#turn) return;
    this.#change(change);
    if (change.turn.pending === null) return;
    this.#previewed = null;
    void this.#showGhost(entry);
    this.tell(this.word("press-again"));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const name = event.target instanceof SVGElement ? event.target.dataset.place : undefined;
    if (isCommand(event)) return;
    const step = arrow(event.key);
    if (step && name) this.#step(name, step);
    else if (isPress(event) && name && isEntry(name)) this.#press(name, false);
    else if (isPress(event) && name && this.isEdited) this.#edit(name);
    else if (event.key !== "Escape" || !this.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /**
   * The focus goes through cells and entries alike, as they lie; at the outer corners it goes around.
   * @param {string} name
   * @param {{ dx: number, dy: number }} step
   */
  #step(name, { dx, dy }) {
    const { x, y } = isEntry(name) ? way(name) : gridPlace(name);
    const inside = (/** @type {number} */ n) => Math.max(1, Math.min(6, n));
    let next = at(x + dx, y + dy);
    // From an outer entry toward a corner of the eight by eight, to the entry around it.
    if (next === null) next = dx !== 0 ? at(x + dx, inside(y + (y === 0 ? 1 : -1))) : at(inside(x + (x === 0 ? 1 : -1)), y + dy);
    if (next !== null && this.#drawing?.places.has(next)) this.#focusOn(next);
  }

  /** @param {string} name */
  #focusOn(name) {
    moveFocus(this.#drawing?.places.get(this.#focus), this.#drawing?.places.get(name));
    this.#focus = name;
  }

  focus() {
    this.#focusOn(this.#focus);
  }
}

/** The entry that an event is about. @param {Event} event */
function entryOf(event) {
  const name = event.target instanceof SVGElement ? event.target.dataset.place : undefined;
  if (name === undefined || !isEntry(name)) return null;
  return name;
}

/** The cell that an event is about. @param {Event} event */
function cellOf(event) {
  const name = event.target instanceof SVGElement ? event.target.dataset.place : undefined;
  return name === undefined || isEntry(name) ? null : name;
}

/** @param {string} cell */
function gridPlace(cell) {
  const { x, y } = center(cell);
  return { x: Math.floor(x / PITCH), y: Math.floor(y / PITCH) };
}

customElements.define("panta-pentaroll", PentarollBoard);

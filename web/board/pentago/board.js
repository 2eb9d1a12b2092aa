/** The Pentago board: `<panta-pentago>`. */

import { fillBar, makeBar } from "../bar.js";
import { Board, arrow, isCommand, isPress, moveFocus } from "../board.js";
import { fiveMarks, lastDot, ring } from "../five.js";
import { play } from "../motion.js";
import { CELLS, COLUMNS, ROWS, after, place } from "../pieces.js";
import { Drag } from "./drag.js";
import { BLOCKS, drawBoard, fillTray } from "./draw.js";
import { RADIUS, blockCenter, blockOf, center, tail } from "./geometry.js";
import * as making from "./state.js";
import { marble, setAll, svg, threatMarks } from "../svg.js";
import { PentagoSetup } from "./setup.js";
import { digit, shortcut } from "../../keys.js";

export class PentagoBoard extends Board {
  /** @type {import("./draw.js").Drawing | null} */
  #drawing = null;
  #bar = makeBar();
  #turn = making.begin([]);
  /** @type {Map<string, string>} */
  #marbles = new Map();
  #focus = "c3";
  /** The twist whose result is shown as a ghost. @type {string | null} */
  #previewed = null;
  #drag = new Drag(this, {
    blockAt: (event) => this.#draggable(event),
    body: (block) => this.#drawing?.blocks.get(block),
    drop: (block, direction) => this.#drop(block, direction),
  });

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
    this.#drag.forget();
  }

  /**
   * @param {import("../../wire.js").Pieces} pieces
   * @param {string} edition
   */
  setup(pieces, edition) {
    return new PentagoSetup(this.words, pieces, edition);
  }

  cancel() {
    if (this.#turn.pending === null) return false;
    const cell = this.#turn.pending;
    this.#change({ turn: making.begin(this.#turn.legal), move: null });
    this.#focusOn(cell);
    this.tell(this.word("taken-back"));
    return true;
  }

  /** @param {making.Change} change */
  #change({ turn, move }) {
    this.#turn = turn;
    this.#previewed = null;
    this.render();
    if (move !== null) this.tellMove(move);
    else this.tellPending(turn.pending !== null);
  }

  // What is seen.

  render() {
    const drawing = this.#drawing;
    if (!drawing) return;
    const marbles = this.#marbles;
    for (const block of BLOCKS) {
      const tray = drawing.trays.get(block);
      if (tray) fillTray(tray, block, marbles);
      drawing.blocks.get(block)?.classList.toggle("is-chosen", this.#turn.block === block);
      drawing.ghosts.get(block)?.replaceChildren();
      drawing.blocks.get(block)?.classList.remove("is-dimmed");
    }
    this.#renderOver(marbles);
    this.#renderCells(marbles);
    this.#renderHandles();
    this.#renderBar();
  }

  /** @param {Map<string, string>} marbles */
  #renderOver(marbles) {
    const over = this.#drawing?.over;
    if (!over) return;
    over.replaceChildren();
    const { pending } = this.#turn;
    if (pending === null) over.append(...this.#lastMarks(), ...this.#cellMarks());
    else this.#put(pending, this.view.turn === "white" ? "w" : "b", svg("circle", { class: "pending-ring", r: RADIUS + 4 }));
    over.append(...fiveMarks(this.view.line, marbles, center, RADIUS));
  }

  /**
   * Puts a marble into the tray of its block, so that it swings with it.
   * @param {string} cell
   * @param {"w" | "b"} color
   * @param {SVGElement[]} extras
   */
  #put(cell, color, ...extras) {
    const block = blockOf(cell);
    const [at, middle] = [center(cell), blockCenter(block)];
    const one = marble(color, RADIUS);
    this.#drawing?.trays.get(block)?.append(svg("g", { transform: `translate(${at.x - middle.x} ${at.y - middle.y})` }, one, ...extras));
    return one;
  }

  /** Where a marble would win, and where one is suggested. */
  #cellMarks() {
    const threats = CELLS.flatMap((cell) => threatMarks(this.#threatsAt(cell), center(cell)));
    const values = CELLS.flatMap((cell) => this.valueMarks(this.#valueAt(cell), center(cell)));
    return this.hint === null ? [...values, ...threats] : [...values, ...threats, ring(center(this.hint.slice(0, 2)), RADIUS)];
  }

  /** What the best twist after a marble there is worth. @param {string} cell */
  #valueAt(cell) {
    return this.#turn.pending === null ? this.bestValue((move) => move.slice(0, 2) === cell) : null;
  }

  /** What a twist is worth with the marble that waits. @param {string} twist */
  #valueBy(twist) {
    const { pending } = this.#turn;
    return pending === null ? null : this.bestValue((move) => move === `${pending}-${twist}`);
  }

  /** @param {string} cell */
  #threatsAt(cell) {
    return this.#turn.pending === null ? this.threatening(({ place }) => place === cell) : [];
  }

  /**
   * Who would win by a twist: wherever their marble goes, or with the one that waits.
   * @param {string} twist
   */
  #threatsBy(twist) {
    const { pending } = this.#turn;
    return this.threatening(({ move, place }) => (pending === null ? place === null && move.endsWith(`-${twist}`) : move === `${pending}-${twist}`));
  }

  /** The last move: a dot on its marble, and an outline of the block that was twisted. */
  #lastMarks() {
    const { last, line: five, move } = this.view;
    if (five.length > 0) return [];
    const dots = last.map((cell) => lastDot(center(cell)));
    const [block] = split(move?.split("-")[1] ?? "");
    if (!block) return dots;
    const { x, y } = blockCenter(block);
    return [...dots, svg("rect", { class: "last-block", x: x - 88, y: y - 88, width: 176, height: 176, rx: 18 })];
  }

  /** @param {Map<string, string>} marbles */
  #renderCells(marbles) {
    for (const [cell, element] of this.#drawing?.cells ?? []) {
      const what = cell === this.#turn.pending ? "pending" : marbles.get(cell) ?? "empty";
      const isOpen = making.movesAt(this.#turn, cell).length > 0;
      setAll(element, {
        "aria-label": this.valued(this.threatened(this.word(`cell-${what}`, { cell }), this.#threatsAt(cell)), this.#valueAt(cell)),
        tabindex: cell === this.#focus ? 0 : -1,
        "aria-disabled": isOpen || this.isEdited ? null : "true",
      });
      element.classList.toggle("is-open", isOpen || this.isEdited);
      element.classList.toggle("is-white", this.view.turn === "white");
    }
    this.#drawing?.root.setAttribute("role", this.isPicture ? "img" : "group");
    this.#drawing?.root.setAttribute("aria-label", this.name("pentago"));
    this.#drawing?.root.querySelector(".grid")?.setAttribute("aria-label", this.name("pentago"));
    this.#drawing?.root.querySelector(".handles")?.setAttribute("aria-label", this.word("twists"));
  }

  #renderHandles() {
    for (const [twist, element] of this.#drawing?.handles ?? []) {
      const [block, direction] = split(twist);
      const isReady = making.twist(this.#turn, block, direction) !== null;
      const isEver = this.view.legal.every((move) => !move.includes("-")) || this.view.legal.some((move) => move.endsWith(`-${twist}`));
      const threats = this.#threatsBy(twist);
      setAll(element, {
        // words: twist-L twist-R
        "aria-label": this.valued(this.threatened(this.word(`twist-${direction}`, { block }), threats), this.#valueBy(twist)),
        tabindex: isReady ? 0 : -1,
        "aria-disabled": isReady ? null : "true",
      });
      element.classList.toggle("is-ready", isReady);
      element.classList.toggle("is-never", !isEver);
      element.classList.toggle("is-hint", this.hint?.endsWith(`-${twist}`) ?? false);
      for (const mark of element.querySelectorAll(".threat, .value")) mark.remove();
      element.append(...threatMarks(threats, { x: 0, y: block <= 2 ? 17 : -17 }), ...this.valueMarks(this.#valueBy(twist), tail(block, direction)));
    }
  }

  #renderBar() {
    const { pending, legal } = this.#turn;
    if (pending === null) return fillBar(this.#bar, legal.length > 0 ? this.word("choose-cell") : "", []);
    const skip = making.skip(this.#turn);
    const back = { label: this.word("take-back"), key: "Escape", act: () => void this.cancel() };
    fillBar(this.#bar, this.word("now-twist", { cell: pending }), skip === null ? [back] : [{ label: this.word("skip-twist"), act: () => this.tellMove(skip) }, back]);
  }

  // What the server says.

  /**
   * Shows what a twist would make of its block, or nothing.
   * @param {string | null} twist
   */
  async #showGhost(twist) {
    if (twist === this.#previewed) return;
    this.#previewed = twist;
    for (const block of BLOCKS) {
      this.#drawing?.ghosts.get(block)?.replaceChildren();
      this.#drawing?.blocks.get(block)?.classList.remove("is-dimmed");
    }
    const [block, direction] = split(twist ?? "");
    const move = twist && making.twist(this.#turn, block, direction);
    if (!move) return;
    const result = await this.preview(move);
    const ghost = this.#drawing?.ghosts.get(block);
    if (!result || !ghost || this.#previewed !== twist) return;
    this.#drawing?.blocks.get(block)?.classList.add("is-dimmed");
    fillTray(ghost, block, new Map(Object.entries(result.pieces)));
  }

  /** @param {import("../../wire.js").Step} step */
  async enact(step) {
    const [first] = step.changes;
    const next = after(this.#marbles, step, (piece) => piece);
    const { pending } = this.#turn;
    if (step.turn) await this.#swing(blockOf(step.turn.places[0]), step.turn.clockwise ? "R" : "L");
    else if (first && first.to !== pending) await this.#appear(first.to, first.piece === "w" ? "w" : "b");
    this.#marbles = next;
    this.#turn = making.begin([]);
    this.render();
  }

  /**
   * @param {string} cell
   * @param {"w" | "b"} color
   */
  async #appear(cell, color) {
    this.#drawing?.over.replaceChildren();
    const one = this.#put(cell, color);
    await play(one, [{ transform: "scale(1.5)", opacity: 0 }, { transform: "scale(1)", opacity: 1 }], { duration: 200 });
  }

  /**
   * @param {number} block
   * @param {"L" | "R"} direction
   */
  async #swing(block, direction) {
    const body = this.#drawing?.blocks.get(block);
    const tray = this.#drawing?.trays.get(block);
    if (!body || !tray) return;
    const from = this.#drag.angle(block);
    const to = direction === "R" ? 90 : -90;
    body.style.transform = "";
    const upright = [...tray.querySelectorAll(".marble")].map((one) => play(one, [{ transform: `rotate(${-from}deg)` }, { transform: `rotate(${-to}deg)` }], { duration: 300 }));
    await Promise.all([play(body, [{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], { duration: 300 }), ...upright]);
  }

  // What the player does.

  #listen() {
    this.addEventListener("click", (event) => this.#onClick(event));
    this.addEventListener("keydown", (event) => this.#onKey(event));
    for (const [twist, element] of this.#drawing?.handles ?? []) {
      element.addEventListener("pointerenter", () => void this.#showGhost(twist));
      element.addEventListener("pointerleave", () => void this.#showGhost(null));
      element.addEventListener("focus", () => void this.#showGhost(twist));
      element.addEventListener("blur", () => void this.#showGhost(null));
    }
  }

  /** @param {Event} event */
  #onClick(event) {
    if (this.#drag.isDragged) return;
    const target = event.target instanceof Element ? event.target.closest("[data-cell], [data-twist]") : null;
    if (!(target instanceof SVGElement)) return;
    const { cell, twist } = target.dataset;
    if (cell) this.#press(cell);
    else if (twist) this.#twist(...split(twist));
  }

  /** @param {string} cell */
  #press(cell) {
    this.#focus = cell;
    if (this.isEdited) return this.tellEdit(cell);
    const change = making.press(this.#turn, cell);
    if (change.turn === this.#turn && change.move === null) return;
    this.#change(change);
    if (change.turn.pending !== null && change.move === null) this.tell(this.word("now-twist", { cell }));
  }

  /**
   * @param {number} block
   * @param {"L" | "R"} direction
   */
  #twist(block, direction) {
    const move = making.twist(this.#turn, block, direction);
    if (move === null) return;
    this.#focusOn(this.#focus);
    this.tellMove(move);
  }

  /** The block under the pointer, once a marble waits for a twist. @param {PointerEvent} event */
  #draggable(event) {
    const cell = event.target instanceof SVGElement ? event.target.dataset.cell : undefined;
    return this.#turn.pending === null || cell === undefined ? null : blockOf(cell);
  }

  /**
   * @param {number} block
   * @param {"L" | "R"} direction
   */
  #drop(block, direction) {
    const move = making.twist(this.#turn, block, direction);
    if (move !== null) this.tellMove(move);
    return move !== null;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (isCommand(event)) return;
    if (this.#takesKey(event)) {
      event.preventDefault();
      event.stopPropagation();
    }
  }

  /**
   * Whether a key means something here, after doing it.
   * @param {KeyboardEvent} event
   */
  #takesKey(event) {
    const target = event.target instanceof SVGElement ? event.target.dataset : {};
    const step = arrow(event.key);
    if (step && target.cell) return this.#step(target.cell, step);
    if (isPress(event) && target.cell) return this.#press(target.cell), true;
    if (isPress(event) && target.twist) return this.#twist(...split(target.twist)), true;
    if (event.key === "Escape") return this.cancel();
    if (this.#turn.pending === null) return false;
    const block = digit(event) ?? 0;
    if (block >= 1 && block <= 4) return this.#choose(block), true;
    const direction = { r: "R", l: "L" }[shortcut(event)];
    if (this.#turn.block === null || !direction) return false;
    return this.#twist(this.#turn.block, direction === "R" ? "R" : "L"), true;
  }

  /** @param {number} block */
  #choose(block) {
    this.#change({ turn: making.choose(this.#turn, block), move: null });
    this.tell(this.word("block-chosen", { block, right: "R", left: "L" }));
  }

  /**
   * @param {string} cell
   * @param {{ dx: number, dy: number }} step
   */
  #step(cell, { dx, dy }) {
    const { column, row } = place(cell);
    const next = `${COLUMNS[column + dx]}${ROWS[row + dy]}`;
    if (this.#drawing?.cells.has(next)) this.#focusOn(next);
    return true;
  }

  /** @param {string} cell */
  #focusOn(cell) {
    moveFocus(this.#drawing?.cells.get(this.#focus), this.#drawing?.cells.get(cell));
    this.#focus = cell;
  }

  focus() {
    this.#focusOn(this.#focus);
  }
}

/**
 * @param {string} twist such as `2R`
 * @returns {[number, "L" | "R"]}
 */
function split(twist) {
  return [Number(twist[0] ?? 0), twist[1] === "R" ? "R" : "L"];
}

customElements.define("panta-pentago", PentagoBoard);

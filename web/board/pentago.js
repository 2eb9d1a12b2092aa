/** The Pentago board: `<panta-pentago>`. */

import { fillBar, makeBar } from "./bar.js";
import { Board, arrow, isCommand, isPress } from "./board.js";
import { play } from "./motion.js";
import { COLUMNS, ROWS, after, place, runs } from "./pieces.js";
import { BLOCKS, drawBoard, fillTray } from "./pentago/draw.js";
import { PITCH, RADIUS, blockCenter, blockOf, center } from "./pentago/geometry.js";
import * as making from "./pentago/state.js";
import { marble, setAll, svg } from "./svg.js";

/** A block that is dragged further than this is twisted when it is let go, in degrees. */
const ENOUGH = 28;

export class PentagoBoard extends Board {
  /** @type {import("./pentago/draw.js").Drawing | null} */
  #drawing = null;
  #bar = makeBar();
  #turn = making.begin([]);
  /** @type {Map<string, string>} */
  #marbles = new Map();
  #focus = "c3";
  /** The twist whose result is shown as a ghost. @type {string | null} */
  #previewed = null;
  /** @type {{ block: number, from: number, angle: number, pointer: number } | null} */
  #drag = null;
  #isDragged = false;

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
    this.#drag = null;
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
    if (pending === null) over.append(...this.#lastMarks());
    else this.#put(pending, this.view.turn === "white" ? "w" : "b", svg("circle", { class: "pending-ring", r: RADIUS + 4 }));
    over.append(...this.view.line.map((cell) => ring(cell)), ...runs(this.view.line, marbles).map(line));
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

  /** The last move: a dot on its marble, and an outline of the block that was twisted. */
  #lastMarks() {
    const { last, line: five, move } = this.view;
    if (five.length > 0) return [];
    const dots = last.map((cell) => svg("circle", { class: "last-dot", cx: center(cell).x, cy: center(cell).y, r: 6 }));
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
        "aria-label": this.word(`cell-${what}`, { cell }),
        tabindex: cell === this.#focus ? 0 : -1,
        "aria-disabled": isOpen ? null : "true",
      });
      element.classList.toggle("is-open", isOpen);
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
      setAll(element, {
        "aria-label": this.word(`twist-${direction}`, { block }),
        tabindex: isReady ? 0 : -1,
        "aria-disabled": isReady ? null : "true",
      });
      element.classList.toggle("is-ready", isReady);
      element.classList.toggle("is-never", !isEver);
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

  /** @param {import("../wire.js").Step} step */
  async enact(step) {
    const [first] = step.changes;
    const next = after(this.#marbles, step, (piece) => piece);
    const { pending } = this.#turn;
    if (step.turn) await this.#swing(blockOf(step.turn.places[0]), step.turn.clockwise ? "R" : "L");
    else if (first && first.to !== pending) await this.#drop(first.to, first.piece === "w" ? "w" : "b");
    this.#marbles = next;
    this.#turn = making.begin([]);
    this.render();
  }

  /**
   * @param {string} cell
   * @param {"w" | "b"} color
   */
  async #drop(cell, color) {
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
    const from = this.#drag?.block === block ? this.#drag.angle : 0;
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
    this.addEventListener("pointerdown", (event) => this.#onDown(event));
    this.addEventListener("pointermove", (event) => this.#onDrag(event));
    this.addEventListener("pointerup", () => this.#onDrop());
    this.addEventListener("pointercancel", () => this.#onDrop());
  }

  /** @param {Event} event */
  #onClick(event) {
    if (this.#isDragged) return;
    const target = event.target instanceof Element ? event.target.closest("[data-cell], [data-twist]") : null;
    if (!(target instanceof SVGElement)) return;
    const { cell, twist } = target.dataset;
    if (cell) this.#press(cell);
    else if (twist) this.#twist(...split(twist));
  }

  /** @param {string} cell */
  #press(cell) {
    this.#focus = cell;
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
    if (/^[1-4]$/.test(event.key)) return this.#choose(Number(event.key)), true;
    const direction = { r: "R", l: "L" }[event.key.toLowerCase()];
    if (this.#turn.block === null || !direction) return false;
    return this.#twist(this.#turn.block, direction === "R" ? "R" : "L"), true;
  }

  /** @param {number} block */
  #choose(block) {
    this.#change({ turn: making.choose(this.#turn, block), move: null });
    this.tell(this.word("block-chosen", { block }));
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
    this.#drawing?.cells.get(this.#focus)?.setAttribute("tabindex", "-1");
    this.#focus = cell;
    const element = this.#drawing?.cells.get(cell);
    element?.setAttribute("tabindex", "0");
    element?.focus({ preventScroll: true });
  }

  focus() {
    this.#focusOn(this.#focus);
  }

  // Dragging a block.

  /** @param {PointerEvent} event */
  #onDown(event) {
    this.#isDragged = false;
    const target = event.target instanceof SVGElement ? event.target.dataset.cell : undefined;
    if (this.#turn.pending === null || !target || event.button !== 0) return;
    const block = blockOf(target);
    this.#drag = { block, from: this.#angle(block, event), angle: 0, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #onDrag(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const turned = this.#angle(drag.block, event) - drag.from;
    drag.angle = Math.max(-90, Math.min(90, ((turned + 540) % 360) - 180));
    if (Math.abs(drag.angle) < 6 && !this.#isDragged) return;
    if (!this.#isDragged) this.setPointerCapture(drag.pointer);
    this.#isDragged = true;
    const body = this.#drawing?.blocks.get(drag.block);
    if (body) body.style.transform = `rotate(${drag.angle}deg)`;
  }

  #onDrop() {
    const drag = this.#drag;
    if (!drag || !this.#isDragged) {
      this.#drag = null;
      return;
    }
    const move = making.twist(this.#turn, drag.block, drag.angle > 0 ? "R" : "L");
    if (move !== null && Math.abs(drag.angle) >= ENOUGH) return this.tellMove(move);
    const body = this.#drawing?.blocks.get(drag.block);
    if (body) {
      body.style.transform = "";
      void play(body, [{ transform: `rotate(${drag.angle}deg)` }, { transform: "rotate(0deg)" }], { duration: 180 });
    }
    this.#drag = null;
  }

  /**
   * The direction of the pointer seen from a block's middle, in degrees.
   * @param {number} block
   * @param {PointerEvent} event
   */
  #angle(block, event) {
    const box = this.#drawing?.blocks.get(block)?.querySelector(".block-body")?.getBoundingClientRect() ?? new DOMRect();
    return (Math.atan2(event.clientY - box.y - box.height / 2, event.clientX - box.x - box.width / 2) * 180) / Math.PI;
  }
}

/**
 * @param {string} twist such as `2R`
 * @returns {[number, "L" | "R"]}
 */
function split(twist) {
  return [Number(twist[0] ?? 0), twist[1] === "R" ? "R" : "L"];
}

/** @param {string} cell */
function ring(cell) {
  const { x, y } = center(cell);
  return svg("circle", { class: "mark-ring", cx: x, cy: y, r: RADIUS + 3 });
}

/** The line through a five. @param {[string, string]} ends */
function line([from, to]) {
  const [a, b] = [center(from), center(to)];
  const length = Math.hypot(b.x - a.x, b.y - a.y) + PITCH * 0.6;
  const [dx, dy] = [((b.x - a.x) / length) * PITCH * 0.3, ((b.y - a.y) / length) * PITCH * 0.3];
  return svg("line", { class: "mark-line", x1: a.x - dx, y1: a.y - dy, x2: b.x + dx, y2: b.y + dy, pathLength: 1 });
}

customElements.define("panta-pentago", PentagoBoard);

/** The Pantareï board: `<panta-pantarei>`. */

import { fillBar, makeBar } from "../bar.js";
import { Board, isCommand, isPress } from "../board.js";
import { after } from "../pieces.js";
import { drawCount, drawLanding, drawSnake, drawStack, fillBody } from "./draw.js";
import { CLOSED, OPENED, PITCH, lay } from "./geometry.js";
import { landing, makeScale, pile, travel } from "./scales.js";
import * as making from "./state.js";
import { setAll, threatMarks } from "../svg.js";
import { PantareiSetup } from "./setup.js";
import { shortcut } from "../../keys.js";
import { list } from "../../words.js";

/** @typedef {import("./scales.js").Scale} Scale */

export class PantareiBoard extends Board {
  #drawing = drawSnake();
  #bar = makeBar();
  #turn = making.begin([], {});
  /** The scales by their places; each keeps its element while it moves. @type {Map<string, Scale>} */
  #scales = new Map();
  /** The same, stack by stack from the head. @type {Scale[][]} */
  #stacks = [];
  #focus = 1;
  /** The stack that shows all its scales. @type {number | null} */
  #open = null;
  #most = 19;
  #isBuilt = false;

  connectedCallback() {
    if (this.#isBuilt) return;
    this.#isBuilt = true;
    if (!this.isPicture) this.#listen();
    this.render();
    new ResizeObserver(() => this.#measure()).observe(this);
    addEventListener("resize", () => this.#measure());
  }

  /** How many stacks lie side by side: the style says it (`board.css`). */
  #measure() {
    const most = Number(getComputedStyle(this.#drawing.root).getPropertyValue("--most")) || this.#most;
    if (most === this.#most) return;
    this.#most = most;
    this.render();
  }

  /** As soon as there is something to draw, the drawing takes the place of the picture. */
  #appear() {
    if (this.#drawing.root.parentNode === this) return;
    this.replaceChildren(this.#drawing.root, ...(this.isPicture ? [] : [this.#bar]));
    this.#measure();
  }

  reset() {
    this.#turn = making.begin(this.view.isMine ? this.view.legal : [], {});
    this.#settle(this.view.pieces);
    this.#focus = Math.min(this.#focus, this.#stacks.length);
    if (making.mustPass(this.#turn)) this.tell(this.word("must-pass"));
  }

  /**
   * @param {import("../../wire.js").Pieces} pieces
   * @param {string} edition
   */
  setup(pieces, edition) {
    return new PantareiSetup(this.words, pieces, edition);
  }

  cancel() {
    if (this.#turn.stack === null) return false;
    this.#change({ turn: { ...this.#turn, stack: null }, move: null });
    this.tell(this.word("taken-back"));
    return true;
  }

  /** @param {making.Change} change */
  #change({ turn, move }) {
    this.#turn = turn;
    this.render();
    if (move !== null) this.tellMove(move);
    else this.tellPending(turn.stack !== null);
  }

  /**
   * Makes the scales those of a view; scales that are right already stay.
   * @param {import("../../wire.js").Pieces} pieces
   */
  #settle(pieces) {
    const places = Object.entries(pieces);
    const isSame = places.length === this.#scales.size && places.every(([place, piece]) => this.#scales.get(place)?.piece === piece);
    if (!isSame) this.#scales = new Map(places.map(([place, piece]) => [place, makeScale(piece)]));
    this.#stacks = pile(this.#scales);
  }

  // What is seen.

  render() {
    if (this.#stacks.length === 0 || !this.isConnected) return;
    this.#appear();
    const layout = lay(this.#stacks.length, this.#most);
    setAll(this.#drawing.root, {
      viewBox: `0 0 ${layout.width} ${layout.height}`,
      role: this.isPicture ? "img" : "group",
      "aria-label": this.name("pantarei"),
    });
    this.#drawing.root.style.setProperty("--board-width", `${layout.width}px`);
    fillBody(this.#drawing.body, layout);
    this.#renderScales(layout.places);
    if (this.isPicture) return;
    this.#renderStacks(layout.places);
    this.#renderBar();
  }

  /** @param {import("./geometry.js").Place[]} places */
  #renderScales(places) {
    const over = [];
    const order = this.#stacks.map((_, index) => index).sort((a, b) => Number(a + 1 === this.#open) - Number(b + 1 === this.#open));
    const elements = order.flatMap((index) => this.#stacks[index].map((scale, level) => {
      const at = this.#scalePlace(places, index, level);
      scale.element.setAttribute("transform", `translate(${at.x} ${at.y})`);
      scale.element.classList.toggle("is-last", this.view.last.includes(`${index + 1}.${level + 1}`));
      return scale.element;
    }));
    for (const [index, stack] of this.#stacks.entries()) {
      if (stack.length > 1) over.push(drawCount(this.#scalePlace(places, index, stack.length - 1), stack.length, this.view.line.includes(String(index + 1))));
    }
    this.#drawing.scales.replaceChildren(...elements);
    this.#drawing.over.replaceChildren(...this.#renderArcs(places), ...over, ...this.#threatMarks(places), ...this.#valueMarks(places));
  }

  /** @param {import("./geometry.js").Place[]} places */
  #renderArcs(places) {
    const { stack, way } = this.#turn;
    if (stack === null) return this.hint === null ? [] : this.#hintArc(places, this.hint);
    const goals = [...making.targets(this.#turn, stack, way).keys()].filter(Boolean);
    return goals.flatMap((goal) => drawLanding(this.#topPlace(places, stack), this.#topPlace(places, goal), way === "x"));
  }

  /**
   * The move that is suggested, once the server has said where it lands.
   * @param {import("./geometry.js").Place[]} places
   * @param {string} move
   */
  #hintArc(places, move) {
    const [stack, other] = move.split("x").map((number) => parseInt(number, 10));
    const goal = other ?? this.#turn.landings[move];
    return goal ? drawLanding(this.#topPlace(places, stack), this.#topPlace(places, goal), other !== undefined) : [];
  }

  /** @param {import("./geometry.js").Place[]} places */
  #threatMarks(places) {
    return this.#stacks.flatMap((_, index) => {
      const { x, y } = this.#topPlace(places, index + 1);
      return threatMarks(this.#threatsAt(index + 1), { x: x - 21, y: y - 19 });
    });
  }

  /** @param {import("./geometry.js").Place[]} places */
  #valueMarks(places) {
    return this.#stacks.flatMap((_, index) => {
      const { x, y } = this.#topPlace(places, index + 1);
      return this.valueMarks(this.#valueAt(index + 1), { x, y: y - 36 });
    });
  }

  /** What the best move of a stack is worth; once a stack is chosen, what it is worth to go there. @param {number} stack */
  #valueAt(stack) {
    const chosen = this.#turn.stack;
    if (chosen === null) return this.bestValue((move) => move.split("x").some((part) => parseInt(part, 10) === stack));
    const goal = making.targets(this.#turn, chosen, this.#turn.way).get(stack);
    return this.bestValue((move) => move === goal);
  }

  /** Who could make seven of a stack. @param {number} stack */
  #threatsAt(stack) {
    return this.threatening(({ place }) => place?.split(".")[0] === String(stack));
  }

  /**
   * @param {import("./geometry.js").Place[]} places
   * @param {number} stack
   */
  #topPlace(places, stack) {
    return this.#scalePlace(places, stack - 1, this.#stacks[stack - 1].length - 1);
  }

  /**
   * @param {import("./geometry.js").Place[]} places
   * @param {number} index
   * @param {number} level
   */
  #scalePlace(places, index, level) {
    const step = index + 1 === this.#open ? OPENED : CLOSED;
    const { x, y } = places[index];
    return { x, y: y - level * step };
  }

  /** @param {import("./geometry.js").Place[]} places */
  #renderStacks(places) {
    const group = this.#drawing.stacks;
    group.setAttribute("aria-label", this.name("pantarei"));
    while (group.children.length > places.length) group.lastElementChild?.remove();
    while (group.children.length < places.length) group.append(drawStack(group.children.length + 1));
    const goals = this.#turn.stack === null ? new Map() : making.targets(this.#turn, this.#turn.stack, this.#turn.way);
    places.forEach(({ x, y }, index) => {
      const number = index + 1;
      const rise = (this.#stacks[index].length - 1) * CLOSED;
      const isUseful = goals.has(number) || making.ways(this.#turn, number).length > 0 || this.isEdited;
      const element = group.children[index];
      setAll(element, {
        x: x - PITCH / 2,
        y: y - 29 - rise,
        height: 62 + rise,
        "aria-label": this.#stackWords(number, goals.has(number)),
        "aria-pressed": this.#turn.stack === number || this.#isLifted(number) ? "true" : "false",
        "aria-disabled": isUseful ? null : "true",
        tabindex: number === this.#focus ? 0 : -1,
      });
      element.classList.toggle("is-open", isUseful);
      element.classList.toggle("is-chosen", this.#turn.stack === number || this.#isLifted(number));
      element.classList.toggle("is-goal", goals.has(number));
    });
  }

  /** Whether the top scale of a stack is lifted while a position is set up. @param {number} stack */
  #isLifted(stack) {
    return this.isEdited && this.view.last.includes(`${stack}.${this.#stacks[stack - 1].length}`);
  }

  /**
   * @param {number} number
   * @param {boolean} isGoal
   */
  #stackWords(number, isGoal) {
    // words: scale-w1 scale-w2 scale-w3 scale-b1 scale-b2 scale-b3 scale-n
    const scales = this.#stacks[number - 1].map((scale) => this.word(`scale-${scale.piece}`)).reverse();
    const words = this.valued(this.threatened(this.word("stack", { number, scales: list(this.words, scales) }), this.#threatsAt(number)), this.#valueAt(number));
    return isGoal ? this.word("stack-goal", { stack: words }) : words;
  }

  #renderBar() {
    if (making.mustPass(this.#turn)) {
      return fillBar(this.#bar, this.word("must-pass"), [{ label: this.word("pass"), act: () => this.tellMove("pass") }]);
    }
    const { stack, way } = this.#turn;
    if (stack === null) return fillBar(this.#bar, this.#turn.legal.length > 0 ? this.word("choose-stack") : "", []);
    const actions = making.ways(this.#turn, stack).map((one) => ({
      // words: way-1 way-2 way-x
      label: this.word(`way-${one}`),
      key: one,
      isOn: one === way,
      act: () => this.#choose(one),
    }));
    fillBar(this.#bar, this.word("choose-goal"), [...actions, { label: this.word("take-back"), key: "Escape", act: () => void this.cancel() }]);
  }

  // What the server says.

  /** @param {import("../../wire.js").Step} step */
  async enact(step) {
    this.#turn = making.begin([], {});
    this.#open = null;
    this.render();
    const was = this.#placesOf(lay(this.#stacks.length, this.#most).places);
    this.#scales = after(this.#scales, step, makeScale);
    this.#stacks = pile(this.#scales, step.action === "close" ? 0 : this.#stacks.length);
    this.render();
    this.#drawing.over.replaceChildren();
    const now = this.#placesOf(lay(this.#stacks.length, this.#most).places);
    const moved = step.changes.flatMap(({ to }) => this.#scales.get(to) ?? []);
    const isLifted = step.action !== "close";
    if (isLifted) for (const scale of moved) this.#drawing.scales.append(scale.element);
    await Promise.all([...now.keys()].map((scale) => travel(scale, was, now, isLifted && moved.includes(scale) ? 46 : 0)));
  }

  /**
   * Where every scale lies.
   * @param {import("./geometry.js").Place[]} places
   */
  #placesOf(places) {
    const all = new Map();
    this.#stacks.forEach((stack, index) => stack.forEach((scale, level) => all.set(scale, this.#scalePlace(places, index, level))));
    return all;
  }

  // What the player does.

  #listen() {
    this.addEventListener("click", (event) => {
      const stack = stackOf(event);
      if (stack !== null) this.#press(stack);
    });
    this.addEventListener("keydown", (event) => this.#onKey(event));
    this.addEventListener("focusin", (event) => this.#look(stackOf(event)));
    this.addEventListener("focusout", () => this.#look(null));
    this.addEventListener("pointerover", (event) => {
      const stack = stackOf(event);
      if (event.pointerType === "mouse" && stack !== null) this.#look(stack);
    });
    this.addEventListener("pointerleave", () => this.#look(null));
  }

  /** Opens a stack, so that all its scales are seen. @param {number | null} stack */
  #look(stack) {
    if (stack === this.#open) return;
    this.#open = stack;
    this.render();
  }

  /** @param {number} stack */
  #press(stack) {
    this.#focus = stack;
    if (this.isEdited) return this.tellEdit(String(stack));
    const change = making.press(this.#turn, stack);
    if (change.turn === this.#turn) return;
    this.#change(change);
    if (change.turn.stack !== null) void this.#learnGoals(change.turn.stack);
  }

  /** Asks the server where a stack can land, then shows and tells it. @param {number} stack */
  async #learnGoals(stack) {
    await this.#learn(making.carries(this.#turn, stack));
    if (this.#turn.stack === stack) this.#tellGoals();
  }

  /** Asks the server where moves land. @param {string[]} moves */
  async #learn(moves) {
    const { legal } = this.#turn;
    const goals = await Promise.all(moves.map(async (move) => [move, landing(await this.preview(move))]));
    if (this.#turn.legal !== legal) return;
    this.#turn = { ...this.#turn, landings: { ...this.#turn.landings, ...Object.fromEntries(goals) } };
    this.render();
  }

  /** @param {string} move */
  async suggest(move) {
    await super.suggest(move);
    if (/[LR]/.test(move)) await this.#learn([move]);
  }

  /** @param {making.Way} way */
  #choose(way) {
    this.#change({ turn: making.choose(this.#turn, way), move: null });
    this.#tellGoals();
  }

  #tellGoals() {
    const { stack, way } = this.#turn;
    if (stack === null) return;
    const goals = list(this.words, [...making.targets(this.#turn, stack, way).keys()].filter(Boolean).sort((a, b) => a - b));
    this.tell(this.word(way === "x" ? "goals-swap" : "goals", { stack, goals }));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const stack = stackOf(event);
    if (isCommand(event)) return;
    const way = making.WAYS.find((one) => one === shortcut(event));
    if (stack !== null && event.key === "ArrowLeft") this.#focusOn(stack - 1);
    else if (stack !== null && event.key === "ArrowRight") this.#focusOn(stack + 1);
    else if (stack !== null && event.key === "Home") this.#focusOn(1);
    else if (stack !== null && event.key === "End") this.#focusOn(this.#stacks.length);
    else if (stack !== null && isPress(event)) this.#press(stack);
    else if (way && this.#turn.stack !== null) this.#choose(way);
    else if (event.key !== "Escape" || !this.cancel()) return;
    event.preventDefault();
    event.stopPropagation();
  }

  /** @param {number} stack */
  #focusOn(stack) {
    if (stack < 1 || stack > this.#stacks.length) return;
    this.#focus = stack;
    for (const element of this.#drawing.stacks.children) element.setAttribute("tabindex", "-1");
    const element = this.#drawing.stacks.children[stack - 1];
    element.setAttribute("tabindex", "0");
    if (element instanceof SVGElement) element.focus({ preventScroll: true });
  }

  focus() {
    this.#focusOn(this.#focus);
  }
}

/** @param {Event} event */
function stackOf(event) {
  const number = event.target instanceof SVGElement ? event.target.dataset.stack : undefined;
  return number === undefined ? null : Number(number);
}

customElements.define("panta-pantarei", PantareiBoard);

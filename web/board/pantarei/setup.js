/** Setting up a snake: a scale is lifted off its stack, and put onto another one, before it, or behind the tail. */

import { say } from "../../words.js";
import { Setup, tickBox } from "../setup.js";

/** @typedef {import("../../wire.js").Pieces} Pieces */

export class PantareiSetup extends Setup {
  /** The stack whose top scale is lifted. @type {number | null} */
  #lifted = null;
  /** @type {HTMLInputElement | null} */
  #beside = null;
  /** @type {HTMLInputElement | null} */
  #maySwap = null;

  get lead() {
    return say(this.words, "edit-lead-pantarei");
  }

  controls() {
    const beside = tickBox(say(this.words, "edit-beside"), "beside");
    const maySwap = tickBox(say(this.words, "edit-swap"), "maySwap", true);
    [this.#beside, this.#maySwap] = [beside.box, maySwap.box];
    return [beside.label, this.#tailRow(), maySwap.label];
  }

  #tailRow() {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = say(this.words, "edit-tail");
    button.addEventListener("click", () => {
      if (this.#lifted === null) return;
      this.#put(this.#lifted, piles(this.pieces).length + 1);
      this.onChange();
    });
    const row = document.createElement("div");
    row.className = "row";
    row.append(button);
    return row;
  }

  get last() {
    return this.#lifted === null ? [] : [`${this.#lifted}.${piles(this.pieces)[this.#lifted - 1].length}`];
  }

  /** @param {string} place */
  press(place) {
    const stack = Number(place);
    if (this.#lifted !== null) return this.#put(this.#lifted, stack);
    this.#lifted = stack;
    const scale = piles(this.pieces)[stack - 1].at(-1) ?? "n";
    return { text: say(this.words, "lifted", { scale: say(this.words, `scale-${scale}`) }), isShown: true };
  }

  /**
   * @param {number} from
   * @param {number} to
   */
  #put(from, to) {
    this.lay(carry(this.pieces, from, to, this.#beside?.checked));
    this.#lifted = null;
    return { text: "", isShown: true };
  }

  /** @param {import("../../wire.js").Color} turn */
  notation(turn) {
    const stacks = piles(this.pieces).map((stack) => stack.join(""));
    return `${stacks.join(",")} ${turn[0]} ${this.#maySwap?.checked === false ? "-" : "s"}`;
  }
}

/**
 * The top scale of a stack goes onto another one, or behind the tail; or before another one as a stack of its own.
 * @param {Pieces} pieces
 * @param {number} from
 * @param {number} to
 * @param {boolean} [isBeside]
 * @returns {Pieces}
 */
export function carry(pieces, from, to, isBeside = false) {
  const stacks = [...piles(pieces), []];
  const scale = stacks[from - 1].pop();
  if (scale !== undefined && isBeside) stacks.splice(to - 1, 0, [scale]);
  else if (scale !== undefined) stacks[to - 1].push(scale);
  const places = stacks.filter((stack) => stack.length > 0).flatMap((stack, index) => stack.map((piece, level) => [`${index + 1}.${level + 1}`, piece]));
  return Object.fromEntries(places);
}

/**
 * The scales of every stack from the head, each from the bottom.
 * @param {Pieces} pieces
 * @returns {string[][]}
 */
export function piles(pieces) {
  /** @type {string[][]} */
  const stacks = [];
  for (const [place, piece] of Object.entries(pieces)) {
    const [stack, level] = place.split(".").map(Number);
    (stacks[stack - 1] ??= [])[level - 1] = piece;
  }
  return stacks;
}

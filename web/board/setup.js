/** A position as it is set up by hand. Nothing is checked here: the server says whether a game can come to it. */

import { say } from "../words.js";
import { COLUMNS, ROWS } from "./pieces.js";

/** @typedef {import("../wire.js").Pieces} Pieces */
/** @typedef {{ text: string, isShown: boolean }} Heard What is said when a place was pressed. */

/** What can be put into a cell. @typedef {"w" | "b" | "empty"} Ink */

/** @type {Ink[]} */
const PALETTE = ["w", "b", "empty"];

/** What the board of a game does with presses while a position is set up on it. @abstract */
export class Setup {
  /** Tells that something changed otherwise than by a press. */
  onChange = () => {};

  /**
   * @param {import("../words.js").Words} words
   * @param {Pieces} pieces those to begin with
   * @param {string} edition
   */
  constructor(words, pieces, edition) {
    this.words = words;
    this.pieces = pieces;
    this.edition = edition;
  }

  /** The pieces lie so now. @param {Pieces} pieces */
  lay(pieces) {
    this.pieces = pieces;
  }

  /** How it is done, in a sentence. */
  get lead() {
    return "";
  }

  /** Its own questions. @returns {HTMLElement[]} */
  controls() {
    return [];
  }

  /** The places that stand out. @returns {string[]} */
  get last() {
    return [];
  }

  /**
   * @param {string} _place
   * @returns {Heard}
   */
  press(_place) {
    return { text: "", isShown: false };
  }

  /**
   * The position in the notation of the game.
   * @param {import("../wire.js").Color} _turn
   */
  notation(_turn) {
    return "";
  }
}

/** On boards of cells: what is chosen from the palette goes into the cells that are pressed. */
export class CellSetup extends Setup {
  columns = COLUMNS;
  rows = ROWS;
  /** @type {Ink} */
  ink = "w";

  get lead() {
    return say(this.words, "palette-lead");
  }

  /** @returns {HTMLElement[]} */
  controls() {
    const palette = document.createElement("div");
    palette.className = "choices palette";
    palette.role = "radiogroup";
    palette.ariaLabel = say(this.words, "palette");
    palette.append(...PALETTE.map((ink) => this.#choice(ink)));
    return [palette];
  }

  /** @param {Ink} ink */
  #choice(ink) {
    const [label, button] = [document.createElement("label"), document.createElement("input")];
    [button.type, button.name, button.value, button.checked] = ["radio", "ink", ink, ink === this.ink];
    button.addEventListener("change", () => (this.ink = ink));
    const sample = document.createElement("span");
    sample.className = `ink ink-${ink}`;
    // words: palette-w palette-b palette-empty
    label.append(button, sample, say(this.words, `palette-${ink}`));
    return label;
  }

  /** @param {string} cell */
  press(cell) {
    this.lay(pressed(this.pieces, cell, this.ink));
    return { text: say(this.words, `cell-${this.pieces[cell] ?? "empty"}`, { cell }), isShown: false };
  }

  /** @param {import("../wire.js").Color} turn */
  notation(turn) {
    const rows = this.rows.map((row) => this.columns.map((column) => this.pieces[column + row] ?? ".").join("").replace(/\.+/g, (gap) => String(gap.length)));
    return `${rows.join("/")} ${turn[0]}`;
  }
}

/**
 * A cell is pressed: it holds what was chosen, or nothing if it held that already.
 * @param {Pieces} pieces
 * @param {string} cell
 * @param {Ink} ink
 * @returns {Pieces}
 */
export function pressed(pieces, cell, ink) {
  const { [cell]: old, ...others } = pieces;
  return ink === "empty" || old === ink ? others : { ...others, [cell]: ink };
}

/**
 * A box to tick.
 * @param {string} text
 * @param {string} name its data attribute
 * @param {boolean} isTicked
 */
export function tickBox(text, name, isTicked = false) {
  const box = document.createElement("input");
  box.type = "checkbox";
  box.checked = isTicked;
  box.dataset[name] = "";
  const words = document.createElement("span");
  words.textContent = text;
  const label = document.createElement("label");
  label.className = "tick";
  label.append(box, words);
  return { label, box };
}

/** A position as it is set up by hand. Nothing is checked here: the server says whether a game can come to it. */

import { say } from "../words.js";
import { COLUMNS, ROWS } from "./pieces.js";

/** @typedef {import("../wire.js").Pieces} Pieces */
/** @typedef {{ text: string, isShown: boolean }} Heard What is said when a place was pressed. */

/** What a cell holds after it is pressed. @type {Record<string, string | null>} */
const AFTER = { empty: "w", w: "b", b: null };

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

/** On boards of cells, each of which holds nothing, White or Black. */
export class CellSetup extends Setup {
  columns = COLUMNS;
  rows = ROWS;

  get lead() {
    return say(this.words, "edit-lead");
  }

  /** @param {string} cell */
  press(cell) {
    this.lay(pressed(this.pieces, cell));
    return { text: say(this.words, `cell-${this.pieces[cell] ?? "empty"}`, { cell }), isShown: false };
  }

  /** @param {import("../wire.js").Color} turn */
  notation(turn) {
    const rows = this.rows.map((row) => this.columns.map((column) => this.pieces[column + row] ?? ".").join("").replace(/\.+/g, (gap) => String(gap.length)));
    return `${rows.join("/")} ${turn[0]}`;
  }
}

/**
 * A cell is pressed: empty, White, Black.
 * @param {Pieces} pieces
 * @param {string} cell
 * @returns {Pieces}
 */
export function pressed(pieces, cell) {
  const { [cell]: old, ...others } = pieces;
  const next = AFTER[old ?? "empty"];
  return next === null ? others : { ...others, [cell]: next };
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

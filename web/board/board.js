/**
 * What all boards share: they show a view, ask for a move, and animate what the server says a move does.
 *
 * A board knows no rules. It is told what is legal, and it tells of
 * - `panta-move` {move}: the player has made up their mind,
 * - `panta-pending` {isPending}: half a turn is made, and can be taken back by `cancel`,
 * - `panta-say` {text}: something to read aloud,
 * - `panta-edit` {place}: a cell or stack was pressed while a position is set up.
 */

import { best, kind, shape, tellValue } from "../study/verdict.js";
import { NO_WORDS, say } from "../words.js";
import { isCalm, pause } from "./motion.js";
import { Setup } from "./setup.js";
import { valueMark } from "./svg.js";

/** @typedef {import("../wire.js").Color} Color */
/** @typedef {import("../wire.js").Preview} Preview */
/** @typedef {import("../wire.js").Threat} Threat */
/** @typedef {{ move: string, steps: import("../wire.js").Step[], isFollowed?: boolean }} Motion A move that is shown; one that somebody else made is shown step by step. */

/** @type {Color[]} */
const COLORS = ["white", "black"];
/** @type {Omit<import("../wire.js").Threats, "ply">} */
const NO_THREATS = { white: [], black: [] };

/**
 * @typedef {object} View What a board is told.
 * @property {import("../wire.js").Pieces} pieces
 * @property {Color} turn
 * @property {string[]} legal the moves of the side to move
 * @property {boolean} isMine whether a move can be made here
 * @property {string[]} line what shows why the game ended
 * @property {string[]} last where the pieces of the last move lie
 * @property {string | null} move the last move
 * @property {boolean} [isEdited] whether the position is being set up, so that every place can be pressed
 */

/** @abstract */
export class Board extends HTMLElement {
  /** @type {View} */
  view = { pieces: {}, turn: "white", legal: [], isMine: false, line: [], last: [], move: null };
  /** @type {import("../words.js").Words} */
  words = NO_WORDS;
  /** Asks the server what a move does. @type {(move: string) => Promise<Preview | null>} */
  preview = async () => null;
  /** Where each side could win with its next move, as far as it is to be shown. */
  threats = NO_THREATS;
  /** What moves are worth, as far as it is to be shown. @type {Map<string, import("../wire.js").Verdict>} */
  values = new Map();
  /** The move that is suggested. @type {string | null} */
  hint = null;
  /** Views are shown one after the other, each when the motion before it has ended. */
  #shown = Promise.resolve();
  #isWasPending = false;

  /**
   * Shows a view after the motion of the moves that lead there.
   * @param {View} view
   * @param {Motion[]} [played]
   * @returns {Promise<void>}
   */
  show(view, played = []) {
    this.#shown = this.#shown.then(async () => {
      for (const { move, steps, isFollowed } of played) {
        this.view = { ...this.view, legal: [], isMine: false, line: [], last: [], move: null };
        this.#unmark();
        for (const [index, step] of steps.entries()) {
          if (isFollowed && index > 0) await pause();
          await this.enact(step, move);
        }
      }
      this.view = view;
      this.#unmark();
      this.reset();
      this.render();
      this.tellPending(false);
    });
    return this.#shown;
  }

  /** Resolved when everything that was to be shown is. */
  get shown() {
    return this.#shown;
  }

  /**
   * Shows threats over the view, until the next one.
   * @param {Omit<import("../wire.js").Threats, "ply">} threats
   */
  async threaten(threats) {
    await this.#shown;
    this.threats = threats;
    this.render();
  }

  /**
   * Shows a move that is suggested, until the next view.
   * @param {string} move
   */
  async suggest(move) {
    await this.#shown;
    this.hint = move;
    this.render();
  }

  /**
   * Shows what moves are worth over the view, until the next one.
   * @param {Map<string, import("../wire.js").Verdict>} values
   */
  async value(values) {
    await this.#shown;
    this.values = values;
    this.render();
  }

  /**
   * The best that the moves of a kind are worth.
   * @param {(move: string) => boolean} isSuch
   */
  bestValue(isSuch) {
    if (this.values.size === 0) return null;
    return best([...this.values].filter(([move]) => isSuch(move)).map(([, verdict]) => verdict));
  }

  /**
   * The mark of a value at a place, if there is one.
   * @param {import("../wire.js").Verdict | null} verdict
   * @param {{ x: number, y: number }} place
   */
  valueMarks(verdict, place) {
    return verdict === null ? [] : [valueMark(kind(verdict), shape(verdict), place)];
  }

  /**
   * The words for a place, with what is to be had there.
   * @param {string} place
   * @param {import("../wire.js").Verdict | null} verdict
   */
  valued(place, verdict) {
    return verdict === null ? place : this.word("worth-at", { place, value: tellValue(this.words, verdict) });
  }

  #unmark() {
    this.values = new Map();
    this.threats = NO_THREATS;
    this.hint = null;
  }

  /**
   * The sides that have such a threat.
   * @param {(threat: Threat) => boolean} isSuch
   */
  threatening(isSuch) {
    return COLORS.filter((color) => this.threats[color].some(isSuch));
  }

  /**
   * The words for a place, with who could win there.
   * @param {string} place
   * @param {Color[]} colors
   */
  threatened(place, colors) {
    return colors.reduce((words, color) => this.word(`threat-${color}`, { place: words }), place);
  }

  /** A board that is only looked at has no handles and takes no focus. */
  get isPicture() {
    return this.hasAttribute("data-picture");
  }

  /** What the board is called. @param {string} game */
  name(game) {
    return this.dataset.picture ?? this.word(`board-${game}`);
  }

  /**
   * Begins to set a position up by hand.
   * @param {import("../wire.js").Pieces} pieces those to begin with
   * @param {string} edition
   */
  setup(pieces, edition) {
    return new Setup(this.words, pieces, edition);
  }

  /** Takes half a turn back, and says whether there was one. */
  cancel() {
    return false;
  }

  /** Draws the view. */
  render() {}

  /** Forgets what belonged to the view before. */
  reset() {}

  /**
   * Moves the pieces as a step says, and keeps them there.
   * @param {import("../wire.js").Step} _step
   * @param {string} _move
   * @returns {Promise<void>}
   */
  async enact(_step, _move) {}

  /**
   * @param {string} id
   * @param {Record<string, string | number>} [values]
   */
  word(id, values) {
    return say(this.words, id, values);
  }

  /** @param {string} move */
  tellMove(move) {
    this.dispatchEvent(new CustomEvent("panta-move", { bubbles: true, detail: { move } }));
  }

  /** @param {string} place */
  tellEdit(place) {
    this.dispatchEvent(new CustomEvent("panta-edit", { bubbles: true, detail: { place } }));
  }

  get isEdited() {
    return this.view.isEdited === true;
  }

  /** @param {string} text */
  tell(text) {
    this.dispatchEvent(new CustomEvent("panta-say", { bubbles: true, detail: { text } }));
  }

  /** @param {boolean} isPending */
  tellPending(isPending) {
    if (isPending === this.#isWasPending) return;
    this.#isWasPending = isPending;
    this.dispatchEvent(new CustomEvent("panta-pending", { bubbles: true, detail: { isPending } }));
  }

  get isCalm() {
    return isCalm();
  }
}

/**
 * Tells what a press of a key means for the focus in a grid.
 * @param {string} key
 * @returns {{ dx: number, dy: number } | null}
 */
export function arrow(key) {
  switch (key) {
    case "ArrowLeft": return { dx: -1, dy: 0 };
    case "ArrowRight": return { dx: 1, dy: 0 };
    case "ArrowUp": return { dx: 0, dy: -1 };
    case "ArrowDown": return { dx: 0, dy: 1 };
    default: return null;
  }
}

/**
 * Moves the focus from one place of a board to another, and with it the board's one tab stop.
 * @param {SVGElement | undefined} from
 * @param {SVGElement | undefined} to
 */
export function moveFocus(from, to) {
  from?.setAttribute("tabindex", "-1");
  to?.setAttribute("tabindex", "0");
  to?.focus({ preventScroll: true });
}

/** @param {KeyboardEvent} event */
export function isPress(event) {
  return event.key === "Enter" || event.key === " ";
}

/** @param {KeyboardEvent} event */
export function isCommand(event) {
  return event.ctrlKey || event.metaKey || event.altKey;
}

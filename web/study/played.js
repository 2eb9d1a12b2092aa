/** A finished game and what is known of it: its positions, what each is worth, and the lines that were found. */

import { backend } from "../backend/backend.js";
import { forWhite, ofOutcome } from "./judging.js";
import { keepAnswers, keptAnswers } from "./kept.js";

/** @typedef {import("../wire.js").Color} Color */
/** @typedef {import("../wire.js").Stand} Stand */
/** @typedef {import("./kept.js").Answer} Answer */
/** @typedef {import("../wire.js").Verdict & { source?: string | null }} Verdict */
/** @typedef {"refuting" | "best"} Way What follows the move that is looked at, or what was better than it. */

export class Played {
  #id;
  #game;
  #history;
  /** The position before each move, and the last. @type {string[]} */
  positions;
  /** @type {string[]} */
  moves;
  /** What is known of each position. @type {(Answer | null)[]} */
  answers;
  /** Lines that were read already. @type {Map<string, Promise<Stand[]>>} */
  #lines = new Map();

  /**
   * @param {string} id
   * @param {string} game
   * @param {import("../wire.js").History} history
   */
  constructor(id, game, history) {
    this.#id = id;
    this.#game = game;
    this.#history = history;
    this.positions = [history.start, ...history.plies.map(({ position }) => position)];
    this.moves = history.plies.map(({ move }) => move);
    this.answers = keptAnswers(id, this.moves);
  }

  /** @param {number} index @param {Answer} answer */
  know(index, answer) {
    this.answers[index] = answer;
    keepAnswers(this.#id, this.moves, this.answers);
  }

  /** The move that led to a position, with what it did. @param {number} ply */
  at(ply) {
    return this.#history.plies[ply - 1];
  }

  /** How the board looks after so many moves. @param {number} ply */
  view(ply) {
    const there = this.at(ply);
    return { pieces: there?.pieces ?? this.#history.pieces, turn: this.turn(ply), line: there?.marks ?? [], last: there?.last ?? [], move: there?.move ?? null };
  }

  /** Who is to move after so many. @param {number} ply @returns {Color} */
  turn(ply) {
    return this.positions[ply]?.split(" ")[1] === "b" ? "black" : "white";
  }

  /** The number of a move as in the list of the game: one for both colors. @param {number} ply */
  number(ply) {
    return Math.floor((ply - 1 + (this.turn(0) === "black" ? 1 : 0)) / 2) + 1;
  }

  /** What a position is worth to White, if that is known: the end by the rules. @param {number} index @returns {Verdict | null} */
  verdict(index) {
    const outcome = this.at(index)?.outcome ?? null;
    if (outcome !== null) return ofOutcome(outcome);
    const answer = this.answers[index];
    return answer && forWhite(answer, this.turn(index));
  }

  /** The same as a player sees it. @param {number} index @param {Color} color @returns {Verdict} */
  verdictFor(index, color) {
    return forWhite(this.verdict(index) ?? ofOutcome("draw"), color);
  }

  get verdicts() {
    return this.positions.map((_, index) => this.verdict(index));
  }

  /** The moves of a way. @param {Way} way @param {number} ply of the move that is looked at */
  movesOf(way, ply) {
    return this.answers[way === "best" ? ply - 1 : ply]?.line ?? [];
  }

  /** How the board stands along a way, where it begins first. @param {Way} way @param {number} ply */
  line(way, ply) {
    const position = this.positions[way === "best" ? ply - 1 : ply];
    const moves = this.movesOf(way, ply);
    const key = [position, ...moves].join(" ");
    const line = this.#lines.get(key) ?? backend.rules.line({ game: this.#game, position, moves }).then(({ plies }) => plies);
    this.#lines.set(key, line);
    // What failed can be asked again.
    line.catch(() => this.#lines.delete(key));
    return line;
  }
}

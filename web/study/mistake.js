/** A card on which a better move is to be found, as often as one likes. */

import { Previews, askLine } from "../api.js";
import { Percent, say } from "../words.js";
import { compare } from "./judging.js";

/**
 * @typedef {object} Task
 * @property {import("../wire.js").Game} game
 * @property {import("../words.js").Words} words
 * @property {string} position before the mistake
 * @property {import("../wire.js").Color} color who made it
 * @property {string} move the mistake
 * @property {string} best
 * @property {number} ply of the mistake, from 1
 * @property {number} cost
 * @property {number} possible points of the mover before the mistake
 * @property {number} played points of the mover after it
 * @property {string} address where it can be analyzed
 * @property {string} open the words of the link there
 * @property {(stand: import("../wire.js").Stand) => Promise<number>} worth points of the mover after a move
 */

export class Mistake {
  element = document.createElement("article");
  #task;
  #board;
  #verdict = document.createElement("p");
  #previews = new Previews();
  /** @type {import("../wire.js").Stand | null} */
  #stand = null;

  /** @param {Task} task */
  constructor(task) {
    const { words, game, ply, color, move, cost } = task;
    this.#task = task;
    this.#board = /** @type {import("../board/board.js").Board} */ (document.createElement(`panta-${game}`));
    this.#board.words = words;
    this.#board.preview = (one) => this.#previews.of(game, task.position, one);
    this.#board.addEventListener("panta-move", (event) => void this.#try(/** @type {CustomEvent} */ (event).detail.move));
    this.#verdict.className = "verdict";
    this.#verdict.setAttribute("aria-live", "polite");
    this.element.className = "card stack mistake";
    this.element.append(
      text("h3", say(words, "mistake-was", { ply, color, move })),
      text("p", say(words, "mistake-cost", { percent: new Percent(Math.round(100 * cost)) })),
      this.#board,
      this.#verdict,
      this.#buttons(),
    );
    void this.reset();
  }

  #buttons() {
    const row = document.createElement("div");
    row.className = "row";
    const link = document.createElement("a");
    link.className = "button";
    link.href = this.#task.address;
    link.textContent = this.#task.open;
    row.append(button(say(this.#task.words, "try-again"), () => void this.reset()), button(say(this.#task.words, "try-show"), () => void this.#answer()), link);
    return row;
  }

  /** The position before the mistake, for another try. */
  async reset() {
    this.#verdict.textContent = "";
    const { game, position } = this.#task;
    const line = await askLine({ game, position }).catch(() => null);
    if (line === null) return this.#tell("engine-lost");
    this.#stand = line.plies[0];
    const { pieces, turn, legal } = this.#stand;
    await this.#board.show({ pieces, turn, legal, isMine: true, line: [], last: [], move: null });
  }

  /** @param {string} move */
  async #try(move) {
    const { game, position, played, possible, worth } = this.#task;
    this.#tell("try-checking", move);
    try {
      const stand = (await askLine({ game, position, moves: [move] })).plies[1];
      await this.#show(stand);
      this.#tell(`try-${compare(await worth(stand), played, possible)}`, move);
    } catch {
      this.#tell("engine-lost");
    }
  }

  async #answer() {
    await this.reset();
    await this.#board.suggest(this.#task.best);
    this.#tell("try-answer", this.#task.best);
  }

  /** @param {import("../wire.js").Stand} stand */
  #show({ pieces, turn, marks, move, steps }) {
    return this.#board.show({ pieces, turn, legal: [], isMine: false, line: marks.line, last: marks.last, move }, [{ move: move ?? "", steps }]);
  }

  /**
   * @param {string} id
   * @param {string} [move]
   */
  #tell(id, move = "") {
    this.#verdict.textContent = say(this.#task.words, id, { move });
  }
}

/**
 * @param {string} name
 * @param {string} words
 */
function text(name, words) {
  const element = document.createElement(name);
  element.textContent = words;
  return element;
}

/**
 * @param {string} words
 * @param {() => void} act
 */
function button(words, act) {
  const element = document.createElement("button");
  element.type = "button";
  element.textContent = words;
  element.addEventListener("click", act);
  return element;
}

/** The tree of moves as lists: the main line, and variations below the move they replace. */

import { written } from "../board/written.js";
import { say } from "../words.js";
import { nodesTo } from "./tree.js";

/** @typedef {import("./tree.js").Node} Node */

export class TreeView {
  #holder;
  #words;
  #game;
  #onPress;

  /**
   * @param {HTMLElement} holder
   * @param {import("../words.js").Words} words
   * @param {string} game
   * @param {(node: Node) => void} onPress
   */
  constructor(holder, words, game, onPress) {
    this.#holder = holder;
    this.#words = words;
    this.#game = game;
    this.#onPress = onPress;
  }

  /**
   * @param {import("./tree.js").Tree} tree
   * @param {boolean} isBlackFirst
   */
  show(tree, isBlackFirst) {
    const first = isBlackFirst ? 1 : 0;
    const start = this.#button(tree.root, say(this.#words, "at-start"), tree.here);
    const list = this.#line(tree.root, first, tree.here, "main-line");
    list.prepend(item(start, ...note(tree.root)));
    this.#holder.replaceChildren(list);
    const here = this.#holder.querySelector("[aria-current]");
    if (here instanceof HTMLElement) scrollTo(this.#holder, here);
  }

  /**
   * What follows a node, as one list.
   * @param {Node} node
   * @param {number} ply of its next move
   * @param {Node} here
   * @param {"main-line" | "variation"} name
   */
  #line(node, ply, here, name) {
    const list = document.createElement("ul");
    list.className = name;
    list.setAttribute("aria-label", say(this.#words, name));
    for (let from = node, at = ply; from.children[0]; from = from.children[0], at += 1) {
      const [main, ...others] = from.children;
      const row = item(this.#move(main, at, here, at === ply), ...note(main));
      row.append(...others.map((other) => this.#variation(other, at, here)));
      list.append(row);
    }
    return list;
  }

  /**
   * @param {Node} node
   * @param {number} ply
   * @param {Node} here
   */
  #variation(node, ply, here) {
    const list = this.#line(node, ply + 1, here, "variation");
    list.prepend(item(this.#move(node, ply, here, true), ...note(node)));
    return list;
  }

  /**
   * @param {Node} node
   * @param {number} ply
   * @param {Node} here
   * @param {boolean} isFirst a line that begins with Black's move says so
   */
  #move(node, ply, here, isFirst) {
    return this.#button(node, numbered(this.#game, node, ply, isFirst), here);
  }

  /**
   * @param {Node} node
   * @param {string} text
   * @param {Node} here
   */
  #button(node, text, here) {
    const button = document.createElement("button");
    button.type = "button";
    button.textContent = text;
    if (node === here) button.setAttribute("aria-current", "true");
    button.addEventListener("click", () => this.#onPress(node));
    return button;
  }
}

/**
 * What a place in the tree is called: its move with its number.
 * @param {import("../words.js").Words} words
 * @param {string} game
 * @param {Node} node
 * @param {boolean} isBlackFirst
 */
export function nameOf(words, game, node, isBlackFirst) {
  return node.parent === null ? say(words, "at-start") : numbered(game, node, nodesTo(node).length - 2 + (isBlackFirst ? 1 : 0), true);
}

/**
 * @param {string} game
 * @param {Node} node
 * @param {number} ply counted from a move of White
 * @param {boolean} isFirst a line that begins with Black's move says so
 */
function numbered(game, { move }, ply, isFirst) {
  const number = Math.floor(ply / 2) + 1;
  return `${ply % 2 === 0 ? `${number}. ` : isFirst ? `${number}… ` : ""}${written(game, move ?? "")}`;
}

/** @param {Element[]} parts */
function item(...parts) {
  const element = document.createElement("li");
  element.append(...parts);
  return element;
}

/** @param {Node} node */
function note(node) {
  if (!node.comment) return [];
  const element = document.createElement("span");
  element.className = "note";
  element.dir = "auto";
  element.textContent = node.comment;
  return [element];
}

/**
 * Only the tree scrolls, never the page.
 * @param {HTMLElement} holder
 * @param {HTMLElement} here
 */
function scrollTo(holder, here) {
  const top = here.offsetTop - holder.offsetTop;
  if (top < holder.scrollTop || top + here.offsetHeight > holder.scrollTop + holder.clientHeight) holder.scrollTop = top - holder.clientHeight / 2;
}

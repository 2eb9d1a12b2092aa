/** A tree of moves: the main line, variations, comments. The first child of a node goes on with its line. */

/**
 * @typedef {object} Node
 * @property {string | null} move null at the root
 * @property {string} comment
 * @property {Node[]} children
 * @property {Node | null} parent
 */

/** @typedef {{ move: string | null, comment?: string, children?: Kept[] }} Kept A node as it is kept. */

export class Tree {
  /** @type {Node} */
  root = { move: null, comment: "", children: [], parent: null };
  /** The node that is looked at. */
  here = this.root;
  /** Where each node was left last, so that going back and forth leads to the same place. @type {WeakMap<Node, Node>} */
  #onward = new WeakMap();

  /** @param {string[]} moves @param {number} [ply] the one that is looked at */
  static line(moves, ply = moves.length) {
    const tree = new Tree();
    for (const move of moves) tree.play(move);
    tree.here = tree.mainNodes()[Math.min(ply, moves.length)] ?? tree.root;
    return tree;
  }

  /** The moves of a record with what is told about them. @param {import("../wire.js").ToldLine} told */
  static told(told) {
    const tree = new Tree();
    tree.root.comment = told.comment;
    graft(tree.root, told.steps);
    tree.here = tree.end;
    return tree;
  }

  /** @param {{ root: Kept, path: number[] }} kept */
  static from(kept) {
    const tree = new Tree();
    tree.root = adopt(kept.root, null);
    tree.here = kept.path.reduce((node, index) => node.children[index] ?? node, tree.root);
    return tree;
  }

  /** What is to be kept. @returns {{ root: Kept, path: number[] }} */
  toJSON() {
    const path = nodesTo(this.here).slice(1).map((node) => node.parent?.children.indexOf(node) ?? 0);
    return { root: keep(this.root), path };
  }

  /** Goes on with a move, which is a new variation unless it is there already. @param {string} move */
  play(move) {
    const node = childOf(this.here, move);
    this.go(node);
    return node;
  }

  /** @param {Node} node */
  go(node) {
    this.here = node;
    for (const one of nodesTo(node)) if (one.parent) this.#onward.set(one.parent, one);
  }

  /** Where one step forward leads. @returns {Node | null} */
  get next() {
    const onward = this.#onward.get(this.here);
    return onward && this.here.children.includes(onward) ? onward : this.here.children[0] ?? null;
  }

  /** The last node of the line that is looked at. */
  get end() {
    let node = this.here;
    while (node.children[0]) node = node.children[0];
    return node;
  }

  /** The node that moves lead to, if they are in the tree. @param {string[]} moves @returns {Node | null} */
  find(moves) {
    /** @type {Node | undefined} */
    let node = this.root;
    for (const move of moves) node = node?.children.find((child) => child.move === move);
    return node ?? null;
  }

  /** Makes the line to the present node the main line. */
  promote() {
    for (const node of nodesTo(this.here)) {
      const siblings = node.parent?.children;
      if (siblings) siblings.splice(0, siblings.length, node, ...siblings.filter((one) => one !== node));
    }
  }

  /** Deletes the present node and what follows it. */
  remove() {
    const { parent } = this.here;
    if (parent === null) return;
    parent.children.splice(parent.children.indexOf(this.here), 1);
    this.go(parent);
  }

  /** Whether there is nothing but one line. */
  get isLine() {
    return this.mainNodes().every(({ comment, children }) => comment === "" && children.length <= 1);
  }

  get isMain() {
    return this.mainNodes().includes(this.here);
  }

  /** The main line, the root included. @returns {Node[]} */
  mainNodes() {
    const nodes = [this.root];
    for (let node = this.root; node.children[0]; node = node.children[0]) nodes.push(node.children[0]);
    return nodes;
  }
}

/** The nodes from the root to this one. @param {Node} node @returns {Node[]} */
export function nodesTo(node) {
  return node.parent === null ? [node] : [...nodesTo(node.parent), node];
}

/** The moves that lead to a node. @param {Node} node */
export function movesTo(node) {
  return nodesTo(node).flatMap(({ move }) => move ?? []);
}

/**
 * The node after a move; it is made if it is not there.
 * @param {Node} parent
 * @param {string} move
 */
function childOf(parent, move) {
  const known = parent.children.find((child) => child.move === move);
  const node = known ?? { move, comment: "", children: [], parent };
  if (!known) parent.children.push(node);
  return node;
}

/**
 * Puts the moves of a record behind a node.
 * @param {Node} node
 * @param {import("../wire.js").ToldStep[]} steps
 * @param {string} [before] what is said before the first
 */
function graft(node, steps, before = "") {
  let [here, opening] = [node, before];
  for (const { move, comment, variations } of steps) {
    const child = childOf(here, move);
    child.comment = [child.comment, opening, comment].filter(Boolean).join(" ");
    for (const other of variations) graft(here, other.steps, other.comment);
    [here, opening] = [child, ""];
  }
}

/** @param {Node} node @returns {Kept} */
function keep({ move, comment, children }) {
  return { move, ...(comment && { comment }), ...(children.length > 0 && { children: children.map(keep) }) };
}

/**
 * @param {Kept} kept
 * @param {Node | null} parent
 * @returns {Node}
 */
function adopt(kept, parent) {
  /** @type {Node} */
  const node = { move: kept.move, comment: kept.comment ?? "", children: [], parent };
  node.children = (kept.children ?? []).map((child) => adopt(child, node));
  return node;
}

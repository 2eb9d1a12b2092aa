/** What is studied: where it begins and the tree of moves. The address holds the line on the board, the browser keeps all of it. */

import { backend } from "../backend/backend.js";
import { recallJson, remember } from "../memory.js";
import { readAddress, readTreeAddress, writeAddress, writeTreeAddress } from "./address.js";
import { pack, unpack } from "./link.js";
import { Past } from "./past.js";
import { withTree } from "./record.js";
import { Tree, movesTo, nodesTo } from "./tree.js";

/** @typedef {import("../wire.js").Stand} Stand */
/** @typedef {import("./tree.js").Node} Node */
/** @typedef {{ start: string, edition: string, tree: { root: import("./tree.js").Kept, path: number[] } }} Kept */

export class Study {
  tree = new Tree();
  /** Where the tree begins. */
  start = "";
  past = new Past();
  #wished;
  /** How the board stands at the nodes that were looked at. @type {WeakMap<Node, Stand>} */
  #stands = new WeakMap();

  /**
   * @param {import("../wire.js").Game} game
   * @param {string} [wished] the edition that the visitor asked for
   */
  constructor(game, wished) {
    this.game = game;
    this.#wished = wished;
    this.edition = wished ?? "standard";
  }

  get isBlackFirst() {
    return this.start.split(" ")[1] === "b";
  }

  get #mainMoves() {
    return this.tree.mainNodes().flatMap(({ move }) => move ?? []);
  }

  // Beginning.

  /** What the address says; otherwise what was here last time; otherwise the blank board. */
  async open() {
    /** @type {Kept | null} */
    const kept = recallJson(this.#key);
    const whole = readTreeAddress(location.hash);
    if (whole !== null) return this.#follow(whole, kept);
    const address = readAddress(location.hash);
    if (kept !== null && this.#isWanted(kept, address)) return this.#restore(kept, address);
    if (kept !== null) this.past.push(JSON.stringify(kept));
    await this.begin(address);
  }

  /**
   * Takes the tree of a link in the place of what was kept.
   * @param {import("./address.js").TreeAddress} address
   * @param {Kept | null} kept
   */
  async #follow({ code, moves }, kept) {
    this.load(await backend.rules.line({ game: this.game, text: await unpack(code) }));
    if (kept !== null) this.past.push(JSON.stringify(kept));
    const node = this.tree.find(moves);
    if (node) this.tree.go(node);
  }

  /** Begins with an address, or with the blank board. @param {import("./address.js").Address | null} [address] */
  async begin(address = null) {
    const wanted = address === null ? { edition: this.edition } : { position: address.position, moves: address.moves };
    this.load(await backend.rules.line({ game: this.game, ...wanted }), address?.ply);
  }

  /**
   * Takes what the server has read.
   * @param {import("../wire.js").Line} line
   * @param {number} [ply] the one to look at
   */
  load(line, ply) {
    this.tree = line.told === null ? Tree.line(line.plies.flatMap(({ move }) => move ?? []), ply) : Tree.told(line.told);
    this.start = line.plies[0].position;
    this.edition = line.edition;
    this.#know(this.tree.mainNodes(), line.plies);
  }

  // What the browser keeps.

  get #key() {
    return `panta-study-${this.game}`;
  }

  /**
   * @param {Kept} kept
   * @param {import("./address.js").Address | null} address
   */
  #isWanted(kept, address) {
    if (address === null) return this.#wished === undefined || kept.edition === this.#wished;
    return kept.start === address.position && Tree.from(kept.tree).find(address.moves) !== null;
  }

  /**
   * @param {Kept} kept
   * @param {import("./address.js").Address | null} [address] where to look, unless it is where one looked last
   */
  #restore({ start, edition, tree }, address = null) {
    [this.start, this.edition, this.tree] = [start, edition, Tree.from(tree)];
    const node = address && this.tree.find(address.moves.slice(0, address.ply));
    if (node) this.tree.go(node);
  }

  snapshot() {
    return JSON.stringify({ start: this.start, edition: this.edition, tree: this.tree });
  }

  keep() {
    remember(this.#key, this.snapshot());
  }

  /** Where somebody else would see the same line at the same place. */
  address() {
    const { here, end } = this.tree;
    return writeAddress({ position: this.start, moves: movesTo(end), ply: movesTo(here).length });
  }

  /** A link to all of it; to the line alone where there is more than fits. */
  async link() {
    if (this.tree.isLine) return { address: this.address(), isWhole: true };
    const code = await pack(await this.record());
    return code === null ? { address: this.address(), isWhole: false } : { address: writeTreeAddress({ code, moves: movesTo(this.tree.here) }), isWhole: true };
  }

  /** The whole tree as a record. */
  async record() {
    const { record } = await backend.rules.line({ game: this.game, position: this.start, moves: this.#mainMoves });
    return withTree(record, this.tree.root, this.isBlackFirst);
  }

  // Changing, and taking it back.

  /** @param {(tree: Tree) => void} change */
  change(change) {
    this.past.push(this.snapshot());
    change(this.tree);
  }

  /** @param {"undo" | "redo"} which @returns {boolean} whether there was anything to go to */
  step(which) {
    const other = this.past[which](this.snapshot());
    if (other === null) return false;
    this.#restore(JSON.parse(other));
    return true;
  }

  // How the board stands.

  /** @param {Node} node @returns {Stand | undefined} */
  known(node) {
    return this.#stands.get(node);
  }

  /** Asks the server where that is not known yet. @param {Node} node */
  async look(node) {
    if (this.#stands.has(node)) return;
    const line = await backend.rules.line({ game: this.game, position: this.start, moves: movesTo(node) });
    this.#know(nodesTo(node), line.plies);
  }

  /**
   * @param {Node[]} nodes
   * @param {Stand[]} stands
   */
  #know(nodes, stands) {
    nodes.forEach((node, index) => this.#stands.set(node, stands[index]));
  }
}

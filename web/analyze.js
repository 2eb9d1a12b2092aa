/** The page for analyzing: it joins board, engine, tree of moves, and what is brought along or taken away. */

import "./board/pantarei.js";
import "./board/pentaroll.js";

import { Previews, Refusal, askLine } from "./api.js";
import { PentagoBoard } from "./board/pentago.js";
import { enable, must, show } from "./dom.js";
import { recall, remember } from "./memory.js";
import { Pending } from "./pending.js";
import { readAddress, writeAddress } from "./study/address.js";
import { Editor } from "./study/editor.js";
import { Opinion } from "./study/opinion.js";
import { withTree } from "./study/record.js";
import { save } from "./study/save.js";
import { Tree, movesTo, nodesTo } from "./study/tree.js";
import { TreeView } from "./study/treeview.js";
import { tellMove } from "./telling.js";
import { Voice } from "./voice.js";
import { pageWords, say } from "./words.js";

/** @typedef {import("./wire.js").Stand} Stand */
/** @typedef {import("./study/tree.js").Node} Node */

const KEYS = { v: "value", b: "best", l: "last-move", u: "back", r: "forward", m: "marks", Escape: "cancel" };

class StudyPage {
  words = pageWords(document);
  page = must("[data-study]");
  game = /** @type {import("./wire.js").Game} */ (this.page.dataset.study);
  edition = this.page.dataset.edition ?? "standard";
  board = /** @type {import("./board/board.js").Board} */ (must("[data-board]"));
  voice = new Voice(must("[data-voice]"));
  comment = /** @type {HTMLTextAreaElement} */ (must("[data-comment]"));
  previews = new Previews();
  tree = new Tree();
  /** Where the tree begins. */
  start = "";
  /** How the board stands at the nodes that were looked at. @type {WeakMap<Node, Stand>} */
  #stands = new WeakMap();
  /** What the board shows. @type {Node | null} */
  #shown = null;
  /** What was there before the last great change. @type {string | null} */
  #before = null;

  constructor() {
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(this.game, this.#stand?.position ?? this.start, move);
    this.opinion = new Opinion({ board: this.board, words: this.words, voice: this.voice, game: this.game, previews: this.previews, onPlay: (moves) => void this.play(moves) });
    this.view = new TreeView(must("[data-tree]"), this.words, (node) => void this.go(node));
    this.pending = new Pending(() => this.board.cancel());
    this.editor = new Editor({
      board: this.board,
      words: this.words,
      voice: this.voice,
      present: () => ({ game: this.game, edition: this.edition, pieces: this.#stand?.pieces ?? {}, turn: this.#stand?.turn ?? "white" }),
      use: (position) => this.read(position),
      leave: () => this.#showBoard([]),
    });
    this.#listen();
    void this.#open();
  }

  #listen() {
    this.board.addEventListener("panta-move", (event) => void this.play([/** @type {CustomEvent} */ (event).detail.move]));
    this.board.addEventListener("panta-say", (event) => this.voice.say(/** @type {CustomEvent} */ (event).detail.text, false));
    this.board.addEventListener("panta-pending", (event) => this.#onPending(/** @type {CustomEvent} */ (event).detail.isPending));
    document.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-act]") : null;
      if (button instanceof HTMLElement) void this.act(button.dataset.act ?? "", button);
    });
    document.addEventListener("keydown", (event) => this.#onKey(event));
    addEventListener("hashchange", () => void this.#open());
    this.comment.addEventListener("input", () => this.#note());
    must("[data-paste]").addEventListener("submit", (event) => {
      event.preventDefault();
      const field = must("[data-paste] textarea");
      if (field instanceof HTMLTextAreaElement) void this.paste(field.value);
    });
    must("[data-file]").addEventListener("change", (event) => {
      const file = event.target instanceof HTMLInputElement ? event.target.files?.[0] : undefined;
      void file?.text().then((text) => this.paste(text));
    });
  }

  /** @param {boolean} isPending */
  #onPending(isPending) {
    this.pending.set(isPending);
    const cell = this.board instanceof PentagoBoard ? this.board.pending : null;
    if (isPending && cell !== null) this.opinion.explore(cell);
    else this.opinion.leave();
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const isTyped = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type !== "checkbox");
    const act = isTyped ? undefined : KEYS[/** @type {keyof typeof KEYS} */ (event.key)];
    if (act) void this.act(act, null);
  }

  get #stand() {
    return this.#shown && (this.#stands.get(this.#shown) ?? null);
  }

  get #isBlackFirst() {
    return this.start.split(" ")[1] === "b";
  }

  // Where one is.

  /** What the address says; otherwise what was here last time; otherwise the blank board. */
  async #open() {
    const address = readAddress(location.hash);
    const kept = this.#kept();
    const isKept = kept !== null && (address === null ? this.page.dataset.edition === undefined || kept.edition === this.edition : this.#isSame(kept, address));
    if (kept !== null && !isKept) this.#before = JSON.stringify(kept);
    try {
      if (isKept && kept) await this.#take(kept.start, kept.edition, Tree.from(kept.tree));
      else await this.#begin(address);
    } catch (error) {
      this.#complain(error);
      if (error instanceof Refusal) await this.#begin(null).catch((lost) => this.#complain(lost));
    }
  }

  /** @param {import("./study/address.js").Address | null} address */
  async #begin(address) {
    const wanted = address === null ? { edition: this.edition } : { position: address.position, moves: address.moves };
    this.#load(await askLine({ game: this.game, ...wanted }), address?.ply);
  }

  /** What the browser has kept of this game. @returns {{ start: string, edition: string, tree: { root: any, path: number[] } } | null} */
  #kept() {
    try {
      return JSON.parse(recall(`panta-study-${this.game}`) ?? "null");
    } catch {
      return null;
    }
  }

  /**
   * @param {{ start: string, tree: { root: any, path: number[] } }} kept
   * @param {import("./study/address.js").Address} address
   */
  #isSame(kept, { position, moves }) {
    const line = Tree.from(kept.tree).mainNodes().flatMap(({ move }) => move ?? []);
    return kept.start === position && line.join(" ") === moves.join(" ");
  }

  #keep() {
    const nodes = this.tree.mainNodes();
    const moves = nodes.flatMap(({ move }) => move ?? []);
    remember(`panta-study-${this.game}`, this.#snapshot());
    const ply = this.tree.isMain ? nodes.indexOf(this.tree.here) : moves.length;
    history.replaceState(null, "", writeAddress({ position: this.start, moves, ply }));
  }

  #snapshot() {
    return JSON.stringify({ start: this.start, edition: this.edition, tree: this.tree });
  }

  /**
   * Takes what the server has read as the main line of a new tree.
   * @param {import("./wire.js").Line} line
   * @param {number} [ply]
   */
  #load(line, ply) {
    const tree = Tree.line(line.plies.flatMap(({ move }) => move ?? []), ply);
    this.#know(tree.mainNodes(), line.plies);
    void this.#take(line.plies[0].position, line.edition, tree);
  }

  /**
   * @param {string} start
   * @param {string} edition
   * @param {Tree} tree
   */
  async #take(start, edition, tree) {
    [this.start, this.edition, this.tree] = [start, edition, tree];
    for (const link of document.querySelectorAll("[data-edition-link]")) {
      if (link.getAttribute("data-edition-link") === edition) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
    }
    this.#shown = null;
    await this.go(tree.here);
  }

  /**
   * @param {Node[]} nodes
   * @param {Stand[]} stands
   */
  #know(nodes, stands) {
    nodes.forEach((node, index) => this.#stands.set(node, stands[index]));
  }

  /** Shows a node, after the motion of its move where one comes from the node before it. @param {Node} node */
  async go(node) {
    this.tree.go(node);
    try {
      if (!this.#stands.has(node)) this.#know(nodesTo(node), (await askLine({ game: this.game, position: this.start, moves: movesTo(node) })).plies);
    } catch (error) {
      return this.#complain(error);
    }
    if (this.tree.here !== node) return;
    const stand = this.#stands.get(node);
    const played = stand?.move && this.#shown !== null && this.#shown === node.parent ? [{ ply: 0, move: stand.move, steps: stand.steps }] : [];
    this.#shown = node;
    this.editor.close();
    this.#keep();
    this.#showBoard(played);
    this.#showRest();
  }

  // What is seen.

  /** @param {import("./wire.js").Played[]} played */
  #showBoard(played) {
    const stand = this.#stand;
    if (!stand) return;
    const { pieces, turn, legal, marks, move } = stand;
    void this.board.show({ pieces, turn, legal, isMine: true, line: marks.line, last: marks.last, move }, played);
    this.opinion.show(stand);
  }

  #showRest() {
    const stand = this.#stand;
    if (!stand) return;
    const { here } = this.tree;
    this.view.show(this.tree, this.#isBlackFirst);
    must("[data-status]").textContent = this.#status(stand);
    must("[data-position]").textContent = stand.position;
    must("[data-complaint]").textContent = "";
    const picture = must("[data-picture-link]");
    picture.setAttribute("href", `/api/picture?${new URLSearchParams({ game: this.game, position: stand.position })}`);
    picture.setAttribute("download", `${this.game}.svg`);
    if (document.activeElement !== this.comment) this.comment.value = here.comment;
    enable("[data-act=first], [data-act=back], [data-act=delete]", here.parent !== null);
    enable("[data-act=forward], [data-act=last]", here.children.length > 0);
    enable("[data-act=promote]", !this.tree.isMain);
    show("[data-act=restore]", this.#before !== null);
  }

  /** @param {Stand} stand */
  #status({ outcome, turn, remark }) {
    if (outcome !== null) return this.words[`over-${outcome}`] ?? outcome;
    const color = this.words[`color-${turn}`] ?? turn;
    return remark === null ? say(this.words, "status-turn", { color }) : say(this.words, `status-${remark}`, { color });
  }

  /** @param {unknown} error */
  #complain(error) {
    this.voice.say(error instanceof Refusal ? this.#why(error) : say(this.words, "engine-lost"));
  }

  /** @param {Refusal} refusal */
  #why(refusal) {
    return refusal.status === 429 ? say(this.words, "engine-busy") : say(this.words, "not-read", { why: refusal.message });
  }

  // What the player does.

  /** Plays moves one after the other; only the last is shown. @param {string[]} moves */
  async play(moves) {
    for (const move of moves) this.tree.play(move);
    const { here } = this.tree;
    await this.go(here);
    const stand = this.#stands.get(here);
    if (stand?.move) this.voice.say(`${this.#told(stand)}. ${this.#status(stand)}`, false);
  }

  /** @param {Stand} stand */
  #told(stand) {
    return stand.move === null ? say(this.words, "no-move") : tellMove(this.words, this.game, stand.turn === "white" ? "black" : "white", stand.move, stand.steps);
  }

  /** Shows what somebody has pasted, and says so. @param {string} text */
  async paste(text) {
    const complaint = must("[data-complaint]");
    complaint.textContent = "";
    const why = await this.read(text);
    if (why !== null) complaint.textContent = why;
    else this.voice.say(say(this.words, "was-read", { count: this.tree.mainNodes().length - 1 }));
  }

  /**
   * Reads whatever it may be, and says what is wrong with it.
   * @param {string} text
   * @returns {Promise<string | null>}
   */
  async read(text) {
    try {
      const line = await askLine({ game: this.game, edition: this.edition, text });
      const moves = line.plies.flatMap(({ move }) => move ?? []);
      if (line.game !== this.game) location.assign(`/analyze/${line.game}${writeAddress({ position: line.plies[0].position, moves, ply: moves.length })}`);
      this.#before = this.#snapshot();
      this.#load(line);
      return null;
    } catch (error) {
      return error instanceof Refusal ? this.#why(error) : say(this.words, "engine-lost");
    }
  }

  #note() {
    this.tree.here.comment = this.comment.value.trim();
    this.#keep();
    this.view.show(this.tree, this.#isBlackFirst);
  }

  /**
   * @param {string} what
   * @param {HTMLElement | null} button
   */
  async act(what, button) {
    const { tree } = this;
    switch (what) {
      case "cancel": return void (this.board.cancel() || this.editor.close());
      case "value": return this.opinion.tellValue();
      case "best": return this.opinion.tellBest();
      case "marks": return this.opinion.toggleMarks();
      case "stop": return this.opinion.stop();
      case "again": return this.opinion.again();
      case "last-move": return void (this.#stand && this.voice.say(this.#told(this.#stand)));
      case "first": return this.go(tree.root);
      case "back": return tree.here.parent ? this.go(tree.here.parent) : undefined;
      case "forward": return tree.next ? this.go(tree.next) : undefined;
      case "last": return this.go(tree.end);
      case "promote": return this.#change(() => tree.promote(), "promoted");
      case "delete": return this.#change(() => tree.remove(), "deleted");
      case "restore": return this.#restore();
      case "blank": return this.#blank();
      case "edit": return this.editor.open();
      case "edit-cancel": return this.editor.close();
      case "to-head": return this.editor.toEnd("head");
      case "to-tail": return this.editor.toEnd("tail");
      case "copy-position": return this.#copy(this.#stand?.position ?? this.start, button);
      case "copy-link": return this.#copy(location.href, button);
      case "record": return this.#record();
    }
  }

  /**
   * Changes the tree in a way that can be taken back.
   * @param {() => void} change
   * @param {"promoted" | "deleted"} told
   */
  async #change(change, told) {
    this.#before = this.#snapshot();
    change();
    await this.go(this.tree.here);
    this.voice.say(this.words[told] ?? told);
  }

  async #restore() {
    if (this.#before === null) return;
    const { start, edition, tree } = JSON.parse(this.#before);
    this.#before = null;
    await this.#take(start, edition, Tree.from(tree));
  }

  async #blank() {
    this.#before = this.#snapshot();
    await this.#begin(null).catch((error) => this.#complain(error));
  }

  /**
   * @param {string} text
   * @param {HTMLElement | null} button
   */
  async #copy(text, button) {
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    if (isCopied) this.voice.say(say(this.words, "copied"), false);
    if (isCopied && button) button.dataset.done = say(this.words, "copied");
    if (!isCopied) this.voice.say(text);
  }

  async #record() {
    const moves = this.tree.mainNodes().flatMap(({ move }) => move ?? []);
    try {
      const { record } = await askLine({ game: this.game, position: this.start, moves });
      save(`${this.game}.panta`, withTree(record, this.tree.root, this.#isBlackFirst));
    } catch (error) {
      this.#complain(error);
    }
  }
}

new StudyPage();

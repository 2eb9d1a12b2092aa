/** The page for analyzing: it joins board, engine, tree of moves, and what is brought along or taken away. */

import "./board/games.js";

import { Refusal, backend } from "./backend/backend.js";
import { Previews } from "./backend/previews.js";
import { enable, inLanguage, must, show } from "./dom.js";
import { showEmbedding } from "./embedding.js";
import { shortcut } from "./keys.js";
import { listenToBoard, listenToButtons } from "./listen.js";
import { writeAddress } from "./study/address.js";
import { Editor } from "./study/editor.js";
import { BadLink } from "./study/link.js";
import { Opinion } from "./study/opinion.js";
import { Pin } from "./study/pin.js";
import { save } from "./study/save.js";
import { Study } from "./study/study.js";
import { TreeView, nameOf } from "./study/treeview.js";
import { stepWithWheel } from "./study/wheel.js";
import { tellMove } from "./telling.js";
import { Voice } from "./voice.js";
import { explain, pageWords, say, sayAll } from "./words.js";

/** @typedef {import("./wire.js").Stand} Stand */
/** @typedef {import("./study/tree.js").Node} Node */

const KEYS = { v: "value", b: "best", l: "last-move", u: "back", r: "forward", ArrowLeft: "back", ArrowRight: "forward", m: "marks", p: "pin", Escape: "cancel" };

class StudyPage {
  words = pageWords(document);
  page = must("[data-study]");
  game = /** @type {import("./wire.js").Game} */ (this.page.dataset.study);
  board = /** @type {import("./board/board.js").Board} */ (must("[data-board]"));
  voice = new Voice(must("[data-voice]"));
  comment = /** @type {HTMLTextAreaElement} */ (must("[data-comment]"));
  previews = new Previews();
  study = new Study(this.game, this.page.dataset.edition);
  /** What the board shows. @type {Node | null} */
  #shown = null;
  /** @type {import("./pending.js").Pending | null} */
  #pending = null;

  constructor() {
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(this.game, this.#stand?.position ?? this.study.start, move);
    this.opinion = new Opinion({ board: this.board, words: this.words, voice: this.voice, game: this.game, onPlay: (moves) => void this.play(moves), onKnown: () => this.pin.refresh() });
    this.pin = new Pin({ game: this.game, words: this.words, valueOf: (stand) => this.opinion.tellFor(stand), go: (node) => void this.go(node) });
    this.view = new TreeView(must("[data-tree]"), this.words, this.game, (node) => void this.go(node));
    this.editor = new Editor({
      board: this.board,
      voice: this.voice,
      present: () => ({ edition: this.study.edition, pieces: this.#stand?.pieces ?? {}, turn: this.#stand?.turn ?? "white" }),
      use: (position) => this.read(position),
      leave: () => this.#showBoard([]),
    });
    this.#listen();
    void this.#open();
  }

  #listen() {
    this.#pending = listenToBoard(this.board, this.voice, (move) => void this.play([move]));
    stepWithWheel(this.board, (way) => this.#roll(way));
    listenToButtons((act, button) => void this.act(act, button));
    document.addEventListener("keydown", (event) => this.#onKey(event));
    addEventListener("hashchange", () => this.#isElsewhere && void this.#open());
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

  /** @param {"back" | "forward"} way @returns {boolean} whether there is anything there */
  #roll(way) {
    const { tree } = this.study;
    const node = way === "back" ? tree.here.parent : tree.next;
    if (node === null || this.editor.isOpen) return false;
    void this.go(node);
    return true;
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    const isTyped = event.target instanceof HTMLTextAreaElement || event.target instanceof HTMLSelectElement || (event.target instanceof HTMLInputElement && event.target.type !== "checkbox");
    if (isTyped || event.altKey) return;
    const act = event.ctrlKey || event.metaKey ? changeKey(event) : KEYS[/** @type {keyof typeof KEYS} */ (shortcut(event))];
    if (!act) return;
    if (act === "undo" || act === "redo") event.preventDefault();
    void this.act(act, null);
  }

  get #stand() {
    return this.#shown && (this.study.known(this.#shown) ?? null);
  }

  /** Whether the address was changed by somebody else. */
  get #isElsewhere() {
    return !history.state?.isPending && location.hash !== this.study.address();
  }

  async #open() {
    try {
      await this.study.open();
    } catch (error) {
      if (error instanceof BadLink) this.voice.say(say(this.words, "link-damaged"));
      else this.#complain(error);
      if (!(error instanceof Refusal || error instanceof BadLink)) return;
      await this.study.begin().catch((lost) => this.#complain(lost));
    }
    await this.#showStudy();
  }

  /** Shows what is studied now, without a motion from what was there before. */
  async #showStudy() {
    for (const link of document.querySelectorAll("[data-edition-link]")) {
      const isHere = link.getAttribute("data-edition-link") === this.study.edition;
      if (isHere) link.setAttribute("aria-current", "true");
      else link.removeAttribute("aria-current");
      if (isHere) must("[data-edition-name]").textContent = link.textContent;
    }
    this.#shown = null;
    await this.go(this.study.tree.here);
  }

  /** Shows a node, after the motion of its move where one comes from the node before it. @param {Node} node */
  async go(node) {
    const { study } = this;
    study.tree.go(node);
    try {
      await study.look(node);
    } catch (error) {
      return this.#complain(error);
    }
    if (study.tree.here !== node) return;
    const stand = study.known(node);
    const played = stand?.move && this.#shown !== null && this.#shown === node.parent ? [{ move: stand.move, steps: stand.steps }] : [];
    this.#shown = node;
    this.editor.close();
    study.keep();
    void this.#pending?.settled().then(() => history.replaceState(history.state, "", study.address()));
    this.#showBoard(played);
    this.#showRest();
  }

  // What is seen.

  /** @param {import("./board/board.js").Motion[]} played */
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
    const { tree, past, isBlackFirst } = this.study;
    const { here } = tree;
    this.view.show(tree, isBlackFirst);
    this.pin.look(stand);
    must("[data-status]").textContent = this.#status(stand);
    must("[data-position]").textContent = stand.position;
    must("[data-complaint]").textContent = "";
    showEmbedding(this.game, { position: stand.position }, 520);
    if (document.activeElement !== this.comment) this.comment.value = here.comment;
    enable("[data-act=first], [data-act=back], [data-act=delete]", here.parent !== null);
    enable("[data-act=forward], [data-act=last]", here.children.length > 0);
    enable("[data-act=promote]", !tree.isMain);
    show("[data-act=undo]", past.canUndo);
    show("[data-act=redo]", past.canRedo);
  }

  /** @param {Stand} stand */
  #status({ outcome, turn, remark }) {
    if (outcome !== null) return say(this.words, `over-${outcome}`);
    return say(this.words, `status-${remark ?? "turn"}`, { color: turn });
  }

  /** @param {unknown} error */
  #complain(error) {
    this.voice.say(error instanceof Refusal ? this.#why(error) : say(this.words, "engine-lost"));
  }

  /** @param {Refusal} refusal */
  #why(refusal) {
    if (refusal.status === 429) return say(this.words, "engine-busy");
    return say(this.words, "not-read", { why: refusal.why ? explain(this.words, refusal.why) : refusal.message });
  }

  // What the player does.

  /** Plays moves one after the other; only the last is shown. @param {string[]} moves */
  async play(moves) {
    const { tree } = this.study;
    for (const move of moves) tree.play(move);
    const { here } = tree;
    await this.go(here);
    const stand = this.study.known(here);
    if (stand?.move) this.voice.say(sayAll(this.words, this.#told(stand), this.#status(stand)), false);
  }

  /** @param {Stand} stand */
  #told(stand) {
    return stand.said === null ? say(this.words, "no-move") : tellMove(this.words, stand.turn === "white" ? "black" : "white", stand.said);
  }

  /** Shows what somebody has pasted, and says so. @param {string} text */
  async paste(text) {
    const complaint = must("[data-complaint]");
    complaint.textContent = "";
    const why = await this.read(text);
    if (why !== null) complaint.textContent = why;
    else this.voice.say(say(this.words, "was-read", { count: this.study.tree.mainNodes().length - 1 }));
  }

  /**
   * Reads whatever it may be, and says what is wrong with it.
   * @param {string} text
   * @returns {Promise<string | null>}
   */
  async read(text) {
    try {
      const line = await backend.rules.line({ game: this.game, edition: this.study.edition, text });
      const moves = line.plies.flatMap(({ move }) => move ?? []);
      if (line.game !== this.game) location.assign(inLanguage(`/analyze/${line.game}${writeAddress({ position: line.plies[0].position, moves, ply: moves.length })}`));
      this.study.change(() => this.study.load(line));
      await this.#showStudy();
      return null;
    } catch (error) {
      return error instanceof Refusal ? this.#why(error) : say(this.words, "engine-lost");
    }
  }

  #note() {
    const { tree, isBlackFirst } = this.study;
    tree.here.comment = this.comment.value.trim();
    this.study.keep();
    this.view.show(tree, isBlackFirst);
  }

  /**
   * @param {string} what
   * @param {HTMLElement | null} button
   */
  async act(what, button) {
    const { tree } = this.study;
    switch (what) {
      case "cancel": return void (this.board.cancel() || this.editor.close());
      case "value": return this.opinion.tellValue();
      case "best": return this.opinion.tellBest();
      case "marks": return this.opinion.toggleMarks();
      case "stop": return this.opinion.stop();
      case "again": return this.opinion.again();
      case "prove": return this.opinion.prove();
      case "server": return this.opinion.askServer();
      case "last-move": return void (this.#stand && this.voice.say(this.#told(this.#stand)));
      case "first": return this.go(tree.root);
      case "back": return tree.here.parent ? this.go(tree.here.parent) : undefined;
      case "forward": return tree.next ? this.go(tree.next) : undefined;
      case "last": return this.go(tree.end);
      case "promote": return this.#change(() => tree.promote(), "promoted");
      case "delete": return this.#change(() => tree.remove(), "deleted");
      case "undo": case "redo": return this.#step(what);
      case "blank": return this.#blank();
      case "edit": return this.editor.open();
      case "edit-cancel": return this.editor.close();
      case "copy-position": return this.#copy(this.#stand?.position ?? this.study.start, button);
      case "copy-link": return this.#copyLink(button);
      case "pin": return this.#pin();
      case "unpin": return this.pin.clear();
      case "record": return this.#record();
      case "save-picture": return this.#picture();
    }
  }

  /**
   * Changes the tree in a way that can be taken back.
   * @param {() => void} change
   * @param {"promoted" | "deleted"} told
   */
  async #change(change, told) {
    this.study.change(change);
    await this.go(this.study.tree.here);
    this.voice.say(say(this.words, told));
  }

  /** @param {"undo" | "redo"} which */
  async #step(which) {
    if (!this.study.step(which)) return;
    await this.#showStudy();
    this.voice.say(say(this.words, which === "undo" ? "did-undo" : "did-redo"), false);
  }

  async #blank() {
    const now = this.study.snapshot();
    try {
      await this.study.begin();
    } catch (error) {
      return this.#complain(error);
    }
    this.study.past.push(now);
    await this.#showStudy();
  }

  /**
   * @param {string} text
   * @param {HTMLElement | null} button
   */
  async #copy(text, button) {
    const isCopied = await navigator.clipboard.writeText(text).then(() => true, () => false);
    if (isCopied) this.voice.say(say(this.words, "copied"));
    if (isCopied && button) button.dataset.copied = "";
    if (!isCopied) this.voice.say(text);
  }

  /** @param {HTMLElement | null} button */
  async #copyLink(button) {
    try {
      const { address, isWhole } = await this.study.link();
      await this.#copy(new URL(address, location.href).href, button);
      if (!isWhole) this.voice.say(say(this.words, "link-short"));
    } catch (error) {
      this.#complain(error);
    }
  }

  #pin() {
    const { tree, isBlackFirst } = this.study;
    if (this.#stand === null) return;
    const name = nameOf(this.words, this.game, tree.here, isBlackFirst);
    this.pin.set(tree.here, this.#stand, name);
    this.voice.say(say(this.words, "pinned", { place: name }));
  }

  async #record() {
    try {
      save(`${this.game}.panta`, await this.study.record());
    } catch (error) {
      this.#complain(error);
    }
  }

  async #picture() {
    try {
      save(`${this.game}.svg`, await backend.rules.picture(this.game, this.#stand?.position ?? this.study.start), "image/svg+xml");
    } catch (error) {
      this.#complain(error);
    }
  }
}

/** Undo and redo as everywhere else. @param {KeyboardEvent} event */
function changeKey(event) {
  const key = shortcut(event);
  if (key === "y" || (key === "z" && event.shiftKey)) return "redo";
  return key === "z" ? "undo" : undefined;
}

new StudyPage();

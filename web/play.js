/** The page of a game: it joins board, live connection, move list and buttons. */

import "./board/pantarei.js";
import "./board/pentago.js";
import "./board/pentaroll.js";

import { GameApi } from "./api.js";
import { Clocks } from "./clock.js";
import { Live } from "./live.js";
import { MoveList } from "./moves.js";
import { Pending } from "./pending.js";
import { tellMove, tellStatus } from "./telling.js";
import { pageWords, say } from "./words.js";

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./wire.js").Played} Played */
/** @typedef {import("./board/board.js").Board} Board */

/** More moves than this at once are not animated. */
const MOST_MOTION = 3;

class PlayPage {
  words = pageWords(document);
  page = must("[data-game]");
  board = /** @type {Board} */ (must("[data-board]"));
  status = must("[data-status]");
  voice = must("[data-voice]");
  /** @type {State} */
  state;
  /** The ply that is looked at, or null for the present. @type {number | null} */
  past = null;
  #isLive = true;
  #isSending = false;

  constructor() {
    this.state = JSON.parse(must("[data-state]").textContent ?? "");
    this.api = new GameApi(this.state.id);
    this.clocks = new Clocks({ white: document.querySelector("[data-clock=white]"), black: document.querySelector("[data-clock=black]") });
    this.moves = new MoveList(must("[data-moves]"), (ply) => void this.look(ply));
    this.pending = new Pending(() => this.board.cancel());
    this.board.words = this.words;
    this.board.preview = (move) => this.api.preview(this.state.game, this.state.position, move);
    this.#listen();
    void this.#showBoard(this.state, []);
    this.#showRest();
    new Live(`${this.api.path}/live`, { onState: (state, played) => this.take(state, played), onLive: (isLive) => this.#setLive(isLive), ply: () => this.state.ply });
  }

  #listen() {
    this.board.addEventListener("panta-move", (event) => void this.send(/** @type {CustomEvent} */ (event).detail.move));
    this.board.addEventListener("panta-say", (event) => this.speak(/** @type {CustomEvent} */ (event).detail.text));
    this.board.addEventListener("panta-pending", (event) => this.pending.set(/** @type {CustomEvent} */ (event).detail.isPending));
    document.addEventListener("click", (event) => {
      const button = event.target instanceof Element ? event.target.closest("[data-act]") : null;
      if (button instanceof HTMLElement) void this.act(button.dataset.act ?? "", button);
    });
    document.addEventListener("keydown", (event) => this.#onKey(event));
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const act = { h: "hint", l: "last", u: "takeback", Escape: "cancel" }[event.key];
    if (act) void this.act(act, null);
  }

  // States.

  /**
   * A state has come, by the live connection or as an answer: shows it, after the motion of what was played.
   * @param {State} state
   * @param {Played[]} played
   */
  take(state, played) {
    const before = this.state;
    // Answers and live messages overtake each other.
    if (state.version <= before.version) return;
    this.state = state;
    if (this.past !== null && this.past >= state.ply) this.past = null;
    const news = played.filter(({ ply }) => ply >= before.ply);
    const last = news[news.length - 1];
    if (last) this.speak(joined(this.#told(last.move, last.steps), tellStatus(this.words, state)));
    if (this.past === null) void this.#showBoard(state, news.length > MOST_MOTION ? [] : news);
    this.#showRest();
    if (state.outcome !== null && before.outcome === null) void this.#showResult();
  }

  /**
   * The last move in words; whoever is not to move has made it.
   * @param {string} move
   * @param {import("./wire.js").Step[]} steps
   */
  #told(move, steps) {
    return tellMove(this.words, this.state.game, this.state.turn === "white" ? "black" : "white", move, steps);
  }

  /**
   * @param {State} state
   * @param {Played[]} played
   */
  #showBoard(state, played) {
    const isMine = state.outcome === null && state.choice === null && state.you.includes(state.turn);
    const { pieces, turn, legal, marks, moves } = state;
    return this.board.show({ pieces, turn, legal, isMine, line: marks.line, last: marks.last, move: moves[moves.length - 1] ?? null }, played);
  }

  #showRest() {
    const { state } = this;
    this.moves.show(state.moves, state.start.split(" ")[1] === "b" ? "black" : "white", this.past ?? state.ply);
    this.clocks.set(state.clock);
    this.#showStatus();
    this.#showSeats();
    this.#showActions();
  }

  #showStatus() {
    const text = this.past !== null && this.past < this.state.ply ? say(this.words, "status-past", { ply: this.past }) : tellStatus(this.words, this.state);
    this.status.textContent = this.#isLive ? text : say(this.words, "status-lost");
    this.page.classList.toggle("is-past", this.past !== null);
  }

  #showSeats() {
    for (const color of /** @type {const} */ (["white", "black"])) {
      const strip = document.querySelector(`[data-seat=${color}]`);
      strip?.classList.toggle("is-turn", this.state.outcome === null && this.state.choice === null && this.state.turn === color);
      if (this.state.seats[color].kind !== "open") strip?.querySelector("[data-open-name]")?.replaceChildren(strip.querySelector("[data-open-name]")?.getAttribute("data-person") ?? "");
    }
    const isOpen = this.state.seats.white.kind === "open" || this.state.seats.black.kind === "open";
    const invite = document.querySelector("[data-invite]");
    if (invite instanceof HTMLElement) invite.hidden = !isOpen;
  }

  #showActions() {
    const { state } = this;
    const isOver = state.outcome !== null;
    const isPlayer = state.you.length > 0;
    const other = this.#isDrawOffered;
    const asked = state.takeback !== null && !state.you.includes(state.takeback);
    show("[data-when=playing]", isPlayer && !isOver && state.choice === null);
    show("[data-when=over]", isOver);
    show("[data-when=choosing]", state.choice !== null && state.you.includes(state.choice));
    show("[data-when=offer]", !isOver && (other || asked) && state.you.length === 1);
    const offer = document.querySelector("[data-offer-text]");
    if (offer) offer.textContent = other ? say(this.words, "offer-draw") : asked ? say(this.words, "offer-takeback") : "";
    enable("[data-act=takeback]", state.ply > 0);
    enable("[data-act=hint]", state.you.includes(state.turn));
    const go = document.querySelector("[data-rematch]");
    if (go instanceof HTMLAnchorElement) {
      go.hidden = !state.rematch?.url;
      if (state.rematch?.url) go.href = state.rematch.url;
    }
    show("[data-act=rematch]", isPlayer && !state.rematch?.url);
  }

  /** The result in words comes from the server, which knows the language. */
  async #showResult() {
    const holder = must("[data-result]");
    const response = await fetch(`${location.pathname}/result`);
    if (!response.ok) return;
    const page = new DOMParser().parseFromString(await response.text(), "text/html");
    holder.replaceChildren(...page.body.childNodes);
    holder.hidden = false;
    // Everybody sees the result already; only those who listen need it once more.
    this.voice.classList.add("hidden-words");
    this.speak([...holder.children].map((part) => part.textContent).join(" "));
  }

  /** @param {boolean} isLive */
  #setLive(isLive) {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    this.speak(say(this.words, isLive ? "status-back" : "status-lost"));
    document.documentElement.classList.toggle("is-offline", !isLive);
    this.#showStatus();
  }

  // What the player does.

  /** @param {string} move */
  async send(move) {
    if (this.#isSending) return;
    this.#isSending = true;
    const { ply, game, position } = this.state;
    try {
      const [state, preview] = await Promise.all([this.api.move(move, ply), this.api.preview(game, position, move)]);
      this.take(state, [{ ply, move, steps: preview?.steps ?? [] }]);
    } catch {
      this.speak(say(this.words, "not-sent"));
      await this.#refresh();
    } finally {
      this.#isSending = false;
    }
  }

  /** What the server has is what counts: shows it anew. */
  async #refresh() {
    const state = await this.api.state().catch(() => null);
    if (state) this.state = state;
    await this.#showBoard(this.state, []);
    this.#showRest();
  }

  /**
   * @param {string} what
   * @param {HTMLElement | null} button
   */
  async act(what, button) {
    try {
      await this.#act(what, button);
    } catch {
      this.speak(say(this.words, "not-sent"));
    }
  }

  /**
   * @param {string} what
   * @param {HTMLElement | null} button
   */
  async #act(what, button) {
    const dialog = document.querySelector("dialog");
    switch (what) {
      case "cancel": return void this.board.cancel();
      case "last": return this.#speakLast();
      case "first": return this.look(0);
      case "back": return this.look((this.past ?? this.state.ply) - 1);
      case "forward": return this.look((this.past ?? this.state.ply) + 1);
      case "present": return this.look(this.state.ply);
      case "ask-resign": return void dialog?.showModal();
      case "keep-on": return void dialog?.close();
      case "resign":
        dialog?.close();
        return this.#post("resign");
      case "choose": return this.#post("choice", { color: button?.dataset.color });
      case "hint": return this.#hint();
      case "rematch": return this.#rematch();
      case "accept":
      case "decline": return this.#post(this.#isDrawOffered ? "draw" : "takeback", { action: what });
      case "draw":
      case "takeback": return this.#offer(what);
      case "copy": return this.#copy(button);
    }
  }

  /**
   * @param {"resign" | "choice" | "draw" | "takeback"} what
   * @param {object} [body]
   */
  async #post(what, body) {
    this.take(await this.api.act(what, body), []);
  }

  get #isDrawOffered() {
    return this.state.draw !== null && !this.state.you.includes(this.state.draw);
  }

  /** @param {"draw" | "takeback"} what */
  async #offer(what) {
    if (what === "takeback" && this.state.ply === 0) return;
    await this.#post(what);
    if (this.state[what] !== null) this.speak(say(this.words, "offer-made"));
  }

  async #hint() {
    if (!this.state.you.includes(this.state.turn) || this.state.outcome !== null) return;
    const move = await this.api.hint();
    this.speak(say(this.words, "hint-is", { move }));
  }

  async #rematch() {
    const state = await this.api.act("rematch");
    if (state.rematch?.url) location.assign(state.rematch.url);
    this.take(state, []);
    this.speak(say(this.words, "offer-made"));
  }

  /** @param {HTMLElement | null} button */
  async #copy(button) {
    const field = document.querySelector("[data-copy]");
    if (!(field instanceof HTMLInputElement)) return;
    await navigator.clipboard.writeText(field.value).catch(() => field.select());
    if (button) button.textContent = say(this.words, "copied");
  }

  async #speakLast() {
    const { plies } = await this.api.history();
    const last = plies[plies.length - 1];
    this.speak(last ? this.#told(last.move, last.steps) : say(this.words, "no-move"));
  }

  /**
   * Looks at the game as it was after so many moves.
   * @param {number} ply
   */
  async look(ply) {
    if (ply < 0 || ply > this.state.ply) return;
    const from = this.past ?? this.state.ply;
    this.past = ply === this.state.ply ? null : ply;
    this.#showRest();
    const { plies, pieces } = await this.api.history();
    if ((this.past ?? this.state.ply) !== ply) return;
    const there = plies[ply - 1];
    const played = there && ply === from + 1 ? [{ ply, move: there.move, steps: there.steps }] : [];
    if (this.past === null) return void this.#showBoard(this.state, played);
    const turn = this.state.turn;
    void this.board.show({ pieces: there?.pieces ?? pieces, turn, legal: [], isMine: false, line: [], last: there?.last ?? [], move: there?.move ?? null }, played);
  }

  /** Reads something aloud, and shows it for a while. @param {string} text */
  speak(text) {
    this.voice.textContent = "";
    // The same words twice are two messages.
    requestAnimationFrame(() => {
      this.voice.textContent = text;
    });
  }
}

/** Sentences one after the other. @param {string[]} texts */
function joined(...texts) {
  return texts.filter(Boolean).join(". ");
}

/**
 * @param {string} selector
 * @returns {HTMLElement}
 */
function must(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/**
 * @param {string} selector
 * @param {boolean} isShown
 */
function show(selector, isShown) {
  for (const element of document.querySelectorAll(selector)) if (element instanceof HTMLElement) element.hidden = !isShown;
}

/**
 * @param {string} selector
 * @param {boolean} isEnabled
 */
function enable(selector, isEnabled) {
  for (const element of document.querySelectorAll(selector)) if (element instanceof HTMLButtonElement) element.disabled = !isEnabled;
}

new PlayPage();

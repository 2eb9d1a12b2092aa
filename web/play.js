/** The page of a game: it joins board, live connection, move list and buttons. */

import "./board/games.js";

import { Refusal, backend } from "./backend/backend.js";
import { Previews } from "./backend/previews.js";
import { Call } from "./call.js";
import { Clocks } from "./clock.js";
import { inLanguage, must, show } from "./dom.js";
import { shortcut } from "./keys.js";
import { listenToBoard, listenToButtons } from "./listen.js";
import { rememberBox } from "./memory.js";
import { MoveList } from "./moves.js";
import { written } from "./board/written.js";
import { notated } from "./notation.js";
import { showPanel, showResult } from "./panel.js";
import { noteGame } from "./resume.js";
import { Presence } from "./presence.js";
import { isDrawOffered, isMyTurn, isOver, isTakebackAsked } from "./standing.js";
import { tellMove, tellOffer, tellStatus } from "./telling.js";
import { Threats } from "./threats.js";
import { Voice } from "./voice.js";
import { pageWords, say, sayAll } from "./words.js";

/** @typedef {import("./wire.js").State} State */
/** @typedef {import("./wire.js").Played} Played */
/** @typedef {import("./board/board.js").Board} Board */

/** More moves than this at once are not animated. */
const MOST_MOTION = 3;
/** A server that is silent for so long after a move is not heard, in milliseconds. */
const PATIENCE = 3000;

class PlayPage {
  words = pageWords(document);
  page = must("[data-game]");
  board = /** @type {Board} */ (must("[data-board]"));
  status = must("[data-status]");
  voice = new Voice(must("[data-voice]"));
  previews = new Previews();
  /** @type {State} */
  state;
  /** The ply that is looked at, or null for the present. @type {number | null} */
  past = null;
  #isLive = true;
  #isSending = false;
  /** The move that waits for a confirmation; the board shows it already. @type {{ move: string } | null} */
  #asked = null;
  /** The move that the server does not have yet. @type {{ move: string, ply: number } | null} */
  #unsent = null;

  /**
   * @param {import("./backend/backend.js").Table} api
   * @param {State} state
   */
  constructor(api, state) {
    this.state = state;
    this.api = api;
    this.clocks = new Clocks({ white: document.querySelector("[data-clock=white]"), black: document.querySelector("[data-clock=black]") });
    this.moves = new MoveList(must("[data-moves]"), this.state.game, this.words, (ply) => void this.look(ply));
    this.threats = new Threats(/** @type {HTMLInputElement} */ (must("[data-threats]")), this.api, this.board);
    this.confirm = /** @type {HTMLInputElement} */ (must("[data-confirm]"));
    rememberBox(this.confirm, "panta-confirm", false);
    this.call = new Call(/** @type {HTMLInputElement} */ (must("[data-call]")));
    this.presence = new Presence(this.words, this.voice, this.state);
    this.board.words = this.words;
    this.board.preview = (move) => this.previews.of(this.state.game, this.state.position, move);
    this.#listen();
    void this.#showBoard(this.state, []);
    this.#showRest();
    this.live = this.api.follow({ onState: (state, played) => this.take(state, played), onPresence: (message) => this.presence.hear(message), onLive: (isLive) => this.#setLive(isLive), ply: () => this.state.ply });
  }

  #listen() {
    listenToBoard(this.board, this.voice, (move) => void this.send(move));
    listenToButtons((act, button) => void this.act(act, button));
    document.addEventListener("keydown", (event) => this.#onKey(event));
    show("[data-act=share]", "share" in navigator);
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.ctrlKey || event.metaKey || event.altKey || event.target instanceof HTMLInputElement || event.target instanceof HTMLSelectElement) return;
    const act = { h: "hint", l: "last", t: "threats", u: "takeback", Escape: "cancel" }[shortcut(event)];
    if (act) void this.act(act, null);
  }

  // States.

  /**
   * A state has come, by the live connection or as an answer: shows it, after the motion of what was played.
   * @param {State} state
   * @param {Played[]} played
   * @param {boolean} [isMine] whether it answers what was done here
   */
  take(state, played, isMine = false) {
    const before = this.state;
    // Answers and live messages overtake each other.
    if (state.version <= before.version) return;
    this.state = state;
    if (this.past !== null && this.past >= state.ply) this.past = null;
    const news = played.filter(({ ply }) => ply >= before.ply);
    const last = news[news.length - 1];
    // A move that was to be confirmed is on the board already.
    const isShown = this.#asked !== null && this.#asked.move === last?.move;
    this.#endAsking();
    this.clocks.set(state.clock);
    const motions = isShown || news.length > MOST_MOTION ? [] : news.map((one) => ({ ...one, isFollowed: !isMine }));
    const shown = this.past === null ? this.#showBoard(state, motions) : Promise.resolve();
    // Whose turn it is stands there when the board shows it.
    void shown.then(() => this.state === state && this.#settle(before, last?.said));
    // Whoever asked for another game goes there as soon as it is agreed.
    if (before.rematch?.offer !== undefined && before.you.includes(before.rematch.offer) && state.rematch?.url) location.assign(inLanguage(state.rematch.url));
  }

  /**
   * The board shows the state: so does everything else now.
   * @param {State} before
   * @param {import("./wire.js").Said} [said] the move that was made
   */
  #settle(before, said) {
    this.#sayNews(before, said);
    this.call.hear(before, this.state);
    this.#showRest();
    if (isOver(this.state) && !isOver(before)) this.voice.say(showResult(this.state, this.words), false);
  }

  /**
   * Says what has changed; what was said before is over.
   * @param {State} before
   * @param {import("./wire.js").Said} [said] the move that was made
   */
  #sayNews(before, said) {
    const { words, state } = this;
    if (said) return this.#sayMove(this.#told(said));
    if (state.ply < before.ply) return this.voice.say(sayAll(words, say(words, "undone"), tellStatus(words, state)), false);
    // An offer that can be answered stands above its buttons already.
    this.voice.say(tellOffer(words, before, state), !isDrawOffered(state) && !isTakebackAsked(state));
  }

  /** The last move; whose turn it is now stands above it already. @param {string} told */
  #sayMove(told) {
    const whole = sayAll(this.words, told, tellStatus(this.words, this.state));
    this.voice.say(told, true, whole.slice(told.length));
  }

  /** The last move in words; whoever is not to move has made it. @param {import("./wire.js").Said} said */
  #told(said) {
    return tellMove(this.words, this.state.turn === "white" ? "black" : "white", said);
  }

  /**
   * @param {State} state
   * @param {import("./board/board.js").Motion[]} played
   */
  #showBoard(state, played) {
    const { pieces, turn, legal, marks, moves } = state;
    const shown = this.board.show({ pieces, turn, legal, isMine: isMyTurn(state), line: marks.line, last: marks.last, move: moves[moves.length - 1] ?? null }, played);
    this.threats.show(state);
    return shown;
  }

  #showRest() {
    const { state } = this;
    this.moves.show(state.moves, state.start.split(" ")[1] === "b" ? "black" : "white", this.past ?? state.ply);
    this.clocks.set(state.clock);
    this.#showStatus();
    showPanel(state, this.words);
    this.presence.show(state);
    if (!isOver(state)) must("[data-result]").hidden = true;
    show("[data-damaged]", state.damage !== null);
    noteGame(state, must("h1").textContent ?? "");
  }

  #showStatus() {
    const text = this.past !== null && this.past < this.state.ply ? say(this.words, "status-past", { ply: this.past }) : tellStatus(this.words, this.state);
    this.status.textContent = this.#isLive ? text : say(this.words, "status-lost");
    this.page.classList.toggle("is-past", this.past !== null);
  }

  /** @param {boolean} isLive */
  #setLive(isLive) {
    if (isLive === this.#isLive) return;
    this.#isLive = isLive;
    // The status above it says what is lost.
    this.voice.say(say(this.words, isLive ? "status-back" : "status-lost"), isLive);
    document.documentElement.classList.toggle("is-offline", !isLive);
    // Who cannot see the server cannot see who else can.
    if (!isLive) this.presence.hear({ type: "presence", opponent: "unknown", settle_in: null });
    this.#showStatus();
    // The message that brings the connection back brings the state too.
    if (isLive) queueMicrotask(() => void this.#deliver());
  }

  // What the player does.

  /** @param {string} move */
  async send(move) {
    if (this.#isSending) return;
    if (this.confirm.checked && (await this.#ask(move))) return;
    await this.#play(move);
  }

  /** @param {string} move */
  async #play(move) {
    this.#unsent = { move, ply: this.state.ply };
    await this.#deliver();
  }

  /** Shows a move that is to be confirmed, and says whether it could. @param {string} move */
  async #ask(move) {
    const { game, position, turn } = this.state;
    const preview = await this.previews.of(game, position, move);
    if (preview === null || this.state.position !== position) return false;
    const { pieces, marks, last, steps } = preview;
    await this.board.show({ pieces, turn, legal: [], isMine: false, line: marks, last, move }, [{ move, steps }]);
    this.#asked = { move };
    const row = must("[data-confirming]");
    row.querySelector("span")?.replaceChildren(...notated(say(this.words, "confirm-move", { move: written(game, move) })));
    row.hidden = false;
    row.querySelector("button")?.focus({ preventScroll: true });
    return true;
  }

  /** @param {boolean} isWanted */
  async #answer(isWanted) {
    const asked = this.#asked;
    if (asked === null || this.#isSending) return;
    must("[data-confirming]").hidden = true;
    if (isWanted) return this.#play(asked.move);
    this.#asked = null;
    await this.#showBoard(this.state, []);
    this.voice.say(say(this.words, "taken-back"), false);
  }

  #endAsking() {
    this.#asked = null;
    must("[data-confirming]").hidden = true;
  }

  /** Sends the move that waits; without a connection it goes on waiting. */
  async #deliver() {
    const unsent = this.#unsent;
    if (unsent === null || this.#isSending) return;
    this.#unsent = null;
    const { game, position, ply } = this.state;
    if (unsent.ply !== ply) return;
    this.#isSending = true;
    const silence = setTimeout(() => this.#setLive(false), PATIENCE);
    try {
      const { move } = unsent;
      const [state, preview] = await Promise.all([this.api.move(move, ply), this.previews.of(game, position, move)]);
      clearTimeout(silence);
      this.#setLive(true);
      this.take(state, preview ? [{ ply, move, steps: preview.steps, said: preview.said }] : [], true);
    } catch (error) {
      if (error instanceof Refusal) await this.#refuse(error);
      else await this.#keep(unsent);
    } finally {
      clearTimeout(silence);
      this.#isSending = false;
    }
  }

  /** @param {Refusal} error */
  async #refuse(error) {
    this.#endAsking();
    this.voice.say(say(this.words, whyRefused(error)));
    await this.#refresh();
  }

  /** A move that could not be sent stays in sight until the connection is back. @param {{ move: string, ply: number }} unsent */
  async #keep(unsent) {
    this.#unsent = unsent;
    this.#endAsking();
    this.live.lose();
    await this.#showBoard(this.state, []);
    await this.board.suggest(unsent.move);
    this.voice.say(say(this.words, "move-kept", { move: written(this.state.game, unsent.move) }));
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
    } catch (error) {
      const isRefused = error instanceof Refusal;
      if (!isRefused) this.live.lose();
      this.voice.say(say(this.words, isRefused ? whyRefused(error) : "not-connected"));
    }
    // A button that is gone now takes the focus with it.
    if (button && (!button.checkVisibility() || button.matches(":disabled"))) this.board.focus();
  }

  /**
   * @param {string} what
   * @param {HTMLElement | null} button
   */
  async #act(what, button) {
    const dialog = document.querySelector("dialog");
    switch (what) {
      case "cancel": return this.#asked === null ? void this.board.cancel() : this.#answer(false);
      case "confirm": return this.#answer(true);
      case "unconfirm": return this.#answer(false);
      case "last": return this.#speakLast();
      case "threats": return this.#toggleThreats();
      case "first": return this.look(0);
      case "back": return this.look((this.past ?? this.state.ply) - 1);
      case "forward": return this.look((this.past ?? this.state.ply) + 1);
      case "present": return this.look(this.state.ply);
      case "ask-resign": return void dialog?.showModal();
      case "keep-on": return void dialog?.close();
      case "resign":
        dialog?.close();
        return this.#post("resign");
      case "claim": return this.#post("settle", { as: "win" });
      case "call-off": return this.#post("settle", { as: "off" });
      case "choose": return this.#post("choice", { color: button?.dataset.color });
      case "hint": return this.#hint();
      case "rematch": return this.#rematch();
      case "accept":
      case "decline": return this.#post(isDrawOffered(this.state) ? "draw" : "takeback", { action: what });
      case "draw":
      case "takeback": return this.#offer(what);
      case "copy": return this.#copy(button);
      case "share": return this.#share(button);
    }
  }

  /**
   * @param {"resign" | "choice" | "draw" | "takeback" | "settle"} what
   * @param {object} [body]
   */
  async #post(what, body) {
    const state = await this.api.act(what, body);
    this.take(state, [], true);
    await this.board.shown;
  }

  /** @param {"draw" | "takeback"} what */
  async #offer(what) {
    if (what === "takeback" && !this.state.can_take_back) return this.voice.say(say(this.words, "no-undo"));
    await this.#post(what);
    if (this.state[what] !== null) this.voice.say(say(this.words, "offer-made"));
  }

  #toggleThreats() {
    if (!this.state.hints) return this.voice.say(say(this.words, "no-hints"));
    const isOn = this.threats.toggle();
    this.voice.say(isOn ? say(this.words, "threats-on") : say(this.words, "threats-off"), false);
  }

  async #hint() {
    const { state } = this;
    if (!state.hints) return this.voice.say(say(this.words, "no-hints"));
    // The status says whose turn it is; those who listen hear it.
    if (!isMyTurn(state)) return this.voice.say(tellStatus(this.words, state), false);
    const move = await this.api.hint();
    const preview = await this.previews.of(state.game, state.position, move);
    if (this.state !== state) return;
    this.voice.say(sayAll(this.words, say(this.words, "hint-is", { move: written(state.game, move) }), preview ? tellMove(this.words, state.turn, preview.said) : ""));
    if (this.past === null) await this.board.suggest(move);
  }

  async #rematch() {
    const state = await this.api.act("rematch");
    if (state.rematch?.url) location.assign(inLanguage(state.rematch.url));
    this.take(state, []);
    this.voice.say(say(this.words, "offer-made"));
  }

  /** Hands the link to another app; who thinks better of it is not told anything. @param {HTMLElement | null} button */
  async #share(button) {
    const field = document.querySelector("[data-copy]");
    if (!(field instanceof HTMLInputElement)) return;
    await navigator.share({ text: button?.dataset.text, url: field.value }).catch(() => undefined);
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
    this.voice.say(last ? this.#told(last.said) : say(this.words, "no-move"));
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
    const played = there && ply === from + 1 ? [{ move: there.move, steps: there.steps }] : [];
    if (this.past === null) return void this.#showBoard(this.state, played);
    const turn = this.state.turn;
    this.threats.show(null);
    void this.board.show({ pieces: there?.pieces ?? pieces, turn, legal: [], isMine: false, line: [], last: there?.last ?? [], move: there?.move ?? null }, played);
  }
}

/** What is said of a refusal. @param {Refusal} error */
function whyRefused({ code }) {
  // words: not-sent storage-full storage-refused
  return code === "storage-full" || code === "storage-refused" ? code : "not-sent";
}

/** The server writes the state of its games into the page; those that are kept here are asked for. */
async function begin() {
  const api = backend.table(must("[data-game]").dataset.game ?? "");
  const written = document.querySelector("[data-state]")?.textContent;
  // Where there is no such game, the page says so.
  const state = written ? JSON.parse(written) : await api.state().catch(() => null);
  if (state !== null) new PlayPage(api, state);
}

void begin();

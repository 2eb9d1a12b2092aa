/** The pages of a game that this browser keeps: what a server fills in elsewhere is filled in here. */

import { tableHere } from "./backend/backend.js";
import { Refusal } from "./backend/refusal.js";
import { inLanguage, show } from "./dom.js";
import { showEmbedding } from "./embedding.js";
import { playersOf } from "./names.js";
import { showResult } from "./panel.js";
import { save } from "./study/save.js";
import { isOver } from "./standing.js";
import { pageWords } from "./words.js";

/** @typedef {import("./wire.js").State} State */

const words = pageWords(document);
const table = tableHere(location.hash.slice(1));
// Another game of the same kind has the same page.
addEventListener("hashchange", () => location.reload());
void fill();

async function fill() {
  try {
    const state = await table.state();
    const isReview = document.querySelector("[data-review]") !== null;
    if (isReview && !isOver(state)) return location.replace(inLanguage(state.url));
    fillPage(state);
    document.querySelector("[data-record]")?.addEventListener("click", () => void saveRecord(state));
    document.querySelector("[data-film]")?.addEventListener("click", () => void saveFilm(state));
    const sharing = document.querySelector(".sharing");
    if (sharing instanceof HTMLDetailsElement) sharing.addEventListener("toggle", () => sharing.open && void showFrame(state));
  } catch (error) {
    const isMissing = error instanceof Refusal && error.code === "no-such-game";
    show(isMissing ? "[data-missing]" : "[data-not-kept]", true);
    show("[data-kept]", false);
  }
}

/** @param {State} state */
function fillPage(state) {
  const players = document.querySelector("[data-players]");
  if (players) players.textContent = playersOf(words, state);
  if (isOver(state)) showResult(state, words);
  link("[data-to-review]", state.url.replace("#", "/review#"));
  link("[data-to-game]", state.url);
  if (state.you.length === 1 && state.you[0] === "black") turnRound();
}

/** The reader sits below. */
function turnRound() {
  const [above, below] = document.querySelectorAll("[data-seat]");
  const place = document.createComment("");
  above.replaceWith(place);
  below.replaceWith(above);
  place.replaceWith(below);
}

/**
 * @param {string} selector
 * @param {string} path
 */
function link(selector, path) {
  const found = document.querySelector(selector);
  if (found instanceof HTMLAnchorElement) found.href = inLanguage(path);
}

/** @param {State} state */
async function saveRecord({ id }) {
  const record = await table.record();
  if (record !== null) save(`${id}.panta`, record);
}

/** The frame has the whole game in its address, since no server keeps it. @param {State} state */
async function showFrame({ game }) {
  const record = await table.record();
  if (record !== null) showEmbedding(game, { record }, 600);
}

/** @param {State} state */
async function saveFilm({ id }) {
  const film = await table.film();
  if (film !== null) save(`${id}.svg`, film, "image/svg+xml");
}

/**
 * Setting up a game: the form begins with what was chosen last, and a button begins a game so at once. Against the computer and
 * on one screen it is played in this browser, where everything for it is there; otherwise the server has it.
 */

import { backend, beginHere, playsHere } from "./backend/backend.js";
import { inLanguage, show } from "./dom.js";
import { doneUnder } from "./progress.js";
import { recallJson, remember } from "./memory.js";
import { giveName, nameField } from "./nickname.js";
import { hasServer } from "./site.js";

/** @typedef {Record<string, string>} Choices what the fields of the form hold, by their names */

/** What a beginner can beat: first of all, and for those who have just learned the game. */
const FIRST_LEVEL = "2";
const LEARNER_LEVEL = "1";

/** @param {string} game */
const key = (game) => `panta-setup-${game}`;

/**
 * What was chosen last in a game; before the first one, a level to begin with.
 * @param {string} game
 * @returns {Choices}
 */
export function lastChoices(game) {
  return { level: doneUnder(`/learn/${game}/`) ? LEARNER_LEVEL : FIRST_LEVEL, ...recallJson(key(game)) };
}

/** The form of the page shows what was chosen last, or what its address asks for, and remembers what is chosen now. @param {HTMLFormElement} form */
function open(form) {
  const game = form.dataset.setup ?? "";
  const asked = Object.fromEntries(new URLSearchParams(location.search));
  for (const [name, value] of Object.entries({ ...lastChoices(game), ...asked })) choose(form, name, value);
  const field = nameField();
  form.addEventListener("submit", () => {
    giveName(field);
    const { name: _, ...kept } = chosen(form);
    remember(key(game), JSON.stringify(kept));
  });
  listen(form, game);
}

/** @param {HTMLFormElement} form @returns {Choices} */
function chosen(form) {
  /** @type {Choices} */
  const chosen = {};
  for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen[name] = value;
  return chosen;
}

/**
 * Begins the game here when the form is sent, if it can be.
 * @param {HTMLFormElement} form
 * @param {string} game
 */
function listen(form, game) {
  form.addEventListener("submit", (event) => {
    const choices = chosen(form);
    // What others may watch is the server's.
    if (!playsHere() || (choices.public === "yes" && hasServer())) return;
    event.preventDefault();
    void (choices.with === "friend" ? invite(form) : beginOrSend(form, game, choices));
  });
}

/** Whom one invites needs the server. @param {HTMLFormElement} form */
async function invite(form) {
  const isThere = await backend.isReachable();
  show("[data-needs-server]", !isThere);
  if (isThere) form.submit();
}

/**
 * @param {HTMLFormElement} form
 * @param {string} game
 * @param {Choices} choices
 */
async function beginOrSend(form, game, choices) {
  try {
    const { url } = await beginHere(game, choices);
    location.assign(inLanguage(url));
  } catch {
    // A browser that keeps nothing has the server, where there is one.
    if (hasServer()) form.submit();
    else show("[data-not-kept]", true);
  }
}

/**
 * Sets a field, if it has such a value.
 * @param {HTMLFormElement} form
 * @param {string} name
 * @param {string} value
 */
function choose(form, name, value) {
  const field = form.elements.namedItem(name);
  if (field instanceof HTMLSelectElement) {
    if ([...field.options].some((option) => option.value === value)) field.value = value;
  } else if (field instanceof RadioNodeList) {
    field.value = value;
  } else if (field instanceof HTMLInputElement) {
    field.checked = field.value === value;
  }
}

/** A button that begins at once sends what was chosen last against the computer. @param {HTMLFormElement} form */
function begin(form) {
  /** @type {Choices} */
  const choices = { ...lastChoices(form.dataset.start ?? ""), with: "computer" };
  // Whether strangers may watch is decided anew each time.
  delete choices.public;
  for (const [name, value] of Object.entries(choices)) {
    const field = form.elements.namedItem(name) ?? form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name }));
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const level = form.querySelector("[data-levels]");
  if (level) level.textContent = JSON.parse(level.getAttribute("data-levels") ?? "[]")[Number(choices.level) - 1] ?? "";
  listen(form, form.dataset.start ?? "");
}

for (const form of document.querySelectorAll("form[data-setup]")) if (form instanceof HTMLFormElement) open(form);
for (const form of document.querySelectorAll("form[data-start]")) if (form instanceof HTMLFormElement) begin(form);

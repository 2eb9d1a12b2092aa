/** Setting up a game: the form begins with what was chosen last, and a button begins a game so at once. */

import { doneUnder } from "./progress.js";
import { recallJson, remember } from "./memory.js";

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

/** The form of the page shows what was chosen last, and remembers what is chosen now. @param {HTMLFormElement} form */
function open(form) {
  const game = form.dataset.setup ?? "";
  const asked = new URLSearchParams(location.search);
  for (const [name, value] of Object.entries(lastChoices(game))) if (!asked.has(name)) choose(form, name, value);
  form.addEventListener("submit", () => {
    /** @type {Choices} */
    const chosen = {};
    for (const [name, value] of new FormData(form)) if (typeof value === "string") chosen[name] = value;
    remember(key(game), JSON.stringify(chosen));
  });
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
  for (const [name, value] of Object.entries(choices)) {
    const field = form.elements.namedItem(name) ?? form.appendChild(Object.assign(document.createElement("input"), { type: "hidden", name }));
    if (field instanceof HTMLInputElement) field.value = value;
  }
  const level = form.querySelector("[data-level]");
  if (level) level.textContent = choices.level;
}

for (const form of document.querySelectorAll("form[data-setup]")) if (form instanceof HTMLFormElement) open(form);
for (const form of document.querySelectorAll("form[data-start]")) if (form instanceof HTMLFormElement) begin(form);

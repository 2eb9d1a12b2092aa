/** The name that a player likes to be called by: given once, remembered by the browser. */

import { recall, remember } from "./memory.js";

const KEY = "panta-name";

/** The fields for it begin with what was given last. @returns {HTMLInputElement | null} */
export function nameField() {
  const field = document.querySelector("input[data-name]");
  if (!(field instanceof HTMLInputElement)) return null;
  field.value ||= recall(KEY) ?? "";
  return field;
}

/** What stands in the field, remembered; null if there is nothing. @param {HTMLInputElement | null} field */
export function giveName(field) {
  // A letter and its accent are one character.
  const name = field?.value.normalize("NFC").trim() ?? "";
  if (field) field.value = name;
  remember(KEY, name);
  return name === "" ? null : name;
}

/** What the browser keeps from one page to the next. One that keeps nothing forgets this too. */

/** @param {string} key */
export function recall(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * What was kept as JSON; null if there is nothing that can be read.
 * @param {string} key
 * @returns {any}
 */
export function recallJson(key) {
  try {
    return JSON.parse(recall(key) ?? "null");
  } catch {
    return null;
  }
}

/**
 * @param {string} key
 * @param {string} value
 */
export function remember(key, value) {
  try {
    localStorage.setItem(key, value);
  } catch {
    // It holds until the page is left.
  }
}

/**
 * A box to tick that stays as it was left.
 * @param {HTMLInputElement} box
 * @param {string} key
 * @param {boolean} isOn before anybody has touched it
 */
export function rememberBox(box, key, isOn) {
  const known = recall(key);
  box.checked = known === null ? isOn : known === "on";
  box.addEventListener("change", () => remember(key, box.checked ? "on" : "off"));
}

/** Finding and showing the parts of a page. */

/**
 * The part that a page must have.
 * @param {string} selector
 * @returns {HTMLElement}
 */
export function must(selector) {
  const element = document.querySelector(selector);
  if (!(element instanceof HTMLElement)) throw new Error(`the page lacks ${selector}`);
  return element;
}

/**
 * @param {string} selector
 * @param {boolean} isShown
 */
export function show(selector, isShown) {
  for (const element of document.querySelectorAll(selector)) if (element instanceof HTMLElement) element.hidden = !isShown;
}

/**
 * @param {string} selector
 * @param {boolean} isEnabled
 */
export function enable(selector, isEnabled) {
  for (const element of document.querySelectorAll(selector)) if (element instanceof HTMLButtonElement) element.disabled = !isEnabled;
}

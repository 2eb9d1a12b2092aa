/** Finding and showing the parts of a page. */

import { base } from "./site.js";

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
 * An element with a text.
 * @param {string} name
 * @param {string} text
 */
export function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

/**
 * The address of one of our pages in the language of this one.
 * @param {string} path such as `/analyze/pentago`, or with the host before it
 */
export function inLanguage(path) {
  const { pathname, search, hash } = new URL(path, location.href);
  return `${base()}/${document.documentElement.lang}${pathname}${search}${hash}`;
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

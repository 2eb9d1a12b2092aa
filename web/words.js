/** The words of the page's language. The server writes them into the page, so that no script has words of its own. */

/** @typedef {Record<string, string>} Words */

/**
 * The words that a page gives its scripts.
 * @param {ParentNode} page
 * @returns {Words}
 */
export function pageWords(page) {
  const holder = page.querySelector("[data-words]");
  return holder instanceof HTMLElement ? JSON.parse(holder.dataset.words ?? "{}") : {};
}

/**
 * A message with its places filled in. A message that is missing shows its name.
 * @param {Words} words
 * @param {string} id
 * @param {Record<string, string | number>} [values]
 */
export function say(words, id, values = {}) {
  const pattern = words[id] ?? `[${id}]`;
  return pattern.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
}

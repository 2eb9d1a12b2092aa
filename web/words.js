/** The words of the page's language. The server writes them into the page, so that no script has words of its own. */

/**
 * A message is a text with places such as `{cell}`, or parts of which some are chosen by an argument.
 * @typedef {{ by: string, of: Record<string, Pattern>, or: Pattern }} Choice
 * @typedef {string | (string | Choice)[]} Pattern
 * @typedef {Record<string, Pattern>} Words
 * @typedef {Record<string, string | number>} Values
 */

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
 * @param {Values} [values]
 */
export function say(words, id, values = {}) {
  return fill(words[id] ?? `[${id}]`, values);
}

/**
 * @param {Pattern} pattern
 * @param {Values} values
 * @returns {string}
 */
function fill(pattern, values) {
  if (typeof pattern === "string") return pattern.replace(/\{(\w+)\}/g, (place, name) => String(values[name] ?? place));
  return pattern.map((part) => fill(typeof part === "string" ? part : chosen(part, values[part.by]), values)).join("");
}

/**
 * A number chooses what is for itself, or for its plural in the language of the page.
 * @param {Choice} choice
 * @param {string | number | undefined} value
 */
function chosen({ of, or }, value) {
  const plural = typeof value === "number" ? new Intl.PluralRules(document.documentElement.lang).select(value) : "";
  return of[String(value)] ?? of[plural] ?? or;
}

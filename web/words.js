/**
 * The words of the page's language. The server writes them into the page, so that no script has words of its own:
 * messages in Fluent, taken apart by `messages/src/script.rs`.
 */

/** @typedef {string | (string | { $: string } | Choice)[]} Pattern */
/** @typedef {{ "?": string, of: Record<string, Pattern>, else: Pattern }} Choice */
/** @typedef {{ language: string, words: Record<string, Pattern>, english: Record<string, Pattern> }} Words `english` has what the language lacks. */
/** @typedef {string | number | Percent} Value A key or text, a number, a share. */

/** No words yet. @type {Words} */
export const NO_WORDS = { language: "en", words: {}, english: {} };

/** A share of a whole, in percent. */
export class Percent {
  /** @param {number} percent */
  constructor(percent) {
    this.percent = percent;
  }
}

/**
 * The words that a page gives its scripts.
 * @param {ParentNode} page
 * @returns {Words}
 */
export function pageWords(page) {
  const holder = page.querySelector("[data-words]");
  return holder instanceof HTMLElement && holder.dataset.words ? JSON.parse(holder.dataset.words) : NO_WORDS;
}

/**
 * A message with its arguments. A message that is missing shows its name.
 * @param {Words} words
 * @param {string} id
 * @param {Record<string, Value>} [values]
 */
export function say(words, id, values = {}) {
  const own = words.words[id];
  if (own !== undefined) return filled(own, values, speaker(words.language));
  const english = words.english[id];
  return english === undefined ? `[${id}]` : filled(english, values, speaker("en"));
}

/**
 * Things one after the other.
 * @param {Words} words
 * @param {(string | number)[]} things
 */
export function list(words, things) {
  return things.map(String).reduce((list, next) => (list === "" ? next : say(words, "list-more", { list, next })), "");
}

/**
 * Sentences one after the other, those that say something.
 * @param {Words} words
 * @param {string[]} sentences
 */
export function sayAll(words, ...sentences) {
  return sentences.filter(Boolean).reduce((first, second) => (first === "" ? second : say(words, "and-then", { first, second })), "");
}

/** @typedef {{ plurals: Intl.PluralRules, numbers: Intl.NumberFormat, percents: Intl.NumberFormat }} Speaker */

/** @type {Map<string, Speaker>} */
const speakers = new Map();

/**
 * What the browser knows of a language. Digits are those of moves and boards in every language, and grouped from five on.
 * @param {string} language
 * @returns {Speaker}
 */
function speaker(language) {
  const known = speakers.get(language);
  if (known) return known;
  const digits = `${language}-u-nu-latn`;
  const made = {
    plurals: new Intl.PluralRules(language),
    // TypeScript does not know yet what browsers do.
    numbers: new Intl.NumberFormat(digits, /** @type {Intl.NumberFormatOptions} */ ({ useGrouping: /** @type {unknown} */ ("min2") })),
    percents: new Intl.NumberFormat(digits, { style: "percent" }),
  };
  speakers.set(language, made);
  return made;
}

/**
 * @param {Pattern} pattern
 * @param {Record<string, Value>} values
 * @param {Speaker} speaker
 * @returns {string}
 */
function filled(pattern, values, speaker) {
  if (typeof pattern === "string") return pattern;
  return pattern
    .map((part) => {
      if (typeof part === "string") return part;
      if ("$" in part) return shown(values[part.$], part.$, speaker);
      return filled(chosen(part, values[part["?"]], speaker), values, speaker);
    })
    .join("");
}

/**
 * @param {Value | undefined} value
 * @param {string} name
 * @param {Speaker} speaker
 */
function shown(value, name, { numbers, percents }) {
  if (value === undefined) return `{$${name}}`;
  if (value instanceof Percent) return percents.format(value.percent / 100);
  return typeof value === "number" ? numbers.format(value) : value;
}

/**
 * @param {Choice} choice
 * @param {Value | undefined} value
 * @param {Speaker} speaker
 */
function chosen(choice, value, { plurals }) {
  const number = value instanceof Percent ? value.percent / 100 : value;
  const exact = choice.of[String(number)];
  if (typeof number !== "number") return exact ?? choice.else;
  return exact ?? choice.of[plurals.select(number)] ?? choice.else;
}

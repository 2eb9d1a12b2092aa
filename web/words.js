/**
 * The words of the page's language. The server writes them into the page, so that no script has words of its own:
 * messages in Fluent, taken apart by `messages/src/script.rs`.
 */

/** @typedef {string | (string | { $: string } | Choice)[]} Pattern */
/** @typedef {{ "?": string, of: Record<string, Pattern>, else: Pattern }} Choice */
/** @typedef {{ number: string, percent: string }} Numbers How a language writes -12345.6 and 5 %. */
/** @typedef {{ language: string, numbers: Numbers, words: Record<string, Pattern>, english: Record<string, Pattern> }} Words `english` has what the language lacks. */
/** @typedef {string | number | Percent} Value A key or text, a number, a share. */

/** No words yet. @type {Words} */
export const NO_WORDS = { language: "en", numbers: { number: "-12,345.6", percent: "5%" }, words: {}, english: {} };

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
  if (own !== undefined) return filled(own, values, speaker(words));
  const english = words.english[id];
  return english === undefined ? `[${id}]` : filled(english, values, speaker(NO_WORDS));
}

/** @typedef {{ message: string, about: Record<string, number | string | Explained> }} Explained A reason, perhaps with a reason behind it. */

/**
 * Why something cannot be read or played.
 * @param {Words} words
 * @param {Explained} why
 * @returns {string}
 */
export function explain(words, { message, about }) {
  const values = Object.entries(about).map(([name, one]) => [name, typeof one === "object" ? explain(words, one) : one]);
  return say(words, message, Object.fromEntries(values));
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

/** @typedef {{ plurals: Intl.PluralRules, numbers: Numbers }} Speaker */

/** @type {Map<string, Intl.PluralRules>} */
const plurals = new Map();

/**
 * How a language counts, which browsers know, and how it writes numbers, which not every browser knows of every language.
 * @param {Words} words
 * @returns {Speaker}
 */
function speaker({ language, numbers }) {
  const known = plurals.get(language) ?? new Intl.PluralRules(language);
  plurals.set(language, known);
  return { plurals: known, numbers };
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
function shown(value, name, { numbers }) {
  if (value === undefined) return `{$${name}}`;
  if (value instanceof Percent) return numbers.percent.replace("5", written(Math.round(value.percent), numbers));
  return typeof value === "number" ? written(value, numbers) : value;
}

/**
 * A number as the language writes it, in groups of three if it has more than four digits; as `messages/src/numbers.rs` does.
 * @param {number} value
 * @param {Numbers} numbers
 */
function written(value, { number }) {
  const [minus, group, point] = number.split(/\d+/);
  const [whole, decimals] = String(Math.abs(value)).split(".");
  const grouped = whole.length > 4 ? whole.replace(/\B(?=(\d{3})+$)/g, group) : whole;
  return (value < 0 ? minus : "") + grouped + (decimals === undefined ? "" : point + decimals);
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

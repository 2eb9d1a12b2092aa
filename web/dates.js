/** Days as the reader's language writes them; the server writes them as numbers. */

const { lang } = document.documentElement;

/** Some browsers do not know how Basque and Galician write days, and would take their own language. Swedish has numbers alone. */
const isKnown = Intl.DateTimeFormat.supportedLocalesOf(lang).length > 0;

/**
 * @param {Date} date
 * @param {string} [timeZone] the reader's own if none is named
 */
export function day(date, timeZone) {
  return new Intl.DateTimeFormat(isKnown ? lang : "sv", { dateStyle: isKnown ? "medium" : "short", timeZone }).format(date);
}

/** @param {ParentNode} part of the page */
export function showDates(part) {
  for (const time of part.querySelectorAll("time")) time.textContent = day(new Date(time.dateTime), "UTC");
}

showDates(document);

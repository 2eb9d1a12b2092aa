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

/** The day of a moment, which is the reader's; a day without a moment is the same everywhere. */
for (const time of document.querySelectorAll("time")) {
  const { at } = time.dataset;
  time.textContent = at === undefined ? day(new Date(time.dateTime), "UTC") : day(new Date(Number(at)));
}

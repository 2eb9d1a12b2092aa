/** Days as the reader's language writes them; the server writes them as numbers. */

const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });

/** @param {ParentNode} part of the page */
export function showDates(part) {
  for (const time of part.querySelectorAll("time")) time.textContent = format.format(new Date(time.dateTime));
}

showDates(document);

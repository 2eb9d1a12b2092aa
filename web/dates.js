/** Days as the reader's language writes them; the server writes them as numbers. */

const format = new Intl.DateTimeFormat(document.documentElement.lang, { dateStyle: "medium", timeZone: "UTC" });
for (const time of document.querySelectorAll("time")) time.textContent = format.format(new Date(time.dateTime));

/** Handing a text to the browser as a file. */

/**
 * @param {string} name
 * @param {string} text
 * @param {string} [type]
 */
export function save(name, text, type = "text/plain") {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type }));
  link.download = name;
  link.click();
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(link.href), 10_000);
}

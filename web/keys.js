/** Keys by their place: shortcuts are Latin letters and digits, which not every keyboard types. */

/**
 * The key as shortcuts name it: a Latin letter in lower case where one is typed or printed on the key, or the key's name.
 * @param {KeyboardEvent} event
 */
export function shortcut({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

/**
 * The digit that is typed or printed on the key, if it has one: French keyboards type signs there, Arabic ones other digits.
 * @param {KeyboardEvent} event
 */
export function digit({ key, code }) {
  const found = /^[0-9]$/.exec(key) ?? /(?<=^Digit)[0-9]$/.exec(code);
  return found ? Number(found[0]) : null;
}

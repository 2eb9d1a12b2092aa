/** Keys by their place: shortcuts are Latin letters, which not every keyboard has. */

/**
 * The key as shortcuts name it: a Latin letter in lower case where one is typed or printed on the key, or the key's name.
 * @param {KeyboardEvent} event
 */
export function shortcut({ key, code }) {
  if (/^[a-z]$/i.test(key)) return key.toLowerCase();
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key;
}

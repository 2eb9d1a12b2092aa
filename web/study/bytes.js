/** Amounts of memory in words. */

const [MEGA, GIGA] = [1e6, 1e9];

/** So many bytes as people read them, such as 900 MB or 3.2 GB. @param {number} bytes */
export function tellBytes(bytes) {
  const isLarge = bytes >= GIGA;
  const unit = { style: /** @type {const} */ ("unit"), unit: isLarge ? "gigabyte" : "megabyte", maximumFractionDigits: isLarge ? 1 : 0 };
  return new Intl.NumberFormat(`${document.documentElement.lang}-u-nu-latn`, unit).format(bytes / (isLarge ? GIGA : MEGA));
}

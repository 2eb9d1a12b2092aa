/** Amounts of memory in words. */

import { say } from "../words.js";

const [MEGA, GIGA] = [1e6, 1e9];

/**
 * So many bytes as people read them, such as 900 MB or 3.2 GB.
 * @param {import("../words.js").Words} words
 * @param {number} bytes
 */
export function tellBytes(words, bytes) {
  const megabytes = Math.round(bytes / MEGA);
  if (megabytes < GIGA / MEGA) return say(words, "megabytes", { count: megabytes });
  return say(words, "gigabytes", { count: Math.round((bytes * 10) / GIGA) / 10 });
}

/** What another site writes to show something of ours. */

import { must, show } from "./dom.js";
import { hasServer } from "./site.js";

/**
 * Shows it, where there is a server that another site could ask.
 * @param {string} game
 * @param {Record<string, string>} shown what the frame shows, as its address says it
 * @param {number} height
 */
export function showEmbedding(game, shown, height) {
  show("[data-embedding]", hasServer());
  const address = new URL(`/embed/${game}?${new URLSearchParams(shown)}`, location.href);
  /** @type {HTMLInputElement} */ (must("#embed-code")).value = `<iframe src="${address}" width="420" height="${height}" loading="lazy"></iframe>`;
}

/** How a person makes moves; `board/` has a file for each game. */

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ game: string, position: string }} Placed */

/**
 * @typedef {object} Hand
 * @property {(page: Page, move: string, now: Placed) => Promise<void>} click makes a move with a mouse
 * @property {(page: Page, move: string, now: Placed) => Promise<void>} tap and with a finger
 */

/** @param {Placed} now @returns {Promise<Hand>} */
export function hand(now) {
  return import(`./board/${now.game}.js`);
}

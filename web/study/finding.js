/** Looking for puzzles in the game that is reviewed; those that are found stay in the browser. */

import { findPuzzles } from "../backend/backend.js";
import { must, show } from "../dom.js";
import { keepPuzzles, puzzlesFrom } from "../own.js";
import { say } from "../words.js";

/** So many from one game are enough. */
const MOST = 5;

/** Offers those that are known, and the way to find them. @param {string} id */
export function offerPuzzles(id) {
  show("[data-puzzles]", true);
  show("[data-solve]", puzzlesFrom(id).length > 0);
}

/**
 * @param {import("../words.js").Words} words
 * @param {string} id
 * @param {string} game
 * @param {import("./played.js").Played} played
 */
export async function lookForPuzzles(words, id, game, { positions, moves }) {
  show("[data-act=puzzles]", false);
  const told = must("[data-puzzles-told]");
  told.textContent = say(words, "puzzles-looking");
  try {
    const puzzles = await findPuzzles({ game, position: positions[0], moves, count: MOST });
    keepPuzzles(game, id, puzzles);
    told.textContent = puzzles.length > 0 ? say(words, "puzzles-found", { count: puzzles.length }) : say(words, "puzzles-none");
  } catch {
    told.textContent = say(words, "puzzles-cannot");
    show("[data-act=puzzles]", true);
  }
  offerPuzzles(id);
}

/** Puzzles from one's own finished games, as the browser keeps them: the newest, and only so many. */

import { recallJson, remember } from "./memory.js";

/** @typedef {{ position: string, goal: "win" | "draw", depth: number, moves: string[] }} Puzzle As `panta puzzle` makes them. */
/** @typedef {Puzzle & { game: string, from: string }} OwnPuzzle with the game that it was found in */

const KEY = "panta-own-puzzles";
const MOST = 100;

/** Those of a kind of game, the oldest first, so that numbers stay what they are while there is room. @param {string} game @returns {OwnPuzzle[]} */
export function ownPuzzles(game) {
  return all().filter((one) => one.game === game);
}

/** Those found in one game. @param {string} id */
export function puzzlesFrom(id) {
  return all().filter(({ from }) => from === id);
}

/**
 * Keeps the puzzles of one game.
 * @param {string} game
 * @param {string} from
 * @param {Puzzle[]} puzzles
 */
export function keepPuzzles(game, from, puzzles) {
  const known = all();
  const fresh = puzzles.filter(({ position }) => !known.some((one) => one.position === position)).map((puzzle) => ({ ...puzzle, game, from }));
  remember(KEY, JSON.stringify([...known, ...fresh].slice(-MOST)));
}

/** @returns {OwnPuzzle[]} */
function all() {
  const kept = recallJson(KEY);
  return Array.isArray(kept) ? kept.filter((one) => typeof one?.position === "string" && Array.isArray(one.moves)) : [];
}

for (const link of document.querySelectorAll("[data-own]")) link.toggleAttribute("hidden", ownPuzzles(link.getAttribute("data-own") ?? "").length === 0);

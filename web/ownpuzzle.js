/** The page of a puzzle from one's own games: which one it is stands in the fragment, and the page is filled in here. */

import { backend } from "./backend/backend.js";
import { must, show } from "./dom.js";
import { ownPuzzles } from "./own.js";
import { showProgress } from "./progress.js";
import { writeAddress } from "./study/address.js";

/** @typedef {import("./task.js").Task} Task */

/**
 * The task that is asked for, unless there is none.
 * @param {Task} page what every such page has
 * @returns {Promise<Task | null>}
 */
export async function openOwn(page) {
  addEventListener("hashchange", () => location.reload());
  const puzzles = ownPuzzles(page.game);
  const index = Math.min(Math.max(0, Number(location.hash.slice(1) || 1) - 1 || 0), puzzles.length - 1);
  const puzzle = puzzles[index];
  list(page.address, puzzles, index);
  show("[data-own-none]", puzzle === undefined);
  show("[data-own-some], [data-solution]", puzzle !== undefined);
  if (puzzle === undefined) return null;
  const { plies } = await backend.rules.line({ game: page.game, position: puzzle.position });
  const { position, pieces, turn, legal } = plies[0];
  must("[data-own-number]").textContent = String(index + 1);
  show("[data-own-how]", false);
  show(`[data-goal="${puzzle.goal}"][data-color="${turn}"]`, true);
  fillSolution(page.game, position, puzzle.moves[0]);
  return { ...page, address: nameOf(page.address, puzzle), position, pieces, turn, legal, goal: puzzle.goal, moves: puzzle.moves };
}

/**
 * By what it is remembered that a puzzle is done: numbers change when old ones go.
 * @param {string} address
 * @param {import("./own.js").OwnPuzzle} puzzle
 */
function nameOf(address, { position }) {
  return `${address} ${position}`;
}

/**
 * Links to all of them.
 * @param {string} address
 * @param {import("./own.js").OwnPuzzle[]} puzzles
 * @param {number} present
 */
function list(address, puzzles, present) {
  const done = document.createElement("span");
  done.className = "done";
  done.textContent = "✓";
  done.hidden = true;
  const items = puzzles.map((puzzle, index) => {
    const [item, link] = [document.createElement("li"), document.createElement("a")];
    link.href = `#${index + 1}`;
    link.dataset.done = nameOf(address, puzzle);
    if (index === present) link.setAttribute("aria-current", "page");
    link.append(String(index + 1), done.cloneNode(true));
    item.append(link);
    return item;
  });
  must("[data-own-list]").replaceChildren(...items);
  showProgress();
}

/**
 * @param {string} game
 * @param {string} position
 * @param {string} move
 */
function fillSolution(game, position, move) {
  const solution = must("[data-solution]");
  solution.dataset.solution = move;
  const link = must("[data-analysis]");
  link.setAttribute("href", (link.getAttribute("href") ?? "").replace(/#.*/, writeAddress({ position, moves: [], ply: 0 })));
}

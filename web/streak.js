/** The puzzles of the day: of each game, on how many days in a row it was solved at the first try and unaided, as the browser remembers. */

import { recallJson, remember } from "./memory.js";

/** @typedef {{ day: number, days: number, missed?: number }} Streak the last day, how many there are with it, and the last on which it was not solved so */

/** There was one puzzle a day for all games at first: that streak goes on in each of them. */
const KEY = "panta-streak";

/** @param {string} game */
const keyOf = (game) => `${KEY}-${game}`;

/** @param {string} game @returns {Streak} */
function known(game) {
  return recallJson(keyOf(game)) ?? recallJson(KEY) ?? { day: 0, days: 0 };
}

/**
 * The puzzle of this day is solved.
 * @param {string} game
 * @param {number} day
 */
export function solved(game, day) {
  const streak = known(game);
  if (streak.day === day || streak.missed === day) return;
  const days = streak.day === day - 1 ? streak.days + 1 : 1;
  remember(keyOf(game), JSON.stringify({ day, days }));
  showStreaks(day);
}

/**
 * The solution of this day was shown, or a wrong move made first: another try does not count.
 * @param {string} game
 * @param {number} day
 */
export function missed(game, day) {
  const streak = known(game);
  if (streak.day === day) return;
  remember(keyOf(game), JSON.stringify({ ...streak, missed: day }));
  showStreaks(day);
}

/** A streak goes on until a whole day is missed. @param {number} today */
function showStreaks(today) {
  for (const part of document.querySelectorAll("[data-streak-of]")) {
    const { day, days, missed: lost } = known(part.getAttribute("data-streak-of") ?? "");
    part.querySelector("[data-missed]")?.toggleAttribute("hidden", lost !== today || day === today);
    const line = part.querySelector("[data-streak]");
    line?.toggleAttribute("hidden", days === 0 || day < today - 1);
    line?.querySelector("[data-days]")?.replaceChildren(String(days));
  }
}

const today = document.querySelector("[data-day]")?.getAttribute("data-day");
if (today) showStreaks(Number(today));

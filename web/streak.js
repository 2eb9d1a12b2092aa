/** The puzzle of the day: how many days in a row it was solved at the first try and unaided, as the browser remembers. */

import { recallJson, remember } from "./memory.js";

const KEY = "panta-streak";

/** @typedef {{ day: number, days: number, missed?: number }} Streak the last day, how many there are with it, and the last on which it was not solved so */

/** @returns {Streak} */
function known() {
  return recallJson(KEY) ?? { day: 0, days: 0 };
}

/** The puzzle of this day is solved. @param {number} day */
export function solved(day) {
  const streak = known();
  if (streak.day === day || streak.missed === day) return;
  const days = streak.day === day - 1 ? streak.days + 1 : 1;
  remember(KEY, JSON.stringify({ day, days }));
  showStreak(day);
}

/** The solution of this day was shown, or a wrong move made first: another try does not count. @param {number} day */
export function missed(day) {
  const streak = known();
  if (streak.day === day) return;
  remember(KEY, JSON.stringify({ ...streak, missed: day }));
  showStreak(day);
}

/** A streak goes on until a whole day is missed. @param {number} today */
export function showStreak(today) {
  const { day, days, missed: lost } = known();
  for (const line of document.querySelectorAll("[data-missed]")) line.toggleAttribute("hidden", lost !== today || day === today);
  for (const line of document.querySelectorAll("[data-streak]")) {
    line.toggleAttribute("hidden", days === 0 || day < today - 1);
    line.querySelector("[data-days]")?.replaceChildren(String(days));
  }
}

const today = document.querySelector("[data-day]")?.getAttribute("data-day");
if (today) showStreak(Number(today));

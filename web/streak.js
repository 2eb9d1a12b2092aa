/** The puzzle of the day: how many days in a row it was solved, as the browser remembers. */

import { recallJson, remember } from "./memory.js";

const KEY = "panta-streak";

/** @typedef {{ day: number, days: number }} Streak the last day, and how many there are with it */

/** @returns {Streak} */
function known() {
  return recallJson(KEY) ?? { day: 0, days: 0 };
}

/** The puzzle of this day is solved. @param {number} day */
export function solved(day) {
  const streak = known();
  if (streak.day === day) return;
  const days = streak.day === day - 1 ? streak.days + 1 : 1;
  remember(KEY, JSON.stringify({ day, days }));
  showStreak(day);
}

/** A streak goes on until a whole day is missed. @param {number} today */
export function showStreak(today) {
  const { day, days } = known();
  for (const line of document.querySelectorAll("[data-streak]")) {
    line.toggleAttribute("hidden", days === 0 || day < today - 1);
    line.querySelector("[data-days]")?.replaceChildren(String(days));
  }
}

const today = document.querySelector("[data-day]")?.getAttribute("data-day");
if (today) showStreak(Number(today));

/** What has been done, as the browser remembers it: ticks on links, and where to go on. */

import { recallJson, remember } from "./memory.js";

const KEY = "panta-done";

/** @returns {string[]} the addresses of tasks that are done */
function done() {
  return recallJson(KEY) ?? [];
}

/** @param {string} address */
export function markDone(address) {
  const known = done();
  if (!known.includes(address)) remember(KEY, JSON.stringify([...known, address]));
}

/** Whether anything below an address is done. @param {string} address */
export function doneUnder(address) {
  return done().some((one) => one.startsWith(address));
}

/** Where the first task after an address is that is not done; after the last, from the beginning. @param {string} address */
export function nextOpen(address) {
  const known = done();
  const all = [...document.querySelectorAll(".numbers [data-done]")];
  const name = (/** @type {Element} */ link) => link.getAttribute("data-done") ?? "";
  const here = all.findIndex((link) => name(link) === address);
  const next = [...all.slice(here + 1), ...all.slice(0, Math.max(0, here))].find((link) => !known.includes(name(link)));
  return next?.getAttribute("href") ?? null;
}

/** Ticks what is done, and lets the way in lead to the first task that is not. */
export function showProgress() {
  const known = done();
  for (const link of document.querySelectorAll("[data-done]")) {
    const isDone = known.includes(link.getAttribute("data-done") ?? "");
    link.querySelector(".done")?.toggleAttribute("hidden", !isDone);
  }
  for (const way of document.querySelectorAll("[data-resume]")) {
    const links = [...(way.closest("section")?.querySelectorAll("[data-done]") ?? [])];
    const next = links.find((link) => !known.includes(link.getAttribute("data-done") ?? ""));
    if (next) way.setAttribute("href", next.getAttribute("href") ?? "");
  }
}

showProgress();

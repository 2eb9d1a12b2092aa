/**
 * The exact value of every move of a Pentago position with 18 marbles: in Chromium on one thread and on two, and natively on one,
 * in one run.
 */

import { execFileSync } from "node:child_process";
import { expect, test } from "../fixtures.js";
import { BINARY } from "../server.js";

const POSITION = "wb1wb1/1b1w1b/w1b1w1/1w1b1w/b1w1b1/1b1w2 w";
/** So often each is measured; the shortest time counts. */
const TRIES = 3;
/** As much as the browser takes for a proof on a machine with enough of it. */
const MEMORY_MIB = 850;
/** What is promised: so many times as long as natively at most, with so many bytes at most. */
const [MOST_TIMES, MOST_BYTES] = [2, 1e9];

/** @typedef {{ seconds: number, told: any, bytes: number }} Measured */

/** @returns {Measured} */
function natively() {
  const began = performance.now();
  const told = JSON.parse(execFileSync(BINARY, ["solve", "pentago", POSITION, "--threads", "1", "--memory", `${MEMORY_MIB}M`, "--json"], { encoding: "utf8" }));
  return { seconds: (performance.now() - began) / 1000, told, bytes: 0 };
}

/**
 * @param {import("@playwright/test").Page} page
 * @param {number} threads
 * @returns {Promise<Measured>}
 */
async function inBrowser(page, threads) {
  const script = (await page.locator("script[type=module]").first().getAttribute("src")) ?? "";
  return page.evaluate(async ({ script, position, threads }) => {
    const { Machine } = await import(new URL("backend/machine.js", new URL(script, location.href)).href);
    const machine = await Machine.load(threads);
    const told = await machine.thinker.prove({ game: "pentago", position });
    const { bytes } = machine;
    machine.end();
    return { seconds: told.cpu_seconds, told, bytes };
  }, { script, position: POSITION, threads });
}

test("Solving", async ({ page }) => {
  await page.goto("/analyze/pentago");
  /** @type {{ native: Measured[], alone: Measured[], together: Measured[] }} */
  const measured = { native: [], alone: [], together: [] };
  for (let count = 0; count < TRIES; count += 1) {
    measured.native.push(natively());
    measured.alone.push(await inBrowser(page, 1));
    measured.together.push(await inBrowser(page, 2));
  }
  const values = (/** @type {Measured} */ { told: { moves } }) => moves.map((/** @type {any} */ { move, value }) => `${move} ${value}`);
  for (const other of [...measured.alone, ...measured.together]) expect(values(other)).toEqual(values(measured.native[0]));
  const best = (/** @type {Measured[]} */ times) => Math.min(...times.map(({ seconds }) => seconds));
  const [native, alone, together] = [best(measured.native), best(measured.alone), best(measured.together)];
  const bytes = Math.max(...[...measured.alone, ...measured.together].map(({ bytes }) => bytes));
  console.log(`18 marbles, every move: native on one thread ${native.toFixed(2)} s; Chromium on one ${alone.toFixed(2)} s, ${(alone / native).toFixed(2)} times; on two ${together.toFixed(2)} s, ${(together / native).toFixed(2)} times; ${Math.round(bytes / 1e6)} MB`);
  expect(bytes).toBeLessThan(MOST_BYTES);
  expect(alone / native).toBeLessThanOrEqual(MOST_TIMES);
  expect(together).toBeLessThan(native);
});

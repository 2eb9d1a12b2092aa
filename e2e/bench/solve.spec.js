/** The exact value of every move of a Pentago position with 18 marbles: in Chromium, and natively on one thread, in one run. */

import { execFileSync } from "node:child_process";
import { expect, test } from "../fixtures.js";
import { BINARY } from "../server.js";

const POSITION = "wb1wb1/1b1w1b/w1b1w1/1w1b1w/b1w1b1/1b1w2 w";
/** So often each is measured; the shortest time counts. */
const TRIES = 3;
const MEMORY_MIB = 1000;

test("Solving", async ({ page }) => {
  await page.goto("/analyze/pentago");
  const script = (await page.locator("script[type=module]").first().getAttribute("src")) ?? "";
  const native = [];
  const browser = [];
  for (let count = 0; count < TRIES; count += 1) {
    const began = performance.now();
    const told = JSON.parse(execFileSync(BINARY, ["solve", "pentago", POSITION, "--threads", "1", "--memory", `${MEMORY_MIB}M`, "--json"], { encoding: "utf8" }));
    native.push({ seconds: (performance.now() - began) / 1000, told });
    browser.push(await page.evaluate(async ({ script, position, memory }) => {
      const { Machine } = await import(new URL("backend/machine.js", new URL(script, location.href)).href);
      const machine = await Machine.load();
      let most = 0;
      const told = await machine.think({ ask: "solve", game: "pentago", position, memory }, { onProgress: (/** @type {any} */ { memory }) => void (most = Math.max(most, memory ?? 0)) });
      return { seconds: told.cpu_seconds, told, most };
    }, { script, position: POSITION, memory: MEMORY_MIB << 20 }));
  }
  const values = (/** @type {any} */ { moves }) => moves.map((/** @type {any} */ { move, value }) => `${move} ${value}`);
  expect(values(browser[0].told)).toEqual(values(native[0].told));
  const best = (/** @type {{ seconds: number }[]} */ times) => Math.min(...times.map(({ seconds }) => seconds));
  const [here, there] = [best(browser), best(native)];
  console.log(`18 marbles, every move: Chromium ${here.toFixed(2)} s, native on one thread ${there.toFixed(2)} s, ${(here / there).toFixed(2)} times; ${Math.round(Math.max(...browser.map(({ most }) => most)) / 1e6)} MB`);
});

/** Threads of the core: hands that run them, and the one who waits for a hand. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { Worker } from "node:worker_threads";

import { Threads } from "../../web/backend/threads.js";

/** A hand whose threads take so many milliseconds. @param {Threads} threads @param {number} millis */
function hand(threads, millis) {
  const script = `
    import { workerData } from "node:worker_threads";
    const { Threads } = await import(workerData.script);
    const sleeper = new Int32Array(new SharedArrayBuffer(4));
    new Threads(workerData.numbers).serve(0, () => Atomics.wait(sleeper, 0, 0, workerData.millis));`;
  const workerData = { script: new URL("../../web/backend/threads.js", import.meta.url).href, numbers: threads.numbers, millis };
  return new Worker(new URL(`data:text/javascript,${encodeURIComponent(script)}`), { workerData });
}

test("who needs a hand that is at work sleeps until it is free", async (context) => {
  const threads = Threads.of(1);
  const worker = hand(threads, 400);
  context.after(() => worker.terminate());
  assert.equal(threads.start(1), 1);
  // It is at work from here on, and whatever it took to come so far is done.
  assert.equal(threads.start(2), 2);
  const [began, before] = [performance.now(), process.cpuUsage()];
  assert.deepEqual([threads.start(3), threads.start(4)], [3, 4]);
  const { user, system } = process.cpuUsage(before);
  const [busy, waited] = [(user + system) / 1000, performance.now() - began];
  assert.ok(waited > 600 && busy < waited / 10, `${busy} of ${waited} ms`);
});

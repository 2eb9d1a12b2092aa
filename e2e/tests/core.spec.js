/** The core in a real browser says what the program says: analyses by nodes, solved values and counts, byte for byte. */

import { execFileSync } from "node:child_process";
import { expect, test } from "../fixtures.js";
import { OtherHost } from "../hosts.js";
import { BINARY } from "../server.js";

const EDITIONS = [
  { game: "pentago", edition: "standard" },
  { game: "pentago", edition: "finnish" },
  { game: "pentago", edition: "czech" },
  { game: "pentago", edition: "basque" },
  { game: "pentago", edition: "openspiel" },
  { game: "pentaroll", edition: "standard" },
  { game: "pantarei", edition: "standard" },
];
/**
 * The core for every page, and the one whose threads share a memory, which answers with one thread here; and how many positions of
 * each edition. The program takes a thousand questions at a time.
 */
const CORES = [
  { name: "The core", threads: 1, count: 140 },
  { name: "The core for threads", threads: 2, count: 40 },
];
const NODES = 300;
const MEMORY_MIB = 16;

/** @typedef {{ game: string, position: string }} Placed */
/** @typedef {import("../../web/wire.js").Analysis} Analysis */

/**
 * Opens a page from which the scripts can be asked for; the answer is where they are.
 * @param {import("@playwright/test").Page} page
 */
async function scripts(page) {
  await page.goto("/analyze/pentago");
  const address = await page.locator("script[type=module]").first().getAttribute("src");
  return String(address).replace(/[^/]*$/, "");
}

/** What does not depend on the machine. @param {Analysis} analysis */
const told = (analysis) => JSON.stringify({ ...analysis, cpu_seconds: 0 });

/** @param {string[]} args @param {string} [input] */
const panta = (args, input) => execFileSync(BINARY, args, { input, encoding: "utf8", maxBuffer: 1 << 28 });

/** What the program says of all positions, in order. @param {Placed[]} placed */
function natively(placed) {
  const requests = placed.map(({ game, position }, index) => JSON.stringify({ id: String(index), game, position, limits: { nodes: NODES }, multi: 3 }));
  const lines = panta(["engine", "--protocol", "jsonl", "--workers", "1", "--hash", String(MEMORY_MIB)], `${requests.join("\n")}\n`).trim().split("\n");
  const answers = new Map(lines.map((line) => JSON.parse(line)).map(({ id, analysis }) => [id, analysis]));
  return placed.map((_, index) => told(answers.get(String(index))));
}

for (const { name, threads, count } of CORES) {
  test(`${name} analyzes hundreds of positions of every game and edition alike`, async ({ page }) => {
    const address = await scripts(page);
    const asked = { address, threads, editions: EDITIONS, count, nodes: NODES, memory: MEMORY_MIB << 20 };
    const here = await page.evaluate(async ({ address, threads, editions, count, nodes, memory }) => {
      const { Machine } = await import(`${address}backend/machine.js`);
      const machine = await Machine.load(threads);
      let seed = 1;
      const random = (/** @type {number} */ below) => (seed = (seed * 48271) % 2147483647) % below;
      /** @type {Placed[]} */
      const placed = [];
      for (const { game, edition } of editions) {
        /** @type {Placed[]} */
        const own = [];
        while (own.length < count) {
          let [stand] = (await machine.rules.line({ game, edition })).plies;
          while (stand.outcome === null && own.length < count) {
            own.push({ game, position: stand.position });
            const moves = [stand.legal[random(stand.legal.length)]];
            stand = (await machine.rules.line({ game, position: stand.position, moves })).plies[1];
          }
        }
        placed.push(...own);
      }
      const analyses = [];
      for (const { game, position } of placed) {
        await machine.think({ ask: "open", game, memory });
        analyses.push(await machine.think({ ask: "analyze", game, position, nodes, lines: 3 }));
      }
      return { placed, analyses };
    }, asked);
    expect(here.placed).toHaveLength(EDITIONS.length * count);
    const there = natively(here.placed);
    for (const [index, analysis] of here.analyses.entries()) expect(told(analysis), JSON.stringify(here.placed[index])).toBe(there[index]);
  });
}

test("Sequences are counted and endings are solved alike", async ({ page }) => {
  const address = await scripts(page);
  const endings = [
    { game: "pentago", position: "ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w" },
    { game: "pentaroll", position: "b1b3/6/1wwww1/6/6/b2b2 w" },
    { game: "pantarei", position: "w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s" },
  ];
  const here = await page.evaluate(async ({ address, endings }) => {
    const { Machine } = await import(`${address}backend/machine.js`);
    const [alone, together] = [await Machine.load(1), await Machine.load(2)];
    const answers = [];
    for (const placed of endings) {
      const question = { ask: "solve", memory: 256 << 20, ...placed };
      const { count } = await alone.think({ ask: "perft", depth: 3, ...placed });
      answers.push({ count, solved: await alone.think(question), together: await together.think(question) });
    }
    return answers;
  }, { address, endings });
  for (const [index, { game, position }] of endings.entries()) {
    expect(here[index].count).toBe(panta(["perft", game, "3", position]).trim());
    const solved = JSON.parse(panta(["solve", game, position, "--threads", "1", "--memory", "256M", "--json"]));
    expect(told(here[index].solved)).toBe(told(solved));
    // Two threads may find another line, but the same values.
    expect(values(here[index].together)).toEqual(values(solved));
  }
});

/** What every move is worth. @param {Analysis} analysis */
const values = ({ value, moves }) => ({ value, moves: moves.map(({ move, value }) => ({ move, value })) });

test("Pages of the server are isolated, so that threads may share a memory; those in the frames of others are not", async ({ page }) => {
  await page.goto("/analyze/pentago");
  expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
  const other = await new OtherHost(`<iframe src="${new URL("/en/embed/pentaroll?position=w5/6/6/6/6/6+b", page.url())}"></iframe>`).open();
  await page.goto(other.url);
  const [, frame] = page.frames();
  await expect(frame.locator("svg").first()).toBeVisible();
  expect(await frame.evaluate(() => crossOriginIsolated)).toBe(false);
  await other.close();
});

test("A search that the page gives up ends, and its worker goes on", async ({ page }) => {
  const address = await scripts(page);
  // A page on which nobody else thinks.
  await page.goto("/en/rules");
  /** @type {string[]} */
  const made = [];
  page.on("worker", (worker) => made.push(worker.url()));
  const told = await page.evaluate(async (address) => {
    const { Machine } = await import(`${address}backend/machine.js`);
    const machine = await Machine.load(2);
    const question = { ask: "analyze", game: "pentaroll", position: "6/6/6/6/6/6 w", lines: 3 };
    const work = new AbortController();
    const stopped = await machine.think({ ...question, millis: 600_000 }, { signal: work.signal, onAnalysis: () => work.abort() }).catch(String);
    const { best } = await machine.think({ ...question, nodes: 300 });
    return { stopped, best };
  }, address);
  expect(told.stopped).toContain("stopped");
  expect(told.best).toBeTruthy();
  expect(made.filter((url) => url.endsWith("/hand.js"))).toHaveLength(1);
});

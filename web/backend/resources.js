/**
 * What this machine can spare. Browsers tell little of it: its processors, and its memory in coarse steps, or nothing. What is
 * said to be there the core asks for before it takes it, and goes on with less where it is refused (`memory.rs`).
 */

/** More threads leave a visitor little of the machine. */
const MOST_THREADS = 4;
/** What most machines have, in gigabytes, where nothing is said. */
const USUAL = 4;
/** The memory in bytes for the engine, and for whoever wants a proof: on machines with so many gigabytes or more. */
const MEMORY = [
  { from: 8, usual: 256 << 20, proving: 850 << 20 },
  { from: 4, usual: 256 << 20, proving: 500 << 20 },
  { from: 0, usual: 48 << 20, proving: 128 << 20 },
];

/** How many threads may think. */
export function threads() {
  return Math.max(1, Math.min(navigator.hardwareConcurrency ?? 1, MOST_THREADS));
}

/** For the engine. */
export function memory() {
  return budget().usual;
}

/** For a proof that somebody has asked for, who was told what it takes. */
export function provingMemory() {
  return budget().proving;
}

function budget() {
  const gigabytes = /** @type {{ deviceMemory?: number }} */ (navigator).deviceMemory ?? USUAL;
  return MEMORY.find(({ from }) => gigabytes >= from) ?? MEMORY[MEMORY.length - 1];
}

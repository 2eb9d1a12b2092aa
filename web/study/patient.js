/** Asking for one answer, patiently: a server that is busy is asked again. */

import { Refusal, backend } from "../backend/backend.js";

/** How long to wait where the server is busy, and how often. */
const PATIENCE = 2000;
const TRIES = 5;

/**
 * What a position is worth, and how it goes on.
 * @param {import("../backend/backend.js").Question} question
 * @param {import("../backend/backend.js").Thinker} [thinker]
 * @returns {Promise<import("../wire.js").Analysis>}
 */
export async function patiently(question, thinker = backend.thinker) {
  for (let tries = 1; ; tries += 1) {
    try {
      return await thinker.analyze(question);
    } catch (error) {
      const isBusy = error instanceof Refusal && error.isBusy;
      if (!isBusy || tries === TRIES) throw error;
      await new Promise((resolve) => setTimeout(resolve, PATIENCE));
    }
  }
}

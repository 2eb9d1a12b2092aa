/** Who thinks: the visitor's own machine wherever it can, and the server where it can do more. */

import { expect, newGame, playMove, test } from "../fixtures.js";
import { OPEN_WITH_16, OPEN_WITH_18 } from "../positions.js";
import { Server } from "../server.js";

/** What only somebody who thinks or knows the rules answers. */
const THINKING = /\/api\/(analyze|preview|line|picture)|\/(hint|threats)$/;

/**
 * What the server is asked from now on.
 * @param {import("@playwright/test").Page} page
 */
function listen(page) {
  /** @type {string[]} */
  const asked = [];
  page.on("request", (request) => THINKING.test(new URL(request.url()).pathname) && asked.push(request.url()));
  return asked;
}

/** Waits until this machine thinks. @param {import("@playwright/test").Page} page */
async function thinksHere(page) {
  await expect.poll(() => page.evaluate(async () => {
    const script = document.querySelector("script[type=module]")?.getAttribute("src") ?? "";
    const { thinksHere } = await import(new URL("backend/backend.js", new URL(script, location.href)).href);
    return thinksHere();
  })).toBe(true);
}

test("While this machine thinks, the server is asked for nothing that it knows itself", async ({ page }) => {
  await page.goto("/analyze/pentaroll");
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await thinksHere(page);
  const asked = listen(page);
  await page.locator("[data-place=W3].is-open").click();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("→3");
  await expect(page.locator("[data-verdict]")).toBeVisible();
  await expect(page.locator("[data-lines] li")).toHaveCount(3);
  expect(asked).toEqual([]);

  // Hints too, in a game that the server keeps: the first one calls this machine.
  await page.goto(await newGame(page, { game: "pentaroll", white: "human", black: "computer:1" }));
  const voice = page.locator("[data-voice]");
  await page.locator("[data-act=hint]").click();
  await expect(voice).toContainText("Hint");
  await thinksHere(page);
  await playMove(page, "Nc");
  await expect(page.locator("[data-status]")).toHaveText("Your turn");
  await expect(voice).not.toContainText("Hint");
  asked.length = 0;
  await page.locator("[data-act=hint]").click();
  await expect(voice).toContainText("Hint");
  expect(asked.filter((url) => url.endsWith("/hint"))).toEqual([]);
});

test("What the server thinks comes compressed, and so does the core", async ({ page }) => {
  const core = page.waitForResponse(/\/core(-threads)?\.wasm$/);
  const answer = page.waitForResponse(/\/api\/analyze$/);
  await page.goto("/analyze/pentaroll");
  for (const response of [await answer, await core]) expect((await response.allHeaders())["content-encoding"], response.url()).toMatch(/gzip|br|zstd/);
});

test("Where the server has more memory than this machine, it is offered to prove more, and says what it cannot have", async ({ page }) => {
  const server = await new Server(["--analysis-threads", "1", "--analysis-memory", "1G", "--limit", "analysis-seconds=300"]).start();
  await page.goto(`${server.url}/analyze/pentago#position=${OPEN_WITH_18}`);
  const far = page.locator("[data-act=server]");
  await expect(far).toBeVisible();
  await expect(far).toHaveText("Let the server prove it, with up to 1.1 GB of memory");
  await far.click();
  await expect(page.locator("[data-verdict]")).toContainText("proven");
  await expect(far).toBeHidden();

  await page.goto(`${server.url}/analyze/pentago#position=${OPEN_WITH_16}`);
  await page.reload();
  await expect(far).toBeVisible();
  await far.click();
  await expect(page.locator("[data-voice]")).toHaveText(/^A proof would take \d[.\d]* GB of memory, and the server can spare 1\.1 GB\.$/);
  await expect(page.locator("[data-verdict]")).toContainText("estimated");
  await server.stop();
});

test("A device with little memory takes little of it, and is offered what the server has", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(Navigator.prototype, "deviceMemory", { get: () => 2 }));
  await page.goto(`/analyze/pentago#position=${OPEN_WITH_18}`);
  await expect(page.locator("[data-act=prove]")).toBeVisible();
  await expect(page.locator("[data-act=prove]")).toHaveText("Prove it here, with up to 134 MB of memory");
  await expect(page.locator("[data-act=server]")).toHaveText("Let the server prove it, with up to 537 MB of memory");
});

test("A machine that is ready only after the server's answer still offers a proof", async ({ page }) => {
  let answered = () => {};
  const isAnswered = /** @type {Promise<void>} */ (new Promise((resolve) => (answered = resolve)));
  await page.route("**/core*.wasm*", async (route) => {
    await isAnswered;
    await route.continue();
  });
  await page.goto(`/analyze/pentago#position=${OPEN_WITH_18}`);
  await expect(page.locator("[data-act=again]")).toBeVisible();
  await expect(page.locator("[data-act=prove]")).toBeHidden();
  answered();
  await expect(page.locator("[data-act=prove]")).toBeVisible();
});

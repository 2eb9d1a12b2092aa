/** What works without the server after one visit. */

import { expect, makeMove, test } from "../fixtures.js";
import { UpdatedHost } from "../hosts.js";
import { Server } from "../server.js";

test.use({ serviceWorkers: "allow", reducedMotion: "reduce" });

test("After one visit and with the server gone, one can learn and analyze", async ({ browser }) => {
  const server = await new Server().start();
  const context = await browser.newContext({ baseURL: server.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/");
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  await server.kill();

  await page.goto("/en/learn/pentago/five");
  await expect(page.locator("[data-board] svg .cell").first()).toBeAttached();
  const task = JSON.parse((await page.locator("[data-task]").getAttribute("data-task")) ?? "");
  const answer = (await page.locator("[data-solution]").getAttribute("data-solution")) ?? "";
  await makeMove(page, task, answer);
  await expect(page.locator("[data-verdict]")).toContainText("Right!");

  await page.goto("/en/analyze/pentaroll#position=b1b3/6/1wwww1/6/6/b2b2 w");
  await expect(page.locator("[data-verdict]")).toContainText("win", { ignoreCase: true });
  for (const address of ["/", "/en/rules/pantarei", "/en/puzzles"]) {
    await page.goto(address);
    await expect(page.locator("main h1").first()).toBeAttached();
  }
  await context.close();
  await server.stop();
});

test("A new version is offered, and never mixed with the old one", async ({ browser }) => {
  const { server, host, context, page } = await updatable(browser);
  await expect(page.locator("[data-new-version]")).toBeHidden();
  const old = host.version;

  host.isUpdated = true;
  await page.reload();
  await expect(page.locator("[data-new-version]")).toBeVisible();
  expect(await versions(page)).toEqual([host.version]);
  // Whoever does not want it yet has all of the old one.
  await host.close();
  await page.goto("/en/learn/pentago/five");
  expect(await versions(page)).toEqual([old]);
  await expect(page.locator("[data-board] svg .cell").first()).toBeAttached();
  await page.goto("/en/rules");
  expect(await versions(page)).toEqual([old]);

  await page.locator("[data-new-version] button").click();
  await expect.poll(() => versions(page).catch(() => [])).toEqual([host.version]);
  await page.goto("/en/learn/pentago/five");
  expect(await versions(page)).toEqual([host.version]);
  await expect(page.locator("[data-board] svg .cell").first()).toBeAttached();
  expect(await page.evaluate(() => caches.keys())).toEqual([`panta-${host.version}`]);
  await context.close();
  await server.stop();
});

test("A new version that broke off, or comes in another language, is offered as any other", async ({ browser }) => {
  const { server, host, context, page } = await updatable(browser);
  const old = `panta-${host.version}`;
  const kept = () => page.evaluate(() => caches.keys());

  Object.assign(host, { isUpdated: true, isBroken: true });
  await page.reload();
  await expect.poll(kept).toEqual([old, `panta-${host.version}`]);
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.installing ?? null)).toBeNull();
  await expect(page.locator("[data-new-version]")).toBeHidden();

  host.isBroken = false;
  await page.reload();
  await expect(page.locator("[data-new-version]")).toBeVisible();
  expect(await kept()).toContain(old);
  await page.goto("/de/rules");
  await expect.poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting?.scriptURL ?? "")).toContain("language=de");
  await expect(page.locator("[data-new-version]")).toBeVisible();
  expect(await kept()).toContain(old);
  await context.close();
  await host.close();
  await server.stop();
});

test("The app can be installed", async ({ page }) => {
  await page.goto("/en/");
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  const client = await page.context().newCDPSession(page);
  const { errors, data = "{}" } = await client.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(JSON.parse(data)).toMatchObject({ name: "Panta", start_url: "/", display: "standalone" });
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  // The windows of tests are private ones.
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);
});

/** A server that will have another version, and a page that has kept the present one. @param {import("@playwright/test").Browser} browser */
async function updatable(browser) {
  const server = await new Server().start();
  const host = await new UpdatedHost(server).open();
  const context = await browser.newContext({ baseURL: host.url, serviceWorkers: "allow" });
  const page = await context.newPage();
  await page.goto("/en/rules");
  await expect(page.locator("[data-offline-ready]")).toBeVisible();
  return { server, host, context, page };
}

/** The versions of the files that a page names. @param {import("@playwright/test").Page} page @returns {Promise<string[]>} */
function versions(page) {
  return page.evaluate(() => [...new Set([...document.documentElement.outerHTML.matchAll(/\/assets\/([0-9a-f]+)\//g)].map(([, version]) => version))]);
}

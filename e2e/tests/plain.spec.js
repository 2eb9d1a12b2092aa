/** The first load is small, and pages read well without scripts. */

import { expect, playMove, setUp, test } from "../fixtures.js";

for (const first of ["home", "pentago", "pentaroll", "pantarei"]) {
  test(`The first load is small: ${first}`, async ({ page }) => {
    let address = "/";
    if (first !== "home") {
      const made = await page.request.post("/api/games", { data: { game: first, white: "human", black: "human" } });
      address = (await made.json()).url;
    }
    let bytes = 0;
    const client = await page.context().newCDPSession(page);
    await client.send("Network.enable");
    client.on("Network.loadingFinished", (event) => (bytes += event.encodedDataLength));
    await page.goto(address, { waitUntil: "networkidle" });
    test.info().annotations.push({ type: "bytes", description: String(bytes) });
    expect(bytes).toBeGreaterThan(5_000);
    expect(bytes).toBeLessThan(150_000);
  });
}

test("Pages read well without scripts", async ({ browser, server, page }) => {
  await setUp(page, "pentago", "here");
  await playMove(page, "c3-2R");
  const context = await browser.newContext({ baseURL: server.url, javaScriptEnabled: false, locale: "en-US" });
  const plain = await context.newPage();
  await plain.goto("/");
  await expect(plain.locator(".picture svg")).toHaveCount(3);
  await plain.goto(new URL(page.url()).pathname);
  await expect(plain.locator("[data-board] svg")).toBeVisible();
  await expect(plain.locator("noscript p")).toContainText("Playing needs JavaScript");
  await expect(plain.locator("[data-moves]")).toContainText("c3-2R");
  await plain.goto("/play/pentaroll?with=here");
  await plain.getByRole("button", { name: "Start the game" }).click();
  await plain.waitForURL(/\/g\//);
  await context.close();
});

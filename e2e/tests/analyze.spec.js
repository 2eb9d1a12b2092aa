/** Analyzing: moves by hand, live lines, marks, variations, what is brought along and taken away, and what goes wrong. */

import { readFileSync } from "node:fs";

import { expect, test } from "../fixtures.js";
import { OPEN_WITH_16, OPEN_WITH_18 } from "../positions.js";
import { Server } from "../server.js";

/** White wins at once with f6. */
const WINNING = "b1b3/bw4/2w2b/3w2/b3w1/6 w";
const FINISHED = "wbwbw1/bwbwb1/wbwbbw/bwwbwb/wbbwb1/bwwb2 w";

/** @param {import("@playwright/test").Page} page @param {string} address */
async function open(page, address) {
  await page.goto(address);
  await expect(page.locator("[data-tree] [aria-current]")).toBeVisible();
}

/** @param {import("@playwright/test").Page} page */
function lines(page) {
  return page.locator("[data-lines] > li");
}

/** @param {import("@playwright/test").Page} page @param {string} text */
async function paste(page, text) {
  await page.locator("[data-paste] textarea").fill(text);
  await page.locator("[data-paste] [type=submit]").click();
}

/** @param {import("@playwright/test").Page} page @param {string} cell @param {string} twist */
async function place(page, cell, twist) {
  await page.locator(`[data-cell=${cell}].is-open`).click();
  await page.locator(`[data-twist="${twist}"].is-ready`).click();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText(`${cell}-${twist}`);
}

test("Moves by hand, undo and redo, variations, comments, and all of it after a reload", async ({ page }) => {
  await open(page, "/analyze/pentago");
  await place(page, "c3", "2R");
  await place(page, "d4", "1L");
  await page.keyboard.press("u");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("c3-2R");
  await place(page, "e5", "1L");
  await expect(page.locator("[data-tree] .variation")).toHaveCount(1);
  await page.locator("[data-comment]").fill("Why not?");
  await page.locator("[data-act=promote]").click();
  await expect(page.locator("[data-tree] .main-line > li > button").nth(2)).toContainText("e5-1L");
  expect(new URL(page.url()).hash).toContain("moves=c3-2R.e5-1L");
  await page.reload();
  await expect(page.locator("[data-tree] .variation")).toContainText("d4-1L");
  await expect(page.locator("[data-comment]")).toHaveValue("Why not?");
  await page.locator("[data-act=back]").click();
  await page.locator("[data-act=forward]").click();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("e5-1L");
  await page.locator("[data-act=delete]").click();
  await expect(page.locator("[data-tree]")).not.toContainText("e5-1L");
  await page.locator("[data-act=blank]").click();
  await expect(page.locator("[data-tree] .main-line > li")).toHaveCount(1);
  await page.locator("[data-act=undo]").click();
  await expect(page.locator("[data-tree]")).toContainText("c3-2R");
  await page.keyboard.press("Control+z");
  await expect(page.locator("[data-tree]")).toContainText("e5-1L");
  await page.locator("[data-act=redo]").click();
  await expect(page.locator("[data-tree]")).not.toContainText("e5-1L");
});

test("Lines come alive, say what is proven, unfold, and can be played", async ({ page }) => {
  await open(page, `/analyze/pentago#position=${WINNING}`);
  await expect(lines(page).first().locator(".badge")).toHaveText("proven");
  await expect(lines(page).first().locator(".line-move")).toHaveText("f6");
  await expect(page.locator("[data-verdict]")).toHaveText("▲ win in 1 own moveproven");
  await expect(page.locator(".value-win").first()).toContainText("▲1");
  await expect(page.locator("[data-cell=f6]")).toHaveAttribute("aria-label", /win in 1 own move/);
  await lines(page).first().locator("> button").first().click();
  await expect(page.locator("[data-status]")).toHaveText("White has won");
  await expect(lines(page)).toHaveCount(0);
  // A line is one row, however much is to be said of it.
  await open(page, "/analyze/pentaroll#position=b4b/6/1wwww1/6/6/b4b b");
  await expect(page.locator("[data-act=stop]")).toBeHidden();
  await expect(lines(page).first().locator(".line-value")).toHaveText("loss in at most 1 move of the opponent");
  for (const [width, height] of [[1280, 900], [360, 640]]) {
    await page.setViewportSize({ width, height });
    for (const line of await lines(page).all()) expect((await line.boundingBox())?.height).toBeLessThan(60);
  }
});

test("Estimates are shown as such, improve, and can be stopped and begun again", async ({ page }) => {
  await open(page, "/analyze/pentaroll");
  await expect(lines(page)).toHaveCount(3);
  await expect(lines(page).first().locator(".badge")).toHaveText("estimated");
  await expect(lines(page).first().locator(".badge")).toHaveCSS("border-top-style", "dashed");
  await page.locator("[data-act=again]").click();
  await page.locator("[data-act=stop]").click();
  await expect(page.locator("[data-act=stop]")).toBeHidden();
  // Each is one row, until it is unfolded.
  const row = (await lines(page).first().boundingBox())?.height ?? 0;
  expect(row).toBeLessThan(60);
  await lines(page).first().getByRole("button", { name: "Show the whole line" }).click();
  await lines(page).first().locator(".line-moves button").nth(1).click();
  await expect(page.locator("[data-tree] .main-line > li")).toHaveCount(3);
  await expect(page.locator("[data-verdict]")).toBeVisible();
});

test("A proof is looked for here: it is said what that takes, and what it would take where it cannot be had", async ({ page }) => {
  await open(page, `/analyze/pentago#position=${OPEN_WITH_18}`);
  const prove = page.locator("[data-act=prove]");
  await expect(prove).toHaveText(/^Prove it here, with up to \d+ MB of memory$/);
  await expect(prove).toBeVisible();
  await prove.click();
  await expect(page.locator("[data-verdict]")).toContainText("proven");
  await expect(prove).toBeHidden();

  await open(page, `/analyze/pentago#position=${OPEN_WITH_16}`);
  await page.reload();
  await expect(prove).toBeVisible();
  await prove.click();
  await expect(page.locator("[data-voice]")).toHaveText(/^A proof would take \d[.\d]* GB of memory, and this device can spare \d+ MB\.$/);
  await expect(page.locator("[data-verdict]")).toContainText("estimated");
});

test("Where little is proven, every move is estimated, the twists of a waiting marble too", async ({ page }) => {
  await open(page, "/analyze/pentago?edition=finnish");
  await expect(lines(page)).toHaveCount(3);
  await expect(page.locator(".over .value-about")).toHaveCount(36);
  await page.locator("[data-cell=a1].is-open").click();
  await expect(page.locator(".handle .value-about")).toHaveCount(8);
});

test("Openings have the values that others have proven, and their source is named", async ({ page }) => {
  await open(page, "/analyze/pentago");
  await expect(page.locator("[data-verdict]")).toHaveText("▲ winproven by others");
  await expect(page.locator("[data-source]")).toHaveText("Geoffrey Irving, Pentago is a first-player win, 2014");
  await expect(page.locator(".over .value-win")).toHaveCount(32);
  await expect(page.locator(".over .value-draw")).toHaveCount(4);
  await page.locator("[data-cell=c1].is-open").click();
  await expect(page.locator(".handle .value-win")).toHaveCount(1);
  await expect(page.locator(".handle .value-draw")).toHaveCount(7);
  // Lines that lead to the same position are one.
  await page.keyboard.press("Escape");
  await expect(page.locator("[data-act=stop]")).toBeHidden();
  const moves = await lines(page).locator(".line-move").allTextContents();
  const reached = await Promise.all(moves.map(async (move) => (await (await page.request.post("/api/preview", { data: { game: "pentago", position: "6/6/6/6/6/6 w", move } })).json()).position));
  expect(new Set(reached).size).toBe(3);
});

test("A waiting marble shows the values of its eight twists, and marks stay on from move to move", async ({ page }) => {
  await open(page, "/analyze/pentago#position=ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w");
  await expect(page.locator("[data-verdict]")).toContainText("proven");
  const cell = page.locator(".cell.is-open").first();
  await cell.click();
  await expect(page.locator(".handle .value")).toHaveCount(8);
  await expect(page.locator(".handle .value-unknown")).toHaveCount(0);
  await expect(page.locator(".handle").first()).toHaveAttribute("aria-label", /win|draw|loss/);
  await page.locator(".handle.is-ready").first().click();
  await expect(page.locator(".over .value").first()).toBeAttached();
  await page.keyboard.press("m");
  await expect(page.locator(".value")).toHaveCount(0);
  await page.reload();
  await expect(page.locator("[data-marks]")).not.toBeChecked();
});

test("One key reads the value, one the best move, one the last move", async ({ page }) => {
  await open(page, `/analyze/pentago#position=${WINNING}`);
  await expect(page.locator("[data-verdict]")).toContainText("proven");
  const voice = page.locator("[data-voice]");
  await page.keyboard.press("v");
  await expect(voice).toHaveText("White to move: win in 1 own move, proven");
  await page.keyboard.press("b");
  await expect(voice).toHaveText("Best: f6; win in 1 own move");
  await page.keyboard.press("l");
  await expect(voice).toHaveText("No move yet");
});

test("Positions, moves and records are read; what is wrong is said; other games open theirs", async ({ page }) => {
  await open(page, "/analyze/pentago");
  await paste(page, "1. c3-2R d4-1L");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("d4-1L");
  await paste(page, "good morning");
  await expect(page.locator("[data-complaint]")).toContainText("That cannot be read: Move 1, \"good\": A move is a cell and a twist");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("d4-1L");
  await paste(page, "wwwwww/6/6/6/6/6 w");
  await expect(page.locator("[data-complaint]")).toContainText("Here White is to move; White’s marbles: 6");
  await paste(page, FINISHED);
  await expect(page.locator("[data-status]")).toContainText("has won");
  await expect(page.locator("[data-complaint]")).toBeEmpty();
  await page.locator("[data-file]").setInputFiles({ name: "game.panta", mimeType: "text/plain", buffer: Buffer.from("[Game \"Pentaroll\"]\n[Result \"*\"]\n\n1. W3 Nc *\n") });
  await page.waitForURL(/\/analyze\/pentaroll/);
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("↓c");
});

test("A line is taken away as record, picture, position and link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await open(page, "/analyze/pentaroll");
  await paste(page, "W3 Nc");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("↓c");
  await page.locator("[data-comment]").fill("into the middle");
  await page.locator("[data-act=back]").click();
  await page.locator("[data-place=E5]").click();
  await expect(page.locator("[data-tree] .variation")).toContainText("←5");
  const [record] = await Promise.all([page.waitForEvent("download"), page.locator("[data-act=record]").click()]);
  const text = readFileSync(await record.path(), "utf8");
  expect(text).toContain("1. W3 Nc {into the middle} (1... E5) *");
  await page.locator("[data-act=blank]").click();
  await paste(page, text);
  await expect(page.locator("[data-tree] .variation")).toContainText("←5");
  await expect(page.locator("[data-tree] .note")).toHaveText("into the middle");
  const [picture] = await Promise.all([page.waitForEvent("download"), page.locator("[data-act=save-picture]").click()]);
  expect(readFileSync(await picture.path(), "utf8")).toContain("<svg");
  const copied = () => page.evaluate(() => navigator.clipboard.readText());
  await page.locator("[data-act=copy-position]").click();
  await expect.poll(copied).toBe(await page.locator("[data-position]").textContent());
  // Another site shows the position that is on the board.
  const code = await page.locator("#embed-code").inputValue();
  const embedded = await page.request.get(/src="([^"]+)"/.exec(code)?.[1] ?? "");
  expect(embedded.status()).toBe(200);
  expect(embedded.headers()["content-security-policy"]).not.toContain("frame-ancestors 'none'");
  // The link has the whole tree, compressed, and leads to where it was copied.
  await page.locator("[data-act=copy-link]").click();
  await expect.poll(copied).toContain("#tree=");
  const link = await copied();
  await page.evaluate(() => localStorage.clear());
  await page.goto("/rules");
  await open(page, link);
  await expect(page.locator("[data-tree] .variation")).toContainText("←5");
  await expect(page.locator("[data-tree] .note")).toHaveText("into the middle");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("↓c");
  await page.goto("/rules");
  await open(page, link.slice(0, link.indexOf("&at") - 8));
  await expect(page.locator("[data-voice]")).toHaveText("This link is damaged or not complete. The empty board is shown.");
  await expect(page.locator("[data-position]")).toHaveText("6/6/6/6/6/6 w");
});

test("A position is pinned and compared with another, and the wheel steps between them", async ({ page }) => {
  await open(page, `/analyze/pentago#position=${WINNING}&moves=a4-1L`);
  await page.keyboard.press("p");
  const pin = page.locator("[data-pin]");
  await expect(pin.locator("[data-pin-name]")).toHaveText("1. a4-1L");
  await expect(pin.getByRole("img", { name: "1. a4-1L" })).toBeVisible();
  await expect(pin.locator("[data-pin-value]")).toContainText("For White: ");
  await page.locator("[data-board] .board").hover();
  await page.mouse.wheel(0, -100);
  await expect(page.locator("[data-tree] [aria-current]")).toHaveText("Start");
  await expect(pin.locator("[data-pin-here]")).toHaveText("For White: win in 1 own move, proven");
  await page.mouse.wheel(0, 100);
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("a4-1L");
  await page.locator("[data-act=first]").click();
  await pin.getByRole("button", { name: "Go there" }).click();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("a4-1L");
  await pin.getByRole("button", { name: "Unpin" }).click();
  await expect(pin).toBeHidden();
});

test("A position is set up by hand and checked in words", async ({ page }) => {
  for (const game of ["pentago", "pentaroll"]) {
    await open(page, `/analyze/${game}`);
    await page.locator("[data-act=edit]").click();
    const cell = page.locator(game === "pentago" ? "[data-cell=c3]" : "[data-place=c3]");
    await cell.click();
    // The palette says what goes into a cell; erasing takes it away.
    const other = page.locator(game === "pentago" ? "[data-cell=a1]" : "[data-place=a1]");
    await page.getByRole("radio", { name: "Black" }).first().check();
    await other.click();
    await expect(other).toHaveAttribute("aria-label", /Black/);
    await page.getByRole("radio", { name: "Erase" }).check();
    await other.click();
    await page.locator("[data-editor] [type=submit]").click();
    await expect(page.locator("[data-edit-complaint]")).toContainText("Here White is to move; White’s marbles: 1");
    await page.locator("[data-editor] [value=black]").check();
    await page.locator("[data-editor] [type=submit]").click();
    await expect(page.locator("[data-position]")).toHaveText("6/6/2w3/6/6/6 b");
    await expect(page.locator("[data-status]")).toHaveText("Black to move");
  }
});

test("A position is set up by keyboard, the Czech reply included", async ({ page }) => {
  await open(page, "/analyze/pentago?edition=czech");
  await page.locator("[data-act=edit]").focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-voice]")).toContainText("White");
  await page.getByRole("radio", { name: "Black" }).first().press(" ");
  await page.locator("[data-cell=b1]").focus();
  await page.keyboard.press("Enter");
  await page.locator("[data-editor] [type=submit]").focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-position]")).toHaveText(/b.*w.* w czech$/);
  await page.locator("[data-act=edit]").click();
  await page.locator("[data-reply]").check();
  await page.locator("[data-editor] [type=submit]").click();
  await expect(page.locator("[data-edit-complaint]")).toContainText("A reply is possible only where");
});

test("A snake is set up by hand", async ({ page }) => {
  await open(page, "/analyze/pantarei");
  await page.locator("[data-act=edit]").click();
  await page.locator("[data-stack=\"1\"]").click();
  await expect(page.locator("[data-voice]")).toContainText("Where should it go?");
  await page.locator("[data-stack=\"2\"]").click();
  await expect(page.locator("[data-stack]")).toHaveCount(18);
  await page.locator("[data-beside]").check();
  await page.locator("[data-stack=\"1\"]").click();
  await page.locator("[data-stack=\"3\"]").click();
  await expect(page.locator("[data-stack]")).toHaveCount(19);
  await page.locator("[data-beside]").uncheck();
  await page.locator("[data-stack=\"2\"]").click();
  await page.locator("[data-stack=\"1\"]").click();
  await page.locator("[data-editor] [type=submit]").click();
  await expect(page.locator("[data-position]")).toHaveText(/^[wbn]\d?[wbn]\d?,/);
});

test.describe("In German", () => {
  test.use({ locale: "de-DE" });

  test("What is wrong with a position is said in the visitor's language", async ({ page }) => {
    await open(page, "/analyze/pantarei");
    await paste(page, "w1,w1,w1,w1 w s");
    await expect(page.locator("[data-complaint]")).toContainText("Falsche Zahl der Steine w1: hier 4, im Spiel 3");
  });
});

test("A bad link says so and shows the blank board", async ({ page }) => {
  await open(page, "/analyze/pentago#position=nonsense");
  await expect(page.locator("[data-voice]")).toContainText("That cannot be read");
  await expect(page.locator("[data-position]")).toHaveText("6/6/6/6/6/6 w");
});

test("When the server is gone that was to think, it is said and nothing is lost", async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem("panta-thinker", "server"));
  const server = await new Server().start();
  await open(page, `${server.url}/analyze/pentaroll`);
  await page.locator("[data-place=W3]").click();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("→3");
  await server.kill();
  await expect(page.locator("[data-voice]")).toContainText("does not answer");
  await paste(page, "W3");
  await expect(page.locator("[data-complaint]")).toContainText("does not answer");
  await server.start();
  await page.reload();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("→3");
  await server.stop();
});

test("The link leads to the variation on the board, and Back and Forward around the page come back to it", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/rules");
  await open(page, "/analyze/pentago");
  const entries = await page.evaluate(() => history.length);
  await place(page, "c3", "2R");
  await place(page, "d4", "1L");
  await page.keyboard.press("u");
  await place(page, "e5", "1L");
  await expect.poll(() => page.evaluate(() => history.state?.isPending ?? false)).toBe(false);
  // Half turns come and go: at most the last one is left, as a way forward.
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(entries + 1);
  // Arrows step, where they do not move the focus on the board.
  await page.locator("h2").first().click();
  await page.keyboard.press("ArrowLeft");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("c3-2R");
  await page.keyboard.press("ArrowRight");
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("e5-1L");
  await page.locator("[data-act=copy-link]").click();
  await expect(page.locator("[data-voice]")).toHaveText("Copied");
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain("at=c3-2R.e5-1L");

  await page.goBack();
  await page.waitForURL(/\/rules$/);
  await page.goForward();
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("e5-1L");
  await expect(page.locator('[data-cell="e5"]')).toHaveAttribute("aria-label", /White|Black/);
  await expect(page.locator("[data-tree] .variation")).toContainText("e5-1L");

  await page.evaluate(() => localStorage.clear());
  await page.goto("/rules");
  await open(page, link);
  await expect(page.locator("[data-tree] [aria-current]")).toContainText("e5-1L");
  await expect(page.locator("[data-tree]")).toContainText("d4-1L");
});

test("On a phone, setting up brings the board into sight, and values leave the heads of arrows free", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await open(page, `/analyze/pentago#position=${WINNING}`);
  await expect(lines(page).first().locator(".badge")).toHaveText("proven");
  const isSeen = () => page.evaluate(() => {
    const { top, bottom } = document.querySelector("[data-board] .board")?.getBoundingClientRect() ?? new DOMRect();
    return top >= -1 && bottom <= innerHeight + 1;
  });
  await page.locator("[data-cell=a6].is-open").click();
  await expect(page.locator(".handle .value")).toHaveCount(8);
  const covered = await page.evaluate(() => [...document.querySelectorAll(".handle")].filter((handle) => {
    const [head, plate] = [handle.querySelectorAll(".handle-arc")[1], handle.querySelector(".value-plate")].map((one) => one?.getBoundingClientRect() ?? new DOMRect());
    return head.left < plate.right && plate.left < head.right && head.top < plate.bottom && plate.top < head.bottom;
  }).length);
  expect(covered).toBe(0);
  await page.keyboard.press("Escape");
  await page.locator("[data-act=edit]").click();
  await expect.poll(isSeen).toBe(true);
  await expect(page.locator("[data-board] .cell:focus")).toHaveCount(1);
  // So is what is put into its cells.
  await expect(page.locator(".palette")).toBeInViewport({ ratio: 1 });
});

/** Every page passes the accessibility checks in light and dark, and is photographed on a phone, a laptop and a wide screen if somebody wants to look. */

import AxeBuilder from "@axe-core/playwright";
import { expect, makeMove, newGame, playMove, setUp, state, test } from "../fixtures.js";

const SIZES = /** @type {const} */ ({ phone: { width: 360, height: 740 }, laptop: { width: 1280, height: 800 }, wide: { width: 1920, height: 1080 } });

/** What can be wrong in one language alone. */
const WORDS = ["aria-input-field-name", "button-name", "document-title", "empty-heading", "html-has-lang", "html-lang-valid", "image-alt", "input-button-name", "label", "link-name", "svg-img-alt", "valid-lang"];

test.describe("every page", () => {
  test.use({ reducedMotion: "reduce", viewport: SIZES.phone });

  for (const [name, open] of Object.entries(pages())) {
    test(name, async ({ page }) => {
      await open(page);
      expect(await page.locator("body").innerText()).not.toMatch(/\[[a-z-]+\]/);
      expect(await smallTargets(page)).toEqual([]);
      for (const [size, viewport] of Object.entries(SIZES)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of /** @type {const} */ (["light", "dark"])) {
          await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
          await photograph(page, `${name}-${size}-${colorScheme}`);
          expect(await overflow(page)).toBe(0);
          // What a page is called does not depend on its size, and in the dark only its colors are others.
          if (size === "phone") expect(await complaints(page, colorScheme === "dark" ? ["color-contrast"] : undefined)).toEqual([]);
        }
      }
    });
  }
});

for (const locale of ["de-DE", "ja-JP", "ar-EG"]) {
  test.describe(locale, () => {
    test.use({ locale, viewport: SIZES.phone, reducedMotion: "reduce" });

    for (const name of ["home", "setup-pantarei", "rules-pentago", "invite", "mine", "threats", "over-pentago", "learn-index", "learn-pentago", "puzzles", "puzzle-pentago", "analyze-pentaroll", "analyze-editor", "review"]) {
      test(name, async ({ page }) => {
        await pages()[name](page);
        for (const size of /** @type {const} */ (["phone", "laptop"])) {
          await page.setViewportSize(SIZES[size]);
          await photograph(page, `${locale}-${name}-${size}`);
          expect(await overflow(page)).toBe(0);
        }
        expect(await complaints(page, WORDS)).toEqual([]);
      });
    }
  });
}

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

/** @returns {Record<string, (page: import("@playwright/test").Page) => Promise<unknown>>} */
function pages() {
  return {
    home: (page) => page.goto("/"),
    "setup-pentago": (page) => page.goto("/play/pentago"),
    "setup-pentaroll": (page) => page.goto("/play/pentaroll?with=friend"),
    "setup-pantarei": (page) => page.goto("/play/pantarei?with=here"),
    "rules-pentago": (page) => page.goto("/rules/pentago?edition=czech"),
    "rules-pentaroll": (page) => page.goto("/rules/pentaroll"),
    "rules-pantarei": (page) => page.goto("/rules/pantarei"),
    "rules-index": (page) => page.goto("/rules"),
    missing: (page) => page.goto("/nowhere"),
    "learn-index": (page) => page.goto("/learn"),
    "learn-pentago": (page) => answered(page, "/learn/pentago/both", { game: "pentago", move: "e3-1R" }),
    "learn-pentaroll": (page) => answered(page, "/learn/pentaroll/defend", { game: "pentaroll", move: "E6" }),
    "learn-pantarei": (page) => page.goto("/learn/pantarei/neutral"),
    "learn-edition": (page) => page.goto("/learn/pentago/basque"),
    puzzles: (page) => page.goto("/puzzles"),
    "puzzle-pentago": async (page) => {
      await page.goto("/puzzles/pentago/30");
      await page.locator(".solution summary").click();
    },
    "puzzle-pentaroll": (page) => answered(page, "/puzzles/pentaroll/1", { game: "pentaroll", move: "Sb" }),
    "puzzle-pantarei": (page) => page.goto("/puzzles/pantarei/60"),
    invite: (page) => setUp(page, "pentaroll", "friend"),
    join: async (page) => {
      await setUp(page, "pentago", "friend");
      const link = await page.locator("[data-copy]").inputValue();
      await page.context().clearCookies();
      await page.goto(link);
    },
    mine: async (page) => {
      await setUp(page, "pentago", "here");
      await setUp(page, "pantarei", "here");
      await page.goto("/my-games");
    },
    pentago: async (page) => {
      await setUp(page, "pentago", "here");
      for (const move of ["c3-2R", "d4-1L", "b2-4R"]) await playMove(page, move);
      await page.locator("[data-cell=e5].is-open").click();
    },
    pentaroll: async (page) => {
      await setUp(page, "pentaroll", "here");
      for (const move of ["W3", "Nf", "Nf", "W3", "W1"]) await playMove(page, move);
    },
    pantarei: async (page) => {
      await setUp(page, "pantarei", "here");
      await page.locator("[data-act=choose][data-color=black]").click();
      await expect.poll(async () => (await state(page)).choice).toBe(null);
      for (let turn = 0; turn < 3; turn += 1) await playMove(page, (await state(page)).legal[0]);
      const { legal } = await state(page);
      await page.locator(`[data-stack="${parseInt(legal[0], 10)}"].is-open`).click();
      await expect(page.locator(".landing").first()).toBeAttached();
    },
    choosing: (page) => setUp(page, "pantarei", "here"),
    "over-pentago": (page) => won(page, "pentago"),
    "over-pentaroll": (page) => won(page, "pentaroll"),
    "over-pantarei": (page) => won(page, "pantarei"),
    "analyze-pentago": (page) => analyze(page, "/analyze/pentago#position=ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w"),
    "analyze-twists": async (page) => {
      await analyze(page, "/analyze/pentago?edition=czech#position=ww1bbb/bbwbw1/bw1wbw/1b1bw1/wb1wwb/1wb1w1 w");
      await page.locator(".cell.is-open").first().click();
      await expect(page.locator(".handle .value")).toHaveCount(8);
    },
    "analyze-pentaroll": (page) => analyze(page, "/analyze/pentaroll#position=b1b3/6/1wwww1/6/6/b2b2 w&moves=Nc.Sc&ply=1"),
    "analyze-pantarei": (page) => analyze(page, "/analyze/pantarei#position=w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s"),
    "analyze-editor": async (page) => {
      await analyze(page, "/analyze/pantarei#position=w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s");
      await page.locator("[data-act=edit]").click();
      await page.locator("[data-stack=\"1\"]").click();
      await page.locator("[data-stack=\"2\"]").click();
      await page.locator("[data-editor] [value=black]").check();
      await page.locator("[data-editor] [type=submit]").click();
    },
    review: async (page) => {
      await won(page, "pentaroll");
      await page.goto(`${new URL(page.url()).pathname}/review`);
      await expect(page.locator(".graph svg")).toBeVisible();
      await expect(page.locator("progress")).toBeHidden();
    },
    threats: async (page) => {
      await page.goto("/rules");
      await page.goto(await newGame(page, { game: "pentago", position: "www2w/5w/b4b/6/1w4/bbb1b1 w", white: "human", black: "human" }));
      await page.locator("[data-threats]").check();
      await expect(page.locator(".threat").first()).toBeAttached();
    },
  };
}

/**
 * A position that the engine has said all about that it can.
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 */
async function analyze(page, address) {
  await page.goto(address);
  await expect(page.locator("[data-lines] > li").first()).toBeVisible();
  await expect(page.locator("[data-act=stop]")).toBeHidden();
}

/** Positions one move before the end, and that move. */
const LAST_MOVES = {
  pentago: { position: "b1b3/bw4/2w2b/3w2/b3w1/6 w", move: "f6" },
  pentaroll: { position: "b1b3/6/1wwww1/6/6/b2b2 w", move: "W3" },
  pantarei: { position: "w1w2b3b1w3b3,b1w1,b2,w2w3b1,w1b2n,w2b3,w3b2 w s", move: "2L1" },
};

/**
 * A game that White has just won.
 * @param {import("@playwright/test").Page} page
 * @param {"pentago" | "pentaroll" | "pantarei"} game
 */
async function won(page, game) {
  const { position, move } = LAST_MOVES[game];
  await page.goto("/rules");
  await page.goto(await newGame(page, { game, position, white: "human", black: "human" }));
  await playMove(page, move);
  await expect(page.locator("[data-result] h2")).toBeVisible();
}

/**
 * A task after a move.
 * @param {import("@playwright/test").Page} page
 * @param {string} address
 * @param {{ game: string, move: string }} answer
 */
async function answered(page, address, { game, move }) {
  await page.goto(address);
  await expect(page.locator("[data-board] .cell.is-open").first()).toBeAttached();
  await makeMove(page, { game, position: "" }, move);
  await expect(page.locator("[data-verdict] h3")).toBeVisible();
}

/**
 * A picture for people to look at; it takes longer than the checks.
 * @param {import("@playwright/test").Page} page
 * @param {string} name
 */
async function photograph(page, name) {
  if (process.env.SCREENSHOTS) await page.screenshot({ path: `screenshots/${name}.png`, fullPage: true });
}

/**
 * What the accessibility checks find, all of them or these.
 * @param {import("@playwright/test").Page} page
 * @param {string[]} [rules]
 */
async function complaints(page, rules) {
  await settled(page);
  const axe = new AxeBuilder({ page });
  const { violations } = await (rules ? axe.withRules(rules) : axe).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" ")}`);
}

/**
 * Waits until colors are what they will be: a change of scheme shows in the next frame, and begins transitions that take
 * a frame more, however short they are.
 * @param {import("@playwright/test").Page} page
 */
function settled(page) {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    do await frame().then(frame);
    while (document.getAnimations().some(({ playState }) => playState === "running"));
  });
}

/** By how much a page is wider than its window. @param {import("@playwright/test").Page} page */
function overflow(page) {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * What can be pressed but is smaller than a fingertip. Links inside a text may be.
 * @param {import("@playwright/test").Page} page
 */
async function smallTargets(page) {
  return page.evaluate(() =>
    [...document.querySelectorAll("a, button, select, summary, .cell, .handle-body, input[type=url]")]
      .filter((element) => !element.closest("p:not(.row), .hidden-words, .skip") && !element.matches(".skip"))
      .map((element) => ({ element, box: element.getBoundingClientRect() }))
      .filter(({ box }) => box.width > 0 && (box.width < 43.5 || box.height < 43.5))
      .map(({ element, box }) => `${element.outerHTML.slice(0, 90)} ${Math.round(box.width)}x${Math.round(box.height)}`),
  );
}

/** Contact sheets: one kind of page in several languages side by side, for people to look at. */

/** @typedef {import("@playwright/test").Browser} Browser */
/** @typedef {import("@playwright/test").Page} Page */

const FOLDER = "screenshots/languages";

/** Sheets by the width of their pages: how many pages stand in a row and on a sheet, how much smaller they are, and how much of each is seen, so that a sheet can be read where it is opened. */
const LAYOUTS = /** @type {Record<number, { columns: number, count: number, scale: number, height: number }>} */ ({
  320: { columns: 6, count: 6, scale: 1, height: 1600 },
  1280: { columns: 3, count: 6, scale: 0.5, height: 1600 },
});

/** Pages of a kind; nothing is photographed unless somebody wants to look, since that takes longer than the checks. */
export class ContactSheet {
  /** @type {Map<number, { language: string, image: string }[]>} */
  #shots = new Map();
  #isWanted = Boolean(process.env.SCREENSHOTS);

  /** @param {string} name the kind of page */
  constructor(name) {
    this.name = name;
  }

  /**
   * Takes a picture of a page, which is as wide as that.
   * @param {Page} page
   * @param {string} language
   * @param {number} width
   */
  async add(page, language, width) {
    if (!this.#isWanted) return;
    const image = await page.screenshot({ fullPage: true, type: "jpeg", quality: 85 });
    this.#shots.set(width, [...(this.#shots.get(width) ?? []), { language, image: image.toString("base64") }]);
  }

  /**
   * Writes the sheets: `home-320-1.png` and so on.
   * @param {Browser} browser
   */
  async write(browser) {
    for (const [width, shots] of this.#shots) {
      const { columns, count, scale, height } = LAYOUTS[width];
      const page = await browser.newPage({ viewport: { width: Math.ceil((width * scale + 10) * columns), height: 100 } });
      for (let first = 0; first < shots.length; first += count) {
        const figures = shots.slice(first, first + count).map(({ language, image }) => `<figure><figcaption>${language}</figcaption><div><img src="data:image/jpeg;base64,${image}"></div></figure>`);
        await page.setContent(`<style>
          body { margin: 0; background: #888; display: grid; grid-template-columns: repeat(${columns}, 1fr); font: 16px sans-serif; }
          figure { margin: 5px; } figcaption { background: #fff; padding: 2px; } img { display: block; width: ${width * scale}px; }
          div { max-height: ${height * scale}px; overflow: hidden; }
        </style>${figures.join("")}`);
        await page.screenshot({ path: `${FOLDER}/${this.name}-${width}-${first / count + 1}.png`, fullPage: true });
      }
      await page.close();
    }
  }
}

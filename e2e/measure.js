/**
 * What can be wrong with a page in one language alone, measured where the words stand: all of it in one look at the page.
 * `faults` runs inside the browser and must need nothing of this file.
 */

/** @typedef {import("@playwright/test").Page} Page */
/** @typedef {{ isRightToLeft: boolean, isPseudo: boolean }} Expected */

/**
 * What is wrong with a page as it is shown now, one line for each.
 * @param {Page} page
 * @param {Expected} expected
 * @returns {Promise<string[]>}
 */
export function faults(page, expected) {
  return page.evaluate(inPage, expected);
}

/** @param {Expected} expected */
function inPage({ isRightToLeft, isPseudo }) {
  /** So much may a letter stand over the edge of its box, for the sake of rounding. */
  const SLACK = 1.5;
  /** Lines are set closer than letters are high. */
  const SLACK_DOWN = 6;
  const root = document.documentElement;
  /** @type {string[]} */
  const found = [];
  const short = (/** @type {string} */ text) => JSON.stringify(text.trim().replace(/\s+/g, " ").slice(0, 60));
  const name = (/** @type {Element} */ element) => `<${element.localName}${element.getAttribute("class") ? ` class="${element.getAttribute("class")}"` : ""}>`;

  direction();
  const texts = visibleTexts();
  width();
  clipped();
  for (const text of texts) inside(text);
  for (const text of texts) squeezed(text);
  overlapping();
  selections();
  drawings();
  boards();
  for (const text of texts) moves(text.node);
  if (isPseudo) hardCoded();
  missing();
  return [...new Set(found)];

  function direction() {
    const wanted = isRightToLeft ? "rtl" : "ltr";
    if (root.dir !== wanted || getComputedStyle(document.body).direction !== wanted) found.push(`the page does not go ${wanted}`);
  }

  /** The texts that are seen, outside of drawings. */
  function visibleTexts() {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    /** @type {{ node: Text, parent: Element, boxes: DOMRect[] }[]} */
    const texts = [];
    while (walker.nextNode()) {
      const node = /** @type {Text} */ (walker.currentNode);
      const parent = node.parentElement;
      if (!parent || !node.data.trim() || parent.closest("svg, script, style, noscript, option, .hidden-words, .skip")) continue;
      if (!parent.checkVisibility({ visibilityProperty: true, opacityProperty: true, contentVisibilityAuto: true })) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const boxes = [...range.getClientRects()].filter((box) => box.width > 0);
      if (boxes.length) texts.push({ node, parent, boxes });
    }
    return texts;
  }

  function width() {
    const more = root.scrollWidth - root.clientWidth;
    if (more > 0) found.push(`the page is ${more} pixels wider than the screen`);
  }

  /** What hides a part of its own text. */
  function clipped() {
    for (const element of document.body.querySelectorAll("*")) {
      if (element.closest("svg, .hidden-words, .skip") || !element.checkVisibility() || !element.textContent?.trim()) continue;
      const { overflowX, overflowY } = getComputedStyle(element);
      const hides = (/** @type {string} */ overflow) => overflow === "hidden" || overflow === "clip";
      if (hides(overflowX) && element.scrollWidth > element.clientWidth + SLACK) found.push(`${name(element)} cuts ${short(element.textContent)} at the side`);
      if (hides(overflowY) && element.scrollHeight > element.clientHeight + SLACK_DOWN) found.push(`${name(element)} cuts ${short(element.textContent)} below`);
    }
  }

  /**
   * Whether a text has been squeezed until one letter stands below the other.
   * @param {{ node: Text, parent: Element, boxes: DOMRect[] }} text
   */
  function squeezed({ node, parent, boxes }) {
    const size = parseFloat(getComputedStyle(parent).fontSize);
    // Where directions change, one line is several boxes.
    const lines = new Set(boxes.map((box) => Math.round(box.top)));
    if (lines.size >= 4 && boxes.every((box) => box.width < 2.2 * size)) found.push(`${short(node.data)} stands letter by letter`);
  }

  /**
   * Whether a text stands inside of everything it belongs to, up to what scrolls or lies over the page.
   * @param {{ node: Text, parent: Element, boxes: DOMRect[] }} text
   */
  function inside({ node, parent, boxes }) {
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    for (let element = /** @type {Element | null} */ (parent); element && element !== document.body; element = element.parentElement) {
      const { display, position, overflowX } = getComputedStyle(element);
      if (display === "inline" || display === "contents") continue;
      if (overflowX === "auto" || overflowX === "scroll") return;
      const box = element.getBoundingClientRect();
      const over = Math.max(box.left - left, right - box.right);
      if (over > SLACK) return found.push(`${short(node.data)} stands ${Math.round(over)} pixels out of ${name(element)}`);
      if (bottom - box.bottom > SLACK_DOWN) return found.push(`${short(node.data)} stands ${Math.round(bottom - box.bottom)} pixels below ${name(element)}`);
      if (position === "absolute" || position === "fixed") return;
    }
    if (left < -SLACK || right > root.clientWidth + SLACK) found.push(`${short(node.data)} stands outside of the screen`);
  }

  /** Texts of different boxes that lie over each other, or run into each other without a space. */
  function overlapping() {
    const placed = texts.filter(({ parent }) => !parent.closest(":popover-open, .languages form, .masthead"));
    const boxes = placed.flatMap(({ node, boxes }) => boxes.map((box) => ({ node, box })));
    boxes.sort((a, b) => a.box.top - b.box.top);
    for (let i = 0; i < boxes.length; i += 1) {
      for (let j = i + 1; j < boxes.length && boxes[j].box.top < boxes[i].box.bottom; j += 1) {
        const [a, b] = [boxes[i], boxes[j]];
        if (a.node === b.node) continue;
        const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
        const down = Math.min(a.box.bottom, b.box.bottom) - Math.max(a.box.top, b.box.top);
        const isInOrder = a.box.left <= b.box.left !== isRightToLeft;
        const [before, after] = isInOrder ? [a, b] : [b, a];
        const touch = Math.abs(across) < 1 && down > SLACK_DOWN && /[\p{L}\p{N}.!?]$/u.test(before.node.data) && /^[\p{Lu}\p{Ll}\p{N}]/u.test(after.node.data);
        if (touch) found.push(`${short(before.node.data)} runs into ${short(after.node.data)}`);
        if (across > 2 && down > SLACK_DOWN) found.push(`${short(a.node.data)} and ${short(b.node.data)} lie over each other`);
      }
    }
  }

  /** What is chosen in a list is read whole; so is what a field shows while it is empty. */
  function selections() {
    const pen = document.createElement("canvas").getContext("2d");
    if (!pen) return found.push("nothing can be measured");
    for (const field of /** @type {NodeListOf<HTMLSelectElement | HTMLInputElement>} */ (document.querySelectorAll("select, input[placeholder]"))) {
      if (!field.checkVisibility()) continue;
      const style = getComputedStyle(field);
      const text = field instanceof HTMLSelectElement ? (field.selectedOptions[0]?.text ?? "") : field.placeholder;
      pen.font = style.font;
      const arrow = field instanceof HTMLSelectElement ? 16 : 0;
      const room = field.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight) - arrow;
      if (pen.measureText(text).width > room + SLACK) found.push(`${name(field)} cuts ${short(text)}`);
    }
  }

  /** What is written on a graph is not covered by what it shows. */
  function drawings() {
    for (const text of document.querySelectorAll("svg text")) {
      const written = text.getBoundingClientRect();
      for (const dot of text.closest("svg")?.querySelectorAll(".graph-dot") ?? []) {
        const covered = dot.getBoundingClientRect();
        const across = Math.min(written.right, covered.right) - Math.max(written.left, covered.left);
        const down = Math.min(written.bottom, covered.bottom) - Math.max(written.top, covered.top);
        if (across > 0 && down > 0) found.push(`${short(text.textContent ?? "")} is covered by a point`);
      }
    }
  }

  /** Boards are the same for everybody: columns and stacks go from left to right. */
  function boards() {
    for (const svg of /** @type {NodeListOf<SVGSVGElement>} */ (document.querySelectorAll("[data-board] svg, .picture svg, figure svg"))) {
      if (!svg.checkVisibility()) continue;
      const matrix = svg.getScreenCTM();
      if (!matrix || matrix.a <= 0) found.push("a board is mirrored");
      if (getComputedStyle(svg).direction !== "ltr") found.push("what is written on a board goes from right to left");
    }
    for (const [first, last] of [["[data-cell=a1]", "[data-cell=f1]"], ["[data-place=Na]", "[data-place=Nf]"], ['[data-stack="1"]', '[data-stack="2"]']]) {
      const [a, b] = [first, last].map((selector) => document.querySelector(`[data-board] ${selector}`)?.getBoundingClientRect());
      const isOneRow = a && b && Math.abs(a.top + a.bottom - b.top - b.bottom) < a.height;
      if (isOneRow && a.left >= b.left) found.push(`${first} is not left of ${last}`);
    }
  }

  /**
   * Moves are read from left to right, each by itself and one after the other.
   * @param {Text} node
   */
  function moves(node) {
    const MOVE = /[a-f][1-6]-[1-4][LR]|~\d{1,3}|\b[a-f][1-6]\b|\b[NESW][a-f1-6]\b|\b\d{1,2}[LR]\d\b|\b\d{1,2}x\d{1,2}\b/g;
    let before = null;
    for (const match of node.data.matchAll(MOVE)) {
      const [from, to] = [match.index, match.index + match[0].length];
      const [first, last] = [box(node, from), box(node, to - 1)];
      if (first.top === last.top && first.left >= last.left) found.push(`${match[0]} is turned around in ${short(node.data)}`);
      const follows = before && node.data.slice(before.to, from) === " ";
      if (before && follows && before.box.top === first.top && before.box.left >= first.left) found.push(`${match[0]} stands before what comes before it in ${short(node.data)}`);
      before = { to, box: first };
    }
  }

  /**
   * @param {Text} node
   * @param {number} at
   */
  function box(node, at) {
    const range = document.createRange();
    range.setStart(node, at);
    range.setEnd(node, at + 1);
    return range.getBoundingClientRect();
  }

  /** The pseudo-language has no plain letters: what has any is not from the messages, or is the same everywhere: notation, what is written on keys, names of people, dates as the browser says them. */
  function hardCoded() {
    const SAME = /https?:\S+|[wbn\d]+(?:[/,][wbn\d]+)+ [wb](?: \S+)?|[a-f][1-6](?:-[1-4][LR])?|\b[NESW][a-f1-6]\b|\b\d+[LRx]\d+\b|\bpass\b|\bPanta\b/g;
    const check = (/** @type {string | null} */ text, /** @type {string} */ where) => {
      if (/[A-Za-z]{2,}/.test((text ?? "").replace(SAME, ""))) found.push(`${where} has words of its own: ${short(text ?? "")}`);
    };
    check(document.title, "the title");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (parent && !parent.closest("script, style, kbd, time, [translate=no], [lang]:not(html)")) check(walker.currentNode.nodeValue, name(parent));
    }
    for (const attribute of ["aria-label", "aria-description", "aria-roledescription", "aria-valuetext", "title", "alt", "placeholder"]) {
      for (const element of document.body.querySelectorAll(`[${attribute}]`)) {
        if (!element.closest("[translate=no], [lang]:not(html)")) check(element.getAttribute(attribute), `${attribute} of ${name(element)}`);
      }
    }
  }

  /** Messages that are not there show their names; arguments that are not given show theirs. */
  function missing() {
    const text = document.body.innerText;
    const hole = /\[[a-z]+(?:-[a-z]+)+\]|\{\$[a-z]+\}/.exec(text);
    if (hole) found.push(`there is no ${hole[0]}`);
  }
}

/**
 * Where the stacks of the snake lie: in one waving line where there is room, else winding to and fro.
 *
 * ```text
 *   1  2  3  4 ╮
 *  ╭ 8  7  6  5 ╯
 *  ╰ 9 10 11
 * ```
 */

export const PITCH = 62;
const SIDE = 34;
const ROW = 128;
const TOP = 92;
const BELOW = 82;
const WAVE = 20;
/** How far a scale stands above the one below it, closed and opened. */
export const CLOSED = 9;
export const OPENED = 25;

/** @typedef {{ x: number, y: number }} Place */

/**
 * @typedef {object} Layout
 * @property {Place[]} places
 * @property {number} width
 * @property {number} height
 * @property {string} spine the path of the body through all places
 * @property {Place & { side: number }} head where the head looks
 */

/**
 * @param {number} n_stacks
 * @param {number} most how many stacks fit side by side
 * @returns {Layout}
 */
export function lay(n_stacks, most) {
  const n_rows = Math.max(1, Math.ceil(n_stacks / most));
  const perRow = Math.ceil(n_stacks / n_rows);
  // The drawing keeps its scale while the snake gets shorter, as long as it has as many rows.
  const width = 2 * SIDE + Math.max(perRow, Math.min(most, 10)) * PITCH;
  const left = (width - perRow * PITCH) / 2;
  const places = Array.from({ length: n_stacks }, (_, index) => {
    const row = Math.floor(index / perRow);
    const along = index % perRow;
    const column = row % 2 === 0 ? along : perRow - 1 - along;
    const wave = Math.sin((index * Math.PI) / (n_rows === 1 ? 3.5 : 2.5)) * (n_rows === 1 ? WAVE : WAVE / 2.5);
    return { x: left + column * PITCH + PITCH / 2, y: TOP + row * ROW + wave };
  });
  return { places, width, height: TOP + (n_rows - 1) * ROW + BELOW, spine: spine(places), head: { x: places[0].x - 34, y: places[0].y + 6, side: -1 } };
}

/**
 * A smooth path: from place to place along a row, and around the bend to the next.
 * @param {Place[]} places
 */
function spine(places) {
  const [first, ...rest] = places;
  let path = `M${first.x - 34} ${first.y + 6} L${first.x} ${first.y + 6}`;
  let before = first;
  for (const place of rest) {
    const isBend = Math.abs(place.y - before.y) > ROW / 2;
    const out = isBend ? Math.sign(before.x - (places[0].x + places[places.length - 1].x) / 2 || 1) : 0;
    const side = isBend ? bendSide(places, before) : out;
    const reach = isBend ? 52 * side : (place.x - before.x) / 2;
    path += isBend
      ? ` C${before.x + reach} ${before.y + 6} ${place.x + reach} ${place.y + 6} ${place.x} ${place.y + 6}`
      : ` C${before.x + reach} ${before.y + 6} ${place.x - reach} ${place.y + 6} ${place.x} ${place.y + 6}`;
    before = place;
  }
  const last = places[places.length - 1];
  const previous = places[places.length - 2] ?? { x: last.x - 1, y: last.y };
  return `${path} l${Math.sign(last.x - previous.x || 1) * 30} 6`;
}

/**
 * Which way the body leaves its row at a bend: the way it was going.
 * @param {Place[]} places
 * @param {Place} before
 */
function bendSide(places, before) {
  const index = places.indexOf(before);
  const previous = places[index - 1];
  return previous && Math.abs(previous.y - before.y) < ROW / 2 ? Math.sign(before.x - previous.x) : 1;
}

/**
 * An arc from the top of one stack to the top of another.
 * @param {Place} from
 * @param {Place} to
 */
export function arc(from, to) {
  const lift = 34 + Math.abs(to.x - from.x) * 0.12;
  const top = Math.min(from.y, to.y) - lift;
  return `M${from.x} ${from.y - 20} C${from.x} ${top} ${to.x} ${top} ${to.x} ${to.y - 22}`;
}

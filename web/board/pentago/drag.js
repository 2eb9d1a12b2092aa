/**
 * Twisting a block by dragging it around its middle, as one would a real one.
 *
 * A finger that swipes over the middle scrolls the page, and whatever the browser takes over is no twist.
 */

import { play } from "../motion.js";

/** A block that is let go nearer to the quarter turn than to where it was is twisted, in degrees. */
const ENOUGH = 45;
/** Less than this is a finger that trembles. */
const TREMBLE = 6;
/** Nearer to the middle than this a block is not gripped, and there a grip is lost: a small way would be a large turn. In parts of its width. */
const GRIP = 1 / 4;
const MIDDLE = 1 / 6;

/**
 * @typedef {object} Listener
 * @property {(event: PointerEvent) => number | null} blockAt the block that may be dragged there
 * @property {(block: number) => SVGElement | undefined} body what is seen of a block
 * @property {(block: number, direction: "L" | "R") => boolean} drop twists it, if that can be
 */

export class Drag {
  #element;
  #listener;
  /** @type {{ block: number, from: number, angle: number, middle: number, pointer: number } | null} */
  #drag = null;
  /** The block that swings to its twist from where it was let go. @type {{ block: number, angle: number } | null} */
  #dropped = null;
  /** Whether the last press was a drag and so no click. */
  isDragged = false;

  /**
   * @param {HTMLElement} element
   * @param {Listener} listener
   */
  constructor(element, listener) {
    this.#element = element;
    this.#listener = listener;
    element.addEventListener("pointerdown", (event) => this.#onDown(event));
    element.addEventListener("pointermove", (event) => this.#onMove(event));
    element.addEventListener("pointerup", (event) => this.#onUp(event));
    element.addEventListener("pointercancel", (event) => this.#isMine(event) && this.#giveUp());
    // The page does not scroll under a finger that turns a block. Safari knows no `touch-action` inside a drawing.
    element.addEventListener("touchmove", (event) => this.#drag && event.cancelable && event.preventDefault(), { passive: false });
  }

  /** How far a block is turned by hand already. @param {number} block */
  angle(block) {
    return this.#dropped?.block === block ? this.#dropped.angle : 0;
  }

  /** The board shows something new. */
  forget() {
    const block = (this.#dropped ?? this.#drag)?.block;
    const body = block === undefined ? undefined : this.#listener.body(block);
    if (body) body.style.transform = "";
    this.#drag = null;
    this.#dropped = null;
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    // A second finger means something else.
    if (this.#drag) return this.#giveUp();
    this.isDragged = false;
    const block = event.button === 0 ? this.#listener.blockAt(event) : null;
    if (block === null) return;
    const { angle, distance, width } = this.#seen(block, event);
    if (distance >= GRIP * width) this.#drag = { block, from: angle, angle: 0, middle: MIDDLE * width, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #isMine(event) {
    return this.#drag?.pointer === event.pointerId;
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const drag = this.#drag;
    if (!drag || !this.#isMine(event)) return;
    const { angle, distance } = this.#seen(drag.block, event);
    if (distance < drag.middle) return this.#giveUp();
    drag.angle = Math.max(-90, Math.min(90, ((angle - drag.from + 540) % 360) - 180));
    if (Math.abs(drag.angle) < TREMBLE && !this.isDragged) return;
    if (!this.isDragged) this.#element.setPointerCapture(drag.pointer);
    this.isDragged = true;
    const body = this.#listener.body(drag.block);
    if (body) body.style.transform = `rotate(${drag.angle}deg)`;
  }

  /** @param {PointerEvent} event */
  #onUp(event) {
    const drag = this.#drag;
    if (!drag || !this.#isMine(event)) return;
    this.#drag = null;
    if (!this.isDragged) return;
    this.#dropped = drag;
    const isEnough = Math.abs(drag.angle) >= ENOUGH;
    if (!isEnough || !this.#listener.drop(drag.block, drag.angle > 0 ? "R" : "L")) this.#swingBack(drag.block, drag.angle);
  }

  /** The block goes back to where it was, whatever the finger does now. */
  #giveUp() {
    const drag = this.#drag;
    this.#drag = null;
    if (drag && this.isDragged) this.#swingBack(drag.block, drag.angle);
  }

  /**
   * @param {number} block
   * @param {number} angle
   */
  #swingBack(block, angle) {
    const body = this.#listener.body(block);
    this.#dropped = null;
    if (!body) return;
    body.style.transform = "";
    void play(body, [{ transform: `rotate(${angle}deg)` }, { transform: "rotate(0deg)" }], { duration: 180 });
  }

  /**
   * The pointer seen from a block's middle: its direction in degrees and its distance; and how wide the block is.
   * @param {number} block
   * @param {PointerEvent} event
   */
  #seen(block, event) {
    const box = this.#listener.body(block)?.querySelector(".block-body")?.getBoundingClientRect() ?? new DOMRect();
    const [x, y] = [event.clientX - box.x - box.width / 2, event.clientY - box.y - box.height / 2];
    return { angle: (Math.atan2(y, x) * 180) / Math.PI, distance: Math.hypot(x, y), width: box.width };
  }
}

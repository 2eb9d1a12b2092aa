/** Twisting a block by dragging it around its middle, as one would a real one. */

import { play } from "../motion.js";

/** A block that is dragged further than this is twisted when it is let go, in degrees. */
const ENOUGH = 28;
/** Less than this is a finger that trembles. */
const TREMBLE = 6;

/**
 * @typedef {object} Listener
 * @property {(event: PointerEvent) => number | null} blockAt the block that may be dragged there
 * @property {(block: number) => SVGElement | undefined} body what is seen of a block
 * @property {(block: number, direction: "L" | "R") => boolean} drop twists it, if that can be
 */

export class Drag {
  #element;
  #listener;
  /** @type {{ block: number, from: number, angle: number, pointer: number } | null} */
  #drag = null;
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
    element.addEventListener("pointerup", () => this.#onUp());
    element.addEventListener("pointercancel", () => this.#onUp());
  }

  /** How far a block is turned by hand already. @param {number} block */
  angle(block) {
    return this.#drag?.block === block ? this.#drag.angle : 0;
  }

  /** The board shows something new. */
  forget() {
    this.#drag = null;
  }

  /** @param {PointerEvent} event */
  #onDown(event) {
    this.isDragged = false;
    const block = event.button === 0 ? this.#listener.blockAt(event) : null;
    if (block !== null) this.#drag = { block, from: this.#direction(block, event), angle: 0, pointer: event.pointerId };
  }

  /** @param {PointerEvent} event */
  #onMove(event) {
    const drag = this.#drag;
    if (!drag || event.pointerId !== drag.pointer) return;
    const turned = this.#direction(drag.block, event) - drag.from;
    drag.angle = Math.max(-90, Math.min(90, ((turned + 540) % 360) - 180));
    if (Math.abs(drag.angle) < TREMBLE && !this.isDragged) return;
    if (!this.isDragged) this.#element.setPointerCapture(drag.pointer);
    this.isDragged = true;
    const body = this.#listener.body(drag.block);
    if (body) body.style.transform = `rotate(${drag.angle}deg)`;
  }

  #onUp() {
    const drag = this.#drag;
    if (drag && this.isDragged) {
      const isEnough = Math.abs(drag.angle) >= ENOUGH;
      if (isEnough && this.#listener.drop(drag.block, drag.angle > 0 ? "R" : "L")) return;
      this.#swingBack(drag.block, drag.angle);
    }
    this.#drag = null;
  }

  /**
   * @param {number} block
   * @param {number} angle
   */
  #swingBack(block, angle) {
    const body = this.#listener.body(block);
    if (!body) return;
    body.style.transform = "";
    void play(body, [{ transform: `rotate(${angle}deg)` }, { transform: "rotate(0deg)" }], { duration: 180 });
  }

  /**
   * The direction of the pointer seen from a block's middle, in degrees.
   * @param {number} block
   * @param {PointerEvent} event
   */
  #direction(block, event) {
    const box = this.#listener.body(block)?.querySelector(".block-body")?.getBoundingClientRect() ?? new DOMRect();
    return (Math.atan2(event.clientY - box.y - box.height / 2, event.clientX - box.x - box.width / 2) * 180) / Math.PI;
  }
}

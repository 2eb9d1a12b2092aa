/** Stepping through moves with the wheel over a board. */

/** A notch of a wheel is about a hundred of these; the swipes of a trackpad come in small pieces. */
const NOTCH = 60;

/**
 * @param {HTMLElement} board
 * @param {(way: "back" | "forward") => boolean} step goes there, or says that there is nothing: then the page scrolls
 */
export function stepWithWheel(board, step) {
  let rolled = 0;
  board.addEventListener(
    "wheel",
    (event) => {
      const isOver = event.target instanceof Element && event.target.closest(".board") !== null;
      // Other wheels change the size of the page, or go sideways.
      if (!isOver || event.ctrlKey || event.metaKey || event.deltaY === 0 || Math.abs(event.deltaX) > Math.abs(event.deltaY)) return;
      const delta = event.deltaMode === WheelEvent.DOM_DELTA_PIXEL ? event.deltaY : Math.sign(event.deltaY) * NOTCH;
      rolled = Math.sign(delta) === Math.sign(rolled) ? rolled + delta : delta;
      if (Math.abs(rolled) < NOTCH) return event.preventDefault();
      const isStep = step(rolled < 0 ? "back" : "forward");
      rolled = 0;
      if (isStep) event.preventDefault();
    },
    { passive: false },
  );
}

/** Motion that tells what happened: short, eased, and a mere fade for those who asked for less of it. */

/** How long a step takes, in milliseconds. */
export const STEP = 260;

export function isCalm() {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Between the steps of a move that is followed, in milliseconds. */
const PAUSE = 260;

/** Lets the eye catch up; nobody looks at a hidden page. */
export async function pause() {
  if (!document.hidden) await new Promise((resolve) => setTimeout(resolve, PAUSE));
}

/**
 * Plays keyframes on an element and waits for the end.
 * @param {Element} element
 * @param {Keyframe[]} frames
 * @param {KeyframeAnimationOptions} [options]
 */
export async function play(element, frames, options = {}) {
  const timing = { duration: STEP, easing: "cubic-bezier(0.3, 0.1, 0.2, 1)", ...options };
  const motion = isCalm() ? element.animate([{ opacity: 0.4 }, { opacity: 1 }], { duration: 150 }) : element.animate(frames, timing);
  // A hidden page shows no frames: nobody should wait for them.
  if (document.hidden) motion.finish();
  await motion.finished.catch(() => undefined);
}

/**
 * Moves an element from one place to another, in the units of its drawing.
 * @param {Element} element
 * @param {{ x: number, y: number }} from
 * @param {{ x: number, y: number }} to
 * @param {{ lift?: number, duration?: number }} [options] lift: how high it is carried on its way
 */
export function glide(element, from, to, { lift = 0, duration = STEP } = {}) {
  const at = (/** @type {{ x: number, y: number }} */ place) => `translate(${place.x}px, ${place.y}px)`;
  const middle = { x: (from.x + to.x) / 2, y: Math.min(from.y, to.y) - lift };
  const frames = lift === 0 ? [at(from), at(to)] : [at(from), at(middle), at(to)];
  return play(element, frames.map((transform) => ({ transform })), { duration });
}

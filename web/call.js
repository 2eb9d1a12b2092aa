/** Calling whoever looks elsewhere when it is their turn: a soft sound and a short vibration, unless they are switched off. */

import { rememberBox } from "./memory.js";
import { isMyTurn } from "./standing.js";

/** @typedef {import("./wire.js").State} State */

/** Two notes, in hertz and seconds. */
const NOTES = [{ pitch: 523, at: 0 }, { pitch: 659, at: 0.12 }];
const LENGTH = 0.35;
const LOUDNESS = 0.06;
const VIBRATION = 60;

export class Call {
  #box;
  /** @type {AudioContext | null} */
  #sound = null;

  /** @param {HTMLInputElement} box */
  constructor(box) {
    this.#box = box;
    rememberBox(box, "panta-call", true);
  }

  /**
   * A state has come: calls when it is one's turn only now.
   * @param {State} before
   * @param {State} now
   */
  hear(before, now) {
    const isNews = isMyTurn(now) && !isMyTurn(before) && now.you.length === 1;
    if (!isNews || !this.#box.checked) return;
    // Browsers stay silent, and complain, until somebody has touched the page.
    if (!navigator.userActivation?.hasBeenActive) return;
    navigator.vibrate?.(VIBRATION);
    this.#sound ??= new AudioContext();
    for (const { pitch, at } of NOTES) play(this.#sound, pitch, this.#sound.currentTime + at);
  }
}

/**
 * @param {AudioContext} sound
 * @param {number} pitch
 * @param {number} from
 */
function play(sound, pitch, from) {
  const [note, volume] = [sound.createOscillator(), sound.createGain()];
  note.frequency.value = pitch;
  volume.gain.setValueAtTime(LOUDNESS, from);
  volume.gain.exponentialRampToValueAtTime(0.0001, from + LENGTH);
  note.connect(volume).connect(sound.destination);
  note.start(from);
  note.stop(from + LENGTH);
}

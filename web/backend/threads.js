/**
 * Threads of the core: several workers in one shared memory, in pages that are isolated from others. A hand is a worker that
 * waits until the core starts a thread, and runs it; here is what tells it so. The one who thinks cannot hear messages, so
 * everything goes through a few shared numbers:
 *
 *     the last question that is given up | threads so far | threads that are over | for each hand: what it does, the thread's number and
 *     its work
 */

const [GIVEN_UP, COUNT, ENDED, HANDS] = [0, 1, 2, 3];
const [STATE, NUMBER, WORK] = [0, 1, 2];
/** Numbers for a hand. */
const SIZE = 3;
/** What a hand does: it waits; somebody is giving it work; it has work. */
const [IDLE, TAKEN, BUSY] = [0, 1, 2];
/** A hand that has ended its thread waits again at once; who finds none for so many milliseconds has asked for too many. */
const PATIENCE = 10_000;
/** What WASI says where there are no more threads. */
const NO_THREAD = -1;

export class Threads {
  /** @param {Int32Array<SharedArrayBuffer>} numbers */
  constructor(numbers) {
    this.numbers = numbers;
  }

  /** For so many hands. @param {number} count */
  static of(count) {
    return new Threads(new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT * (HANDS + SIZE * count))));
  }

  /** Nobody waits for the answer to a question any more, nor for those before it. @param {number} id */
  giveUp(id) {
    Atomics.store(this.numbers, GIVEN_UP, id);
  }

  /** @param {number} id */
  isGivenUp(id) {
    return Atomics.load(this.numbers, GIVEN_UP) >= id;
  }

  /** Starts a thread; the answer is its number. @param {number} work */
  start(work) {
    const hand = this.#take();
    if (hand === null) return NO_THREAD;
    const number = Atomics.add(this.numbers, COUNT, 1) + 1;
    Atomics.store(this.numbers, hand + NUMBER, number);
    Atomics.store(this.numbers, hand + WORK, work);
    this.#turn(hand, BUSY);
    return number;
  }

  /**
   * Lets a hand run thread after thread, for good.
   * @param {number} index
   * @param {(number: number, work: number) => void} run
   */
  serve(index, run) {
    const hand = HANDS + SIZE * index;
    for (;;) {
      for (let state = IDLE; state !== BUSY; state = Atomics.load(this.numbers, hand)) Atomics.wait(this.numbers, hand, state);
      run(Atomics.load(this.numbers, hand + NUMBER), Atomics.load(this.numbers, hand + WORK));
      this.#turn(hand, IDLE);
      Atomics.add(this.numbers, ENDED, 1);
      Atomics.notify(this.numbers, ENDED);
    }
  }

  /**
   * A hand that waits. A thread that is over has said so before its hand waits again: until it does, the one who needs it sleeps, since
   * there may be no other processor for it to get there.
   */
  #take() {
    for (;;) {
      const ended = Atomics.load(this.numbers, ENDED);
      for (let hand = HANDS; hand < this.numbers.length; hand += SIZE) {
        if (Atomics.compareExchange(this.numbers, hand + STATE, IDLE, TAKEN) === IDLE) return hand;
      }
      if (Atomics.wait(this.numbers, ENDED, ended, PATIENCE) === "timed-out") return null;
    }
  }

  /**
   * @param {number} hand
   * @param {number} state
   */
  #turn(hand, state) {
    Atomics.store(this.numbers, hand + STATE, state);
    Atomics.notify(this.numbers, hand + STATE);
  }
}

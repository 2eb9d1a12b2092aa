/** What was refused, with its stable code. */
export class Refusal extends Error {
  /**
   * @param {number} status as of HTTP, whoever answers
   * @param {string} code
   * @param {string} message
   * @param {{ needed: number, limit: number }} [memory] bytes that it would take and that can be had, where that is why
   * @param {import("../words.js").Explained} [why] what the page says of it in its language
   */
  constructor(status, code, message, memory, why) {
    super(message);
    this.status = status;
    this.code = code;
    this.memory = memory;
    this.why = why;
  }

  /** Whether it is worth asking again soon. */
  get isBusy() {
    return this.status === 429 || this.status === 503;
  }
}

/** What was refused, with its stable code. */
export class Refusal extends Error {
  /**
   * @param {number} status as of HTTP, whoever answers
   * @param {string} code
   * @param {string} message
   */
  constructor(status, code, message) {
    super(message);
    this.status = status;
    this.code = code;
  }

  /** Whether it is worth asking again soon. */
  get isBusy() {
    return this.status === 429 || this.status === 503;
  }
}

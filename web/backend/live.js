/** The live connection: states as they come, and a new connection whenever one is lost. */

/** How long to wait before trying again, in milliseconds: longer each time. */
const FIRST_WAIT = 300;
const LONGEST_WAIT = 8000;

export class Live {
  #path;
  #listener;
  #wait = FIRST_WAIT;
  #isClosed = false;
  /** @type {WebSocket | null} */
  #socket = null;

  /**
   * @param {string} path
   * @param {import("./backend.js").Listener} listener
   */
  constructor(path, listener) {
    this.#path = path;
    this.#listener = listener;
    addEventListener("online", () => this.#retry());
    addEventListener("offline", () => this.lose());
    document.addEventListener("visibilitychange", () => {
      if (!document.hidden) this.#retry();
    });
    addEventListener("pagehide", () => this.close());
    addEventListener("pageshow", (event) => {
      if (event.persisted) this.#reopen();
    });
    this.#open();
  }

  close() {
    this.#isClosed = true;
    this.#socket?.close();
  }

  /** The connection is known to be lost, though it has not said so itself: another takes its place. */
  lose() {
    const socket = this.#socket;
    this.#socket = null;
    socket?.close();
    this.#onLost();
  }

  #onLost() {
    this.#listener.onLive(false);
    setTimeout(() => this.#retry(), this.#wait);
    this.#wait = Math.min(this.#wait * 2, LONGEST_WAIT);
  }

  #reopen() {
    this.#isClosed = false;
    this.#open();
  }

  #retry() {
    const state = this.#socket?.readyState;
    if (!this.#isClosed && (state === undefined || state === WebSocket.CLOSED)) this.#open();
  }

  #open() {
    const address = new URL(this.#path, location.href);
    address.protocol = address.protocol === "https:" ? "wss:" : "ws:";
    address.searchParams.set("ply", String(this.#listener.ply()));
    const socket = new WebSocket(address);
    this.#socket = socket;
    socket.onmessage = (event) => {
      if (socket !== this.#socket) return;
      this.#wait = FIRST_WAIT;
      this.#listener.onLive(true);
      /** @type {import("../wire.js").LiveMessage | import("../wire.js").PresenceMessage} */
      const message = JSON.parse(event.data);
      if (message.type === "presence") this.#listener.onPresence?.(message);
      else if (message.type === "state") this.#listener.onState(message, message.played);
    };
    socket.onclose = () => {
      if (socket === this.#socket && !this.#isClosed) this.#onLost();
    };
  }
}

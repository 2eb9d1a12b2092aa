/** The real binary on a free port with a data folder of its own. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

export const BINARY = process.env.PANTA ?? new URL("../target/debug/panta", import.meta.url).pathname;

export class Server {
  /** @type {import("node:child_process").ChildProcess | null} */
  #process = null;
  #data = mkdtempSync(join(tmpdir(), "panta-e2e-"));
  #address = "127.0.0.1:0";
  /** @type {Record<string, string>} */
  #environment = {};
  url = "";

  /** @param {string[]} [wishes] more of the command line */
  constructor(wishes = []) {
    this.wishes = wishes;
  }

  /** A server whose English is the pseudo-language, `messages/src/pseudo.rs`. */
  static pseudo() {
    const server = new Server();
    server.#environment = { PANTA_PSEUDO: "1" };
    return server;
  }

  async start() {
    const child = spawn(BINARY, ["serve", "--no-browser", "--listen", this.#address, "--data", this.#data, "--unlimited", "--limit", "away-seconds=2", ...this.wishes], { stdio: ["ignore", "pipe", "inherit"], env: { ...process.env, ...this.#environment } });
    this.#process = child;
    this.url = await new Promise((resolve, reject) => {
      let text = "";
      child.stdout?.on("data", (bytes) => {
        text += bytes;
        const found = /http:\/\/[^\s/]+/.exec(text);
        if (found) resolve(found[0]);
      });
      child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${text}`)));
    });
    // Started again, it must be found where it was.
    this.#address = this.url.replace("http://", "");
    return this;
  }

  /** Ends the server without a warning, as a crash would. */
  async kill() {
    const process = this.#process;
    if (!process || process.exitCode !== null || process.signalCode !== null) return;
    process.removeAllListeners("exit");
    const ended = new Promise((resolve) => process.once("exit", resolve));
    process.kill("SIGKILL");
    await ended;
  }

  async stop() {
    await this.kill();
    rmSync(this.#data, { recursive: true, force: true });
  }
}

/**
 * Hosts that are not ours: one that has nothing but files, one that has a page of its own, and one that stands before the server and
 * turns its version over.
 */

import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { extname, join } from "node:path";

const SITE = process.env.SITE ?? new URL("../target/debug/examples/site", import.meta.url).pathname;
/** @type {Record<string, string>} */
const TYPES = { ".html": "text/html", ".js": "text/javascript", ".css": "text/css", ".svg": "image/svg+xml", ".wasm": "application/wasm", ".webmanifest": "application/manifest+json" };

/** @typedef {import("node:http").IncomingMessage} Asked */
/** @typedef {import("node:http").ServerResponse} Answer */

class Host {
  #server = createServer((asked, answer) => void this.answer(asked, answer));
  #port = 0;

  get url() {
    return `http://127.0.0.1:${this.#port}`;
  }

  async open() {
    await new Promise((resolve) => this.#server.listen(this.#port, "127.0.0.1", () => resolve(null)));
    const address = this.#server.address();
    if (address !== null && typeof address === "object") this.#port = address.port;
    return this;
  }

  async close() {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  /**
   * @param {Asked} _asked
   * @param {Answer} answer
   */
  async answer(_asked, answer) {
    answer.writeHead(404).end();
  }
}

/** Somebody else's site, with one page. */
export class OtherHost extends Host {
  /** @param {string} page */
  constructor(page) {
    super();
    this.page = page;
  }

  /**
   * @param {Asked} _asked
   * @param {Answer} answer
   */
  async answer(_asked, answer) {
    answer.writeHead(200, { "Content-Type": "text/html" }).end(this.page);
  }
}

/** Serves a folder below a path, as any host of files does, and knows nothing of the app. */
export class FileHost extends Host {
  #folder = mkdtempSync(join(tmpdir(), "panta-site-"));

  /**
   * @param {string} base such as `/panta/`
   * @param {string[]} languages
   */
  constructor(base, languages) {
    super();
    this.base = base;
    execFileSync(SITE, ["--out", this.#folder, "--base", base, ...languages.flatMap((tag) => ["--language", tag])]);
  }

  /**
   * @param {Asked} asked
   * @param {Answer} answer
   */
  async answer(asked, answer) {
    const { pathname, search } = new URL(asked.url ?? "/", this.url);
    if (asked.method !== "GET" || !pathname.startsWith(this.base)) return void answer.writeHead(404).end();
    const path = join(this.#folder, pathname.slice(this.base.length));
    const isFolder = statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;
    if (isFolder && !pathname.endsWith("/")) return void answer.writeHead(301, { Location: `${pathname}/${search}` }).end();
    const file = isFolder ? join(path, "index.html") : path;
    if (!statSync(file, { throwIfNoEntry: false })) return void answer.writeHead(404, { "Content-Type": "text/html" }).end(readFileSync(join(this.#folder, "404.html")));
    answer.writeHead(200, { "Content-Type": TYPES[extname(file)] ?? "application/octet-stream" }).end(readFileSync(file));
  }

  async stop() {
    await this.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }
}

/** The server, which at some time has another version: the old one is gone then, as after an update. */
export class UpdatedHost extends Host {
  isUpdated = false;
  /** Whether one of its files cannot be had. */
  isBroken = false;
  #server;
  #version = "";

  /** @param {import("./server.js").Server} server */
  constructor(server) {
    super();
    this.#server = server;
  }

  get version() {
    return this.isUpdated ? "0123456789abcdef" : this.#version;
  }

  async open() {
    const worker = await (await fetch(`${this.#server.url}/sw.js`)).text();
    this.#version = /"version":"([0-9a-f]+)"/.exec(worker)?.[1] ?? "";
    return super.open();
  }

  /**
   * @param {Asked} asked
   * @param {Answer} answer
   */
  async answer(asked, answer) {
    const path = asked.url ?? "/";
    if (this.isBroken && path.endsWith("/core.wasm")) return void answer.writeHead(503).end();
    if (path.startsWith("/assets/") && !path.startsWith(`/assets/${this.version}/`)) return void answer.writeHead(404).end();
    const response = await fetch(this.#server.url + path.replace(this.version, this.#version), { redirect: "manual" });
    const type = response.headers.get("content-type") ?? "";
    const location = response.headers.get("location");
    const bytes = Buffer.from(await response.arrayBuffer());
    const body = type.startsWith("text/") ? bytes.toString().replaceAll(this.#version, this.version) : bytes;
    answer.writeHead(response.status, { "Content-Type": type, "Cache-Control": "no-cache", ...(location ? { Location: location } : {}) }).end(body);
  }
}

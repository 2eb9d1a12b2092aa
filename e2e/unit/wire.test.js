/** The types of what the server says: none is left unchecked. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import test from "node:test";

/** @param {string} path */
const read = (path) => readFileSync(new URL(path, import.meta.url), "utf8");

test("Every type of the wire is held against the description", () => {
  const defined = [...read("../../web/wire.js").matchAll(/@typedef \{.*\} (\w+)/g)].map(([, name]) => name);
  assert.ok(defined.length > 20, String(defined));
  for (const name of defined) assert.match(read("../wire.ts"), new RegExp(`Same<Wire\\.${name}, Described\\.\\w+, Wire\\.${name}>`));
});

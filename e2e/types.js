/** Writes the types of the API, as its description has them, for tsc to hold `web/wire.js` against. */

import { writeFileSync } from "node:fs";
import { text } from "node:stream/consumers";
import { compile } from "json-schema-to-typescript";

const FILE = new URL("described.d.ts", import.meta.url);

const description = JSON.parse((await text(process.stdin)).replaceAll("#/components/schemas/", "#/$defs/"));
const schema = { $defs: description.components.schemas };
// Words of the games: which there are, scripts need not know.
for (const name of ["Game", "Edition", "Remark", "Reason", "Action"]) delete schema.$defs[name].enum;
writeFileSync(FILE, await compile(schema, "Described", { additionalProperties: false, unreachableDefinitions: true }));

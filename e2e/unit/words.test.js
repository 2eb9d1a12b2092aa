/** The words of scripts say what Fluent says, in every language. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { test } from "node:test";

import { digit, shortcut } from "../../web/keys.js";
import { explain, list, NO_WORDS, Percent, say, sayAll } from "../../web/words.js";

/** What `messages/examples/scripts.rs` prints. */
const program = process.env.SCRIPT_WORDS ?? "cargo";
const call = program === "cargo" ? ["run", "--quiet", "--package", "panta-messages", "--example", "scripts"] : [];
const languages = JSON.parse(execFileSync(program, call, { encoding: "utf8", maxBuffer: 1 << 28 }));

for (const { words, said } of languages) {
  test(`scripts say in ${words.language} what Fluent says`, () => {
    assert.ok(said.length > 100);
    for (const [id, given, expected] of said) {
      const values = Object.fromEntries(Object.entries(given).map(([name, value]) => [name, value.percent === undefined ? value : new Percent(value.percent)]));
      assert.equal(say(words, id, values), expected, `${id} ${JSON.stringify(given)}`);
    }
  });
}

const russian = { ...NO_WORDS, language: "ru", words: { moves: [{ $: "count" }, { "?": "count", of: { one: " ход", few: " хода" }, else: " ходов" }] }, english: { other: ["", { $: "count" }, { "?": "count", of: { one: " move" }, else: " moves" }] } };

test("numbers choose by the plurals of the language", () => {
  assert.deepEqual([1, 2, 5, 21].map((count) => say(russian, "moves", { count })), ["1 ход", "2 хода", "5 ходов", "21 ход"]);
});

test("what a language lacks is said in English, with its plurals", () => {
  assert.equal(say(russian, "other", { count: 21 }), "21 moves");
});

test("a message that is missing shows its name", () => {
  assert.equal(say(russian, "nothing"), "[nothing]");
});

const japanese = { ...NO_WORDS, language: "ja", words: { "list-more": [{ $: "list" }, "、", { $: "next" }], "and-then": [{ $: "first" }, "。", { $: "second" }] } };

test("a reason behind a reason is told, too", () => {
  const german = { ...NO_WORDS, language: "de", words: { wrong: ["Zeile ", { $: "line" }, ": ", { $: "problem" }], taken: ["Das Feld ", { $: "cell" }, " ist nicht leer"] } };
  assert.equal(explain(german, { message: "wrong", about: { line: 3, problem: { message: "taken", about: { cell: "c3" } } } }), "Zeile 3: Das Feld c3 ist nicht leer");
});

test("numbers are written as the language does", () => {
  const basque = { ...NO_WORDS, language: "eu", numbers: { number: "−12.345,6", percent: "%\u00a05" }, words: { n: [{ $: "n" }] } };
  assert.deepEqual([0, 1234, -1234567, 0.25, 12345.6].map((n) => say(basque, "n", { n })), ["0", "1234", "−1.234.567", "0,25", "12.345,6"]);
  assert.equal(say(basque, "n", { n: new Percent(60) }), "%\u00a060");
});

test("lists and sentences are put together as the language does", () => {
  assert.equal(list(japanese, ["a", 2, "c"]), "a、2、c");
  assert.equal(list(japanese, []), "");
  assert.equal(sayAll(japanese, "a", "", "b"), "a。b");
});

test("shortcuts are letters, or the places where Latin keyboards have them", () => {
  const press = (/** @type {string} */ key, /** @type {string} */ code) => shortcut(/** @type {KeyboardEvent} */ ({ key, code }));
  assert.equal(press("h", "KeyH"), "h");
  assert.equal(press("H", "KeyJ"), "h");
  assert.equal(press("р", "KeyH"), "h");
  assert.equal(press("Escape", "Escape"), "Escape");
  assert.equal(press("1", "Digit1"), "1");
});

test("digits are those that are typed, or the places where others have them", () => {
  const press = (/** @type {string} */ key, /** @type {string} */ code) => digit(/** @type {KeyboardEvent} */ ({ key, code }));
  assert.equal(press("2", "Digit2"), 2);
  assert.equal(press("é", "Digit2"), 2);
  assert.equal(press("٢", "Digit2"), 2);
  assert.equal(press("2", "Numpad2"), 2);
  assert.equal(press("r", "KeyR"), null);
  assert.equal(press("ArrowUp", "Numpad8"), null);
});

/** The pure parts of analysis: trees of moves, positions set up by hand, addresses, judgments. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { deflateRawSync } from "node:zlib";

import { readAddress, readTreeAddress, writeAddress, writeTreeAddress } from "../../web/study/address.js";
import { tellBytes } from "../../web/study/bytes.js";
import { explain } from "../../web/study/explain.js";
import { accuracy, compare, forMover, forWhite, judge, mistakes, ofOutcome } from "../../web/study/judging.js";
import { BadLink, pack, unpack } from "../../web/study/link.js";
import { Past } from "../../web/study/past.js";
import { withTree } from "../../web/study/record.js";
import { CellSetup, pressed } from "../../web/board/setup.js";
import { PantareiSetup, carry } from "../../web/board/pantarei/setup.js";
import { PentagoSetup } from "../../web/board/pentago/setup.js";
import { Tree, movesTo } from "../../web/study/tree.js";
import { best, shape, verdicts } from "../../web/study/verdict.js";
import { NO_WORDS } from "../../web/words.js";

const unknown = { proven: false, value: null, distance: null, distance_exact: false, score: null };
const about = (/** @type {number} */ score) => ({ ...unknown, score });
const proven = (/** @type {"win" | "draw" | "loss"} */ value, /** @type {number | null} */ distance = null) => ({ ...unknown, proven: true, value, distance });

test("amounts of memory have the numbers and signs of the language", () => {
  /** @type {import("../../web/words.js").Words} */
  const words = { ...NO_WORDS, numbers: { number: "-12.345,6", percent: "% 5" }, words: { megabytes: [{ $: "count" }, " Mo"], gigabytes: [{ $: "count" }, " Go"] } };
  assert.deepEqual([850 << 20, 999_999_999, 1e9, 3.24e9].map((bytes) => tellBytes(words, bytes)), ["891 Mo", "1 Go", "1 Go", "3,2 Go"]);
});

test("scores are told in percent, as everywhere else", () => {
  const table = readFileSync(new URL("../../solving/src/percent.txt", import.meta.url), "utf8");
  for (const line of table.trimEnd().split("\n")) {
    const [score, percent] = line.split(" ");
    assert.equal(shape(about(Number(score))), `~${percent}`);
  }
});

test("a move that is there already is no new variation", () => {
  const tree = Tree.line(["a", "b"], 1);
  tree.play("b");
  assert.deepEqual(tree.root.children[0].children.length, 1);
  tree.go(tree.root);
  tree.play("c");
  assert.deepEqual(tree.root.children.map(({ move }) => move), ["a", "c"]);
  assert.equal(tree.isMain, false);
});

test("going back and forth leads to the same place", () => {
  const tree = Tree.line(["a", "b"], 0);
  tree.play("c");
  tree.play("d");
  tree.go(tree.root);
  assert.equal(tree.next?.move, "c");
});

test("a promoted variation is the main line, and the old one stays", () => {
  const tree = Tree.line(["a", "b"], 1);
  tree.play("c");
  tree.promote();
  assert.deepEqual(tree.mainNodes().map(({ move }) => move), [null, "a", "c"]);
  assert.deepEqual(tree.root.children[0].children.map(({ move }) => move), ["c", "b"]);
});

test("a deleted move takes what follows it along", () => {
  const tree = Tree.line(["a", "b", "c"], 2);
  tree.remove();
  assert.deepEqual(movesTo(tree.end), ["a"]);
  assert.equal(tree.here.move, "a");
  tree.go(tree.root);
  tree.remove();
  assert.equal(tree.here, tree.root);
});

test("a record brings its comments and variations along", () => {
  const told = (/** @type {string} */ comment, /** @type {any[]} */ ...steps) => ({ comment, steps });
  const step = (/** @type {string} */ move, comment = "", /** @type {any[]} */ ...variations) => ({ move, comment, variations });
  const tree = Tree.told(told("well", step("a"), step("b", "good", told("or", step("c", "bad"), step("d")), told("", step("b"), step("e")))));
  assert.equal(tree.root.comment, "well");
  assert.deepEqual(movesTo(tree.here), ["a", "b", "e"]);
  const [a] = tree.root.children;
  assert.deepEqual(a.children.map(({ move, comment }) => [move, comment]), [["b", "good"], ["c", "or bad"]]);
  assert.deepEqual(movesTo(a.children[1].children[0]), ["a", "c", "d"]);
});

test("changes are taken back one by one, and made again until something else changes", () => {
  const past = new Past();
  assert.equal(past.undo("now"), null);
  past.push("one");
  past.push("two");
  assert.equal(past.undo("three"), "two");
  assert.equal(past.undo("two"), "one");
  assert.equal(past.canUndo, false);
  assert.equal(past.redo("one"), "two");
  past.push("two");
  assert.equal(past.canRedo, false);
  assert.equal(past.undo("four"), "two");
});

test("a tree that was kept is the same tree", () => {
  const tree = Tree.line(["a", "b"], 1);
  tree.play("c");
  tree.here.comment = "why?";
  const again = Tree.from(JSON.parse(JSON.stringify(tree)));
  assert.deepEqual(JSON.stringify(again), JSON.stringify(tree));
  assert.equal(again.here.comment, "why?");
  assert.deepEqual(movesTo(again.here), ["a", "c"]);
});

test("a record holds the whole tree", () => {
  const tree = Tree.line(["a", "b", "c"], 1);
  tree.root.comment = "begin";
  tree.play("d");
  tree.here.comment = "{why}\n not?";
  tree.play("e");
  tree.go(tree.root);
  tree.play("f");
  const record = "[Game \"X\"]\n[Result \"*\"]\n\n1. a b 2. c *\n";
  assert.equal(withTree(record, tree.root, false), "[Game \"X\"]\n[Result \"*\"]\n\n{begin} 1. a (1. f) b (1... d {why not?} 2. e) 2. c *\n");
  assert.equal(withTree(record, Tree.line(["a", "b"]).root, true).split("\n\n")[1], "1... a 2. b *\n");
});

test("addresses are read as they are written", () => {
  for (const address of [
    { position: "6/6/2w3/6/6/6 b finnish", moves: [], ply: 0 },
    { position: "w1,b3,n w s", moves: ["5R1", "3x9", "pass"], ply: 1 },
  ]) assert.deepEqual(readAddress(writeAddress(address)), address);
  assert.equal(readAddress("#elsewhere"), null);
  assert.equal(readAddress("#position=x&moves=a.b&ply=-3")?.ply, 2);
});

test("a cell that is pressed holds what was chosen, or nothing if it held that already", () => {
  assert.deepEqual(pressed({}, "c3", "w"), { c3: "w" });
  assert.deepEqual(pressed({ c3: "w" }, "c3", "b"), { c3: "b" });
  assert.deepEqual(pressed({ c3: "b" }, "c3", "b"), {});
  assert.deepEqual(pressed({ c3: "b", a1: "w" }, "c3", "empty"), { a1: "w" });
});

test("a record goes into a link and comes out of it; what is damaged or without end does not", async () => {
  const record = `[Game "Pentago"]\n\n1. c3-2R {ö, 東} (1. a1-1L) *\n`;
  const code = (await pack(record)) ?? "";
  assert.match(code, /^[\w-]+$/);
  assert.equal(await unpack(code), record);
  assert.deepEqual(readTreeAddress(writeTreeAddress({ code, moves: ["c3-2R"] })), { code, moves: ["c3-2R"] });
  assert.equal(readTreeAddress("#position=x"), null);
  assert.equal(await pack("1. c3-2R ".repeat(5000)), null);
  const endless = deflateRawSync(Buffer.alloc(5_000_000, "a")).toString("base64url");
  assert.ok(endless.length < 8000, "it is short enough to be tried");
  for (const bad of ["", "!", "AAAA", code.slice(0, -6), "x".repeat(9000), endless]) await assert.rejects(unpack(bad), BadLink, bad.slice(0, 20));
});

test("what refutes a mistake is told with how it stood before", () => {
  const words = { ...NO_WORDS, words: { "slip-lost": [{ $: "move" }, "→", { $: "color" }], "slip-drawn": "drawn", "until-won": [{ $: "color" }, " was winning"], "until-drawn": "level", "and-then": [{ $: "first" }, ". ", { $: "second" }], reply: [{ $: "color" }, ": ", { $: "cell" }] } };
  const reply = { message: "reply", about: { cell: "e4" } };
  assert.equal(explain(words, { move: "f1-3L", mover: "white", before: proven("win"), after: proven("loss"), reply }), "f1-3L→black. black: e4. white was winning");
  assert.equal(explain(words, { move: "f1", mover: "black", before: proven("draw"), after: proven("draw"), reply: null }), "drawn. level");
});

test("positions that were set up are written in the notation of their game", () => {
  const marbles = { c3: "w", f6: "b" };
  assert.equal(new CellSetup(NO_WORDS, marbles, "standard").notation("white"), "6/6/2w3/6/6/5b w");
  assert.equal(new PentagoSetup(NO_WORDS, marbles, "czech").notation("black"), "6/6/2w3/6/6/5b b czech");
  const snake = { "1.1": "w1", "2.1": "b3", "2.2": "n" };
  assert.equal(new PantareiSetup(NO_WORDS, snake, "standard").notation("black"), "w1,b3n b s");
});

test("a lifted scale goes onto a stack or to an end, and gaps close", () => {
  const snake = { "1.1": "w1", "2.1": "b3", "2.2": "n" };
  assert.deepEqual(carry(snake, 1, 2), { "1.1": "b3", "1.2": "n", "1.3": "w1" });
  assert.deepEqual(carry(snake, 2, 1, true), { "1.1": "n", "2.1": "w1", "3.1": "b3" });
  assert.deepEqual(carry(snake, 2, 2, true), { "1.1": "w1", "2.1": "n", "3.1": "b3" });
  assert.deepEqual(carry(snake, 1, 2, true), snake);
  assert.deepEqual(carry(snake, 2, 3), { "1.1": "w1", "2.1": "b3", "3.1": "n" });
  assert.deepEqual(carry(snake, 2, 2), snake);
});

test("quick wins and long losses are better", () => {
  const order = [proven("win", 3), proven("win", 9), about(50), proven("draw"), about(-50), unknown, proven("loss", 8), proven("loss", 2)];
  for (let index = 1; index < order.length; index += 1) assert.equal(best([order[index], order[index - 1]]), order[index - 1], String(index));
  assert.equal(best([]), null);
  assert.deepEqual([proven("win", 3), proven("draw"), about(0), unknown].map(shape), ["▲2", "●", "~50", "?"]);
});

test("a line tells of a move that is not judged by itself", () => {
  /** @type {import("../../web/wire.js").Analysis} */
  const analysis = { ...about(20), game: "pentago", cpu_seconds: 1, method: "search", source: null, position: "", best: "a", depth: 3, nodes: 9, moves: [{ ...unknown, move: "a" }, { ...proven("loss"), move: "b" }], lines: [{ ...about(20), move: "a", line: ["a"] }, { ...unknown, move: "b", line: ["b"] }] };
  const all = verdicts(analysis);
  assert.equal(all.get("a")?.score, 20);
  assert.equal(all.get("b")?.value, "loss");
  assert.equal(verdicts(null).size, 0);
});

test("verdicts are turned to White's side", () => {
  assert.equal(forWhite(proven("win"), "black").value, "loss");
  assert.equal(forWhite(about(30), "black").score, -30);
  assert.equal(forWhite(proven("win"), "white").value, "win");
  assert.equal(ofOutcome("black").value, "loss");
});

test("a move is worth the opposite of what the other side has then", () => {
  assert.deepEqual(forMover(proven("loss", 2), "black"), proven("win", 3));
  assert.equal(forMover(about(30), "white").score, -30);
  assert.deepEqual(forMover("black", "black"), { ...proven("win", 1), distance_exact: true });
  assert.equal(forMover("black", "white").value, "loss");
});

test("moves are judged by what they gave away", () => {
  const judged = judge([proven("draw"), proven("draw"), proven("win"), about(0)], ["white", "black", "white"]);
  assert.deepEqual(judged.map(({ cost }) => cost), [0, 0.5, 0.5]);
  assert.deepEqual(mistakes(judged, ["white"]).map(({ ply }) => ply), [3, 2]);
  assert.deepEqual(mistakes(judged, ["black"]).map(({ ply }) => ply), [2, 3]);
  assert.deepEqual(accuracy(judged, "black"), { percent: 50, word: "poor" });
  assert.deepEqual(accuracy([judged[0]], "white"), { percent: 100, word: "perfect" });
  assert.equal(accuracy([], "white"), null);
});

test("a try is held against what was played and what was possible", () => {
  assert.equal(compare(1, 0, 1), "right");
  assert.equal(compare(0.5, 0, 1), "better");
  assert.equal(compare(0, 0, 1), "wrong");
});

/** The pure parts of the boards: turns as they are being made, and pieces as steps move them. */

import assert from "node:assert/strict";
import { test } from "node:test";

import * as pantarei from "../../web/board/pantarei/state.js";
import * as pentago from "../../web/board/pentago/state.js";
import * as pentaroll from "../../web/board/pentaroll/state.js";
import { after, runs } from "../../web/board/pieces.js";

test("a marble waits for its twist", () => {
  const turn = pentago.begin(["c3-1L", "c3-2R", "d4"]);
  const placed = pentago.press(turn, "c3");
  assert.equal(placed.move, null);
  assert.equal(placed.turn.pending, "c3");
  assert.equal(pentago.twist(placed.turn, 2, "R"), "c3-2R");
  assert.equal(pentago.twist(placed.turn, 2, "L"), null);
  assert.equal(pentago.press(placed.turn, "c3").turn.pending, null);
});

test("a placing that is a whole move is made at once", () => {
  assert.equal(pentago.press(pentago.begin(["c3-1L", "d4"]), "d4").move, "d4");
});

test("a twist can be skipped only where the list says so", () => {
  const turn = pentago.press(pentago.begin(["c3", "c3-1L"]), "c3").turn;
  assert.equal(pentago.skip(turn), "c3");
  assert.equal(pentago.skip(pentago.press(pentago.begin(["c3-1L"]), "c3").turn), null);
});

test("both arrows of an empty corner are one move", () => {
  const turn = pentaroll.begin(["W1", "Nb"]);
  assert.equal(pentaroll.moveOf(turn, "Na", true), "W1");
  assert.equal(pentaroll.moveOf(turn, "Na", false), null);
  assert.equal(pentaroll.moveOf(turn, "Nb", true), "Nb");
});

test("a careful press must be repeated", () => {
  const first = pentaroll.press(pentaroll.begin(["Nb"]), "Nb", "Nb", true);
  assert.deepEqual([first.move, first.turn.pending], [null, "Nb"]);
  assert.equal(pentaroll.press(first.turn, "Nb", "Nb", true).move, "Nb");
});

test("a stack is chosen, then its goal", () => {
  const turn = pantarei.begin(["3L1", "3R1", "3R2", "3x7"], { "3L1": 1, "3R1": 5, "3R2": 5 });
  const chosen = pantarei.press(turn, 3).turn;
  assert.deepEqual(pantarei.ways(chosen, 3), ["1", "2", "x"]);
  assert.deepEqual([...pantarei.targets(chosen, 3, "1").keys()], [1, 5]);
  assert.equal(pantarei.press(chosen, 5).move, "3R1");
  assert.equal(pantarei.press(pantarei.choose(chosen, "2"), 5).move, "3R2");
  assert.equal(pantarei.press(pantarei.choose(chosen, "x"), 7).move, "3x7");
});

test("a pass is forced only when it is the one move", () => {
  assert.equal(pantarei.mustPass(pantarei.begin(["pass"], {})), true);
  assert.equal(pantarei.mustPass(pantarei.begin(["1x2"], {})), false);
});

test("pieces that change places at once do not cover each other", () => {
  /** @type {import("../../web/wire.js").Step} */
  const step = { action: "twist", changes: [{ piece: "w", from: "a1", to: "b1", how: "turned" }, { piece: "b", from: "b1", to: "a1", how: "turned" }] };
  assert.deepEqual(after(new Map([["a1", "w"], ["b1", "b"]]), step, String), new Map([["b1", "w"], ["a1", "b"]]));
});

test("a line is drawn through five, not through marks of two colors", () => {
  const marks = ["a1", "b1", "c1", "d1", "e1"];
  assert.deepEqual(runs(marks, new Map(marks.map((cell) => [cell, "w"]))), [["a1", "e1"]]);
  assert.deepEqual(runs(marks, new Map(marks.map((cell, index) => [cell, index ? "w" : "b"]))), []);
});

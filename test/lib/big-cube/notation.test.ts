import { cube3x3x3 } from "cubing/puzzles";
import { expect, test } from "vitest";
import { colourBigCube, rotateBigColours } from "#lib/big-cube/facelets.ts";
import { applyBigMoves, formatBigMoves } from "#lib/big-cube/moves.ts";
import { parseBigAlgorithm, parseBigMoves } from "#lib/big-cube/notation.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import { FACES } from "#lib/puzzle/corners.ts";
import { draw, seeded } from "../puzzle/seeded.ts";
import { stickersOf } from "./cubing-stickers.ts";

const kpuzzle = await cube3x3x3.kpuzzle();

/** Every move that both notations have. */
const MOVES = [
  ..."URFDLBurfdlbMESxyz",
  ...[..."URFDLB"].flatMap((face) => [`${face}w`, `${face}v`]),
].flatMap((move) => [move, `${move}2`, `${move}'`, `${move}2'`, `${move}3`]);

function stickersAfter(text: string): string {
  const { moves, view } = parseBigAlgorithm(text);
  const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
  return rotateBigColours(colourBigCube(cube, FACES), view).join("");
}

test("each turn of faces, slices, two layers and the whole cube is that of cubing", () => {
  const random = seeded(490);
  for (const move of MOVES) {
    const text = [...draw(random, MOVES, 4), move].join(" ");
    const theirs = kpuzzle.defaultPattern().applyAlg(text);
    expect(stickersAfter(text), text).toBe(stickersOf(theirs));
  }
});

test("long sequences, groups and commutators too, as held at the end", () => {
  const random = seeded(491);
  for (let i = 0; i < 100; i++) {
    const [a, b, c] = [3, 2, 9].map((n) => draw(random, MOVES, n).join(" "));
    const text = `[${a}: ${b}] (${c})3 [${b}, ${a}]`;
    const theirs = kpuzzle.defaultPattern().applyAlg(text);
    expect(stickersAfter(text), text).toBe(stickersOf(theirs));
  }
});

test("turns are merged only where one is repeated, and signs of keyboards are read", () => {
  const read = (text: string) => formatBigMoves(parseBigMoves(text));
  expect(read("R R (U)3 F4 Ri L⁻¹")).toBe("R R U' R' L'");
  expect(read("M")).toBe("R L'");
  expect(read("x U Rw2 F’")).toBe("F L2 U'");
  expect(read("")).toBe("");
});

test("what is no turn is named", () => {
  expect(() => parseBigMoves("R U Q")).toThrow(
    "unknown move Q at character 5; expected a face U R F D L B, a wide turn such as Rw, a slice M E S or a rotation x y z",
  );
  expect(() => parseBigMoves("(R U")).toThrow("“(” is not closed");
  expect(() => parseBigMoves(3 as never)).toThrow(TypeError);
});

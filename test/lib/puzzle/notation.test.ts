import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  applyMoves,
  formatMoves,
  fromFacelets,
  HTM_MOVES,
  parseMoves,
  SOLVED,
  toFacelets,
} from "../../../src/lib/index.ts";
import { draw, seeded } from "./seeded.ts";
import { HOLDS, turnSolid } from "./solid-cube.ts";

/** The moves in a text, in our notation. */
const read = (text: string) => formatMoves(parseMoves(text));

describe("writing", () => {
  test("all nine moves are read as they are written", () => {
    const text = "F F2 F' R R2 R' U U2 U'";
    expect(parseMoves(text)).toEqual(HTM_MOVES);
    expect(formatMoves(HTM_MOVES)).toBe(text);
  });

  test("parseMoves reads back what formatMoves wrote, nothing cancelled or joined", () => {
    const random = seeded(7);
    for (let length = 0; length < 200; length++) {
      const moves = draw(random, HTM_MOVES, length);
      expect(parseMoves(formatMoves(moves))).toEqual(moves);
    }
  });

  test("what is not a move is not written", () => {
    expect(() => formatMoves([3, 9])).toThrow(
      "moves[1] is 9; expected a whole number 0..8",
    );
    expect(() => formatMoves("R" as never)).toThrow("a list of moves must be an array");
  });
});

describe("ways of spelling", () => {
  test.each(["'", "’", "‘", "ʼ", "′", "´", "`", "＇"])("R%s is R'", (apostrophe) => {
    expect(read(`R${apostrophe} U`)).toBe("R' U");
    expect(read(`R2${apostrophe}U`)).toBe("R2 U");
    expect(read(`R${apostrophe}2U`)).toBe("R2 U");
  });

  test("three turns are one the other way", () => {
    expect(read("F3 F3' F'3 F1 F1'")).toBe("F' F F F F'");
  });

  test("spaces may be missing, doubled, tabs, line breaks or non-breaking", () => {
    expect(read("RUR'U'F2R2")).toBe("R U R' U' F2 R2");
    expect(read("  R \t U\n\nR'\u00a0U'\r\n ")).toBe("R U R' U'");
  });

  test("no moves are no moves", () => {
    expect(parseMoves("")).toEqual([]);
    expect(parseMoves(" \n ")).toEqual([]);
  });

  test("a hundred thousand moves are read", () => {
    expect(parseMoves("R2U'".repeat(50_000))).toHaveLength(100_000);
  });
});

describe("L, D, B and rotations, brought back to the fixed corner", () => {
  test.each([
    ["L", "R"],
    ["D2", "U2"],
    ["B'", "F'"],
    ["L R'", "R R'"],
    ["L U", "R F"],
    ["x U", "F"],
    ["x' U", "F"],
    ["y F", "R"],
    ["z U", "R"],
    ["x2 R", "R"],
    ["x2 U", "U"],
    ["L L R", "R R R"],
    ["x y z x' y2", ""],
  ])("%s is %s", (text, moves) => {
    expect(read(text)).toBe(moves);
  });

  test("what a reader sees in any hold is the state that the moves lead to", () => {
    const random = seeded(11);
    const written = [..."URFDLBxyz"].flatMap((letter) =>
      ["", "2", "'"].map((suffix) => letter + suffix),
    );
    for (let i = 0; i < 500; i++) {
      const text = draw(random, written, random(25)).join(" ");
      const solid = turnSolid(toFacelets(SOLVED), text);
      const ours = toFacelets(applyMoves(SOLVED, parseMoves(text)));
      const held = HOLDS.map((hold) => turnSolid(ours, hold));
      expect(held, text).toContain(solid);
      expect(toFacelets(fromFacelets(solid)), text).toBe(ours);
    }
  });
});

describe("what is not a move is refused with its place", () => {
  const expected = "; expected one of F R U L D B or a rotation x y z";
  test.each([
    ["R Q", `unknown move Q at character 3${expected}`],
    ["R u", `unknown move u at character 3${expected}`],
    ["(R U)2", `unknown move ( at character 1${expected}`],
    ["R '", `unknown move ' at character 3${expected}`],
    ["R''", `unknown move R'' at character 1${expected}`],
    ["U R2'2", "unknown move R2'2 at character 3; expected 1, 2 or 3 quarter turns"],
    ["R22", "unknown move R22 at character 1; expected 1, 2 or 3 quarter turns"],
    ["R, U", `unknown move , at character 2${expected}`],
    ["U Rw2", `unknown move Rw2 at character 3${expected}`],
    ["R-", `unknown move R- at character 1${expected}`],
    ["R 😀 Q", `unknown move 😀 at character 3${expected}`],
    ["R\u200bU", `unknown move U+200B at character 2${expected}`],
    ["R\ud800", `unknown move U+D800 at character 2${expected}`],
  ])("%j", (text, message) => {
    expect(() => parseMoves(text)).toThrow(new RangeError(message));
  });

  test("characters count once each, emoji too", () => {
    expect(() => parseMoves("R U\u00a0 ’")).toThrow("unknown move ’ at character 6");
    expect(() => parseMoves("😀😀 Q")).toThrow("unknown move 😀 at character 1");
  });

  test.each([
    ["R0", "unknown move R0 at character 1"],
    ["U R4'", "unknown move R4' at character 3"],
    ["U R’0", "unknown move R’0 at character 3"],
    ["x9", "unknown move x9 at character 1"],
  ])("%s turns no sensible number of times", (text, message) => {
    expect(() => parseMoves(text)).toThrow(
      new RangeError(`${message}; expected 1, 2 or 3 quarter turns`),
    );
  });

  test.each([[5], [null], [undefined], [["R"]]])("%j is not a text", (value) => {
    expect(() => parseMoves(value as never)).toThrow(
      "moves are read from a string, not",
    );
  });

  test("whatever the text, it is read or refused by an error of ours", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."FRULDBxyz23'’ 0Q(") }),
      fc.string({ unit: fc.constantFrom(..."FRU2' "), maxLength: 2000 }),
    );
    let readable = 0;
    fc.assert(
      fc.property(hostile, (text) => {
        try {
          const moves = parseMoves(text);
          expect(parseMoves(formatMoves(moves))).toEqual(moves);
          readable++;
        } catch (error) {
          expect(error).toBeInstanceOf(RangeError);
          expect((error as Error).message).toMatch(
            /^unknown move .+ at character \d+; expected/u,
          );
        }
      }),
      { seed: 2026, numRuns: 3000 },
    );
    expect(readable).toBeGreaterThan(100);
  });
});

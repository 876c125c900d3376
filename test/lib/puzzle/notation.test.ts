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
} from "#lib/index.ts";
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

  test("three turns are one the other way, and four are none", () => {
    expect(read("F3 F3' F'3 F1 F1' F7 F10")).toBe("F' F F F F' F' F2");
    expect(read("R4 U8' F0 x4 R0'")).toBe("");
  });

  test("spaces may be missing, doubled, tabs, line breaks or non-breaking", () => {
    expect(read("RUR'U'F2R2")).toBe("R U R' U' F2 R2");
    expect(read("  R \t U\n\nR'\u00a0U'\u200b\r\n ")).toBe("R U R' U'");
  });

  test("no moves are no moves", () => {
    expect(parseMoves("")).toEqual([]);
    expect(parseMoves(" \n ")).toEqual([]);
  });

  test("a hundred thousand moves are read", () => {
    expect(parseMoves("R2U'".repeat(50_000))).toHaveLength(100_000);
  });
});

describe("what other programs and people write", () => {
  test.each([
    ["R⁻¹ U²", "R' U2"],
    ["R^-1 U^2 F^{-1} R^(-2) U-1", "R' U2 F' R2 U'"],
    ["Ｒ Ｕ Ｒ＇ Ｕ＇", "R U R' U'"],
    ["（Ｒ Ｕ）２，Ｆ", "R U R U F"],
    ["R*3 U×2", "R' U2"],
    ["Ri U2i Fi", "R' U2 F'"],
    ["U1 F3 R2 (3f)", "U F' R2"],
    ["R, U; F · R", "R U F R"],
    ["R . U", "R U"],
    ["R U R' U'.", "R U R' U'"],
    ["(R U)3", "R U R U R U"],
    ["(R U)x3", "R U R U R U"],
    ["(R U) * 3", "R U R U R U"],
    ["(R U) x 3", "R U R U R U"],
    ["(R U) 3", "R U R U R U"],
    ["(R U)×2'", "U' R' U' R'"],
    ["3(R U)", "R U R U R U"],
    ["2 (R U) F", "R U R U F"],
    ["2x(R U)", "R U R U"],
    ["F 2(R U)", "F R U R U"],
    ["(R U)3(F R)", "R U R U R U F R"],
    ["(R U)2'", "U' R' U' R'"],
    ["(R U)'2", "U' R' U' R'"],
    ["(R U)⁻¹", "U' R'"],
    ["(R U)0 F", "F"],
    ["()999999999", ""],
    ["((R U)2 F)2", "R U R U F R U R U F"],
    ["(R U)(R' U')x2", "R U R' U' R' U'"],
    ["(R)2 (R')3", "R2 R"],
    ["[R, U]", "R U R' U'"],
    ["[R: U]2", "R U R' R U R'"],
    ["[R: U]'", "R U' R'"],
    ["[R U][U,R]", "R U U R U' R'"],
    ["[U: [R, F]]", "U R F R' F' U'"],
    ["[(R, U): F]", "R U F U' R'"],
    ["R U // the trigger\nF", "R U F"],
    ["R /* one\ntwo */ U", "R U"],
    ["1. R U", "R U"],
    ["12) R U", "R U"],
    ["#3. R U", "R U"],
    ["1. 5.42   R U", "R U"],
    ["7. 1:05.42+  R U", "R U"],
    ["Scramble: R U", "R U"],
    ["2x2x2 scramble 1: R U", "R U"],
    // Both layers on the right are the whole cube.
    ["Rw U Rw'", "F"],
    ["Rv U", "F"],
    ["X U", "F"],
    ["(L U)2", "R F U F"],
  ])("%s is %s", (text, moves) => {
    expect(read(text)).toBe(moves);
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

describe("what is not understood is refused with its place", () => {
  const unknown = (word: string, place: number) =>
    `unknown move ${word} at character ${place}; expected one of F R U L D B or a rotation x y z`;
  const twice = (word: string, what: string, place: number) =>
    `unexpected ${word} after ${what} at character ${place}; expected one number of up to nine digits`;
  test.each([
    ["R Q", unknown("Q", 3)],
    ["R u", unknown("u", 3)],
    ["R '", unknown("'", 3)],
    ["RQU F", unknown("QU", 2)],
    ["R 2", unknown("2", 3)],
    ["R 2 (U F)", unknown("2", 3)],
    ["M U", unknown("M", 1)],
    ["2R", unknown("2R", 1)],
    ["R (2F)", unknown("2F", 4)],
    ["R U 2. F", unknown("2.", 5)],
    ["R U2. F R", unknown(".", 5)],
    ["R then U: F", unknown("then", 3)],
    ["r u: f", unknown("r", 1)],
    ["R 😀 Q", unknown("😀", 3)],
    ["R\ud800", unknown("U+D800", 2)],
    ["R''", twice("'", "a move", 3)],
    ["U R2'2", twice("2", "a move", 6)],
    ["R-", twice("-", "a move", 2)],
    ["R-U", twice("-U", "a move", 2)],
    ["R9999999999", twice("9", "a move", 11)],
    ["(R U)2^2", twice("^2", "brackets", 7)],
    ["(R U", "“(” is not closed at character 1; expected “)” before the end"],
    ["[R, U)", "“[” is not closed at character 1; expected “]” before “)”"],
    ["[R, U, F]", "“[” is not closed at character 1; expected “]” before “,”"],
    [
      "[R, ]",
      "brackets with nothing on one side of “,” at character 1; expected moves there",
    ],
    ["R) U", "unmatched “)” at character 2; expected an opening bracket before it"],
    ["R /* U", "“/*” is not closed at character 3; expected “*/” after it"],
    [
      "F (R U) x2",
      "“x2” after a space may repeat the brackets or be a move at character 9; expected “)x2” to repeat them, or a comma before the move",
    ],
    ["(R U) x 3(F R)", "“x 3” after a space may repeat the brackets or be a move"],
    ["(R U) 3 (F R)", unknown("3", 7)],
    [
      `${"(".repeat(51)}R${")".repeat(51)}`,
      "too many brackets inside brackets at character 51; expected 50 at most",
    ],
    [
      "((((R U)99)99)99)99",
      "the groups expand to 1960398 moves or more; expected 100000 at most",
    ],
    [
      `${"[".repeat(40)}R${", U]".repeat(40)}`,
      /^the groups expand to \d+ moves or more; expected 100000 at most$/,
    ],
  ])("%j", (text, message) => {
    expect(() => parseMoves(text)).toThrow(RangeError);
    expect(() => parseMoves(text)).toThrow(message);
  });

  test("characters count once each, emoji too", () => {
    expect(() => parseMoves("R U\u00a0 ’")).toThrow("unknown move ’ at character 6");
    expect(() => parseMoves("😀😀 Q")).toThrow("unknown move 😀😀 at character 1");
  });

  test.each([[5], [null], [undefined], [["R"]]])("%j is not a text", (value) => {
    expect(() => parseMoves(value as never)).toThrow("expected moves as a string, not");
  });

  test("whatever the text, it is read or refused by an error of ours", () => {
    const hostile = fc.oneof(
      fc.string({ unit: "binary" }),
      fc.string({ unit: fc.constantFrom(..."FRULDBxyz23'’ 0Q()[],:/*.^-²i") }),
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
            /^.+ at character \d+; expected|^the groups expand to \d+ moves/u,
          );
        }
      }),
      { seed: 2026, numRuns: 3000 },
    );
    expect(readable).toBeGreaterThan(100);
  });
});

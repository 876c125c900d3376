import { describe, expect, test } from "vitest";
import {
  lastStep,
  MAX_FACTORS,
  type StickerProduct,
  productModel,
  stickersOfProduct,
  productTurns,
  formatProduct,
} from "#figures/moves/stickers/left-or-right-model.ts";
import {
  cubeAfter,
  isSolved,
  printedTurns,
  type PrintedMovesTrial,
  printedMovesModel,
  turnsToPlay,
} from "#figures/moves/stickers/printed-moves-model.ts";
import {
  MAX_DEPTH,
  printedMovesForCube,
} from "#figures/moves/stickers/small-lookup.ts";
import {
  megabytesForAllStates,
  preparationPercent,
  publishedCountUpTo,
  formatTimeRatio,
  formatStatesPerSecond,
} from "#figures/moves/stickers/sticker-race-text.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { parseScramble } from "#figures/moves/stickers/parse-scramble.ts";
import {
  applyMoves,
  formatMoves,
  HTM_MOVES,
  parseMoves,
  rankState,
  SOLVED,
} from "#lib/index.ts";
import { toStickers } from "#lib/lessons.ts";

const SIDES = ["left", "right"] as const;

/** Every product of up to two factors, and some of eight. */
function* someProducts(): Generator<StickerProduct> {
  const factors = SIDES.flatMap((side) => HTM_MOVES.map((move) => ({ side, move })));
  yield [];
  for (const first of factors) {
    yield [first];
    for (const second of factors) yield [first, second];
  }
  for (let i = 0; i < factors.length; i++) {
    yield Array.from(
      { length: MAX_FACTORS },
      (_, k) => factors[(i + 7 * k) % factors.length],
    );
  }
}

describe("the product", () => {
  test("begins with U, multiplied by R on the right", () => {
    expect(formatProduct(productModel.initial)).toBe("U · R");
  });

  test("decode undoes encode", () => {
    for (const product of someProducts()) {
      expect(productModel.decode(productModel.encode(product))).toEqual(product);
    }
  });

  test("without brackets it is the sequence of turns with the same stickers", () => {
    for (const product of someProducts()) {
      expect(stickersOfProduct(product)).toEqual(
        toStickers(applyMoves(SOLVED, productTurns(product))),
      );
    }
  });

  test("is formatted with a bracket for each step", () => {
    const product = productModel.decode("r6l3r0l8");
    expect(formatProduct(product)).toBe("U′ · ((R · U) · F)");
    expect(formatMoves(productTurns(product))).toBe("U' R U F");
    expect(formatProduct([])).toBe("1");
  });

  test("R′ and U′ on the right lead from the initial state to solved", () => {
    const product = productModel.decode("r6r3r5r8");
    expect(product.slice(0, 2)).toEqual(productModel.initial);
    expect(stickersOfProduct(product)).toEqual(toStickers(SOLVED));
  });

  test("has the last factor on both sides, and one of them is the product", () => {
    for (const product of someProducts()) {
      if (product.length === 0) continue;
      const step = lastStep(product);
      expect(step[product.at(-1)!.side].stickers).toEqual(stickersOfProduct(product));
      expect(productTurns(step.left.product)).toEqual([
        step.last!.move,
        ...productTurns(step.earlier),
      ]);
      expect(productTurns(step.right.product)).toEqual([
        ...productTurns(step.earlier),
        step.last!.move,
      ]);
    }
  });

  test("has a maximum number of factors", () => {
    const full = productModel.decode("r0".repeat(MAX_FACTORS));
    expect(productModel.update(full, { side: "left", move: 3 })).toBe(full);
  });

  test.each([
    ["r9", "there is no move 9"],
    ["x3", "a side and the number of a move"],
    ["r", "a side and the number of a move"],
    ["r0".repeat(MAX_FACTORS + 1), "at most 8 factors"],
    ["<b>", "a side and the number of a move"],
  ])("a link that says %j is refused in words", (text, words) => {
    expect(() => productModel.decode(text)).toThrow(words);
  });
});

describe("the printed moves", () => {
  const trial = (turns: string): PrintedMovesTrial => ({
    cube: rankState(applyMoves(SOLVED, parseMoves(turns))),
  });

  test("of the initial cube fail as printed, and solve it in reverse", () => {
    const { initial } = printedMovesModel;
    const solved = [0, 1, 2, 3].map((reading) => [
      isSolved(initial, { reading, target: "cube" }),
      isSolved(initial, { reading, target: "inverse" }),
    ]);
    expect(solved).toEqual([
      [false, false],
      [true, false],
      [false, true],
      [false, false],
    ]);
  });

  test("in reverse undo a scramble that has no shorter solution", () => {
    expect(formatMoves(printedTurns(trial("R U' F U")))).toBe("R' U F' U'");
    expect(cubeAfter(trial("R U' F U"), { reading: 1, target: "cube" })).toBe(0);
  });

  test("exist for every cube within six quarter turns, and for no other", () => {
    expect(MAX_DEPTH).toBe(6);
    expect(printedMovesForCube(0)).toEqual([]);
    expect(printedMovesForCube(trial("R U F R U F").cube)).toHaveLength(6);
    expect(printedMovesForCube(trial("R U F R U F R U F R").cube)).toBeUndefined();
  });

  test("inverted in order, lead from solved to the cube", () => {
    for (const turns of ["R", "U F", "R U' F U", "R U R' U R", "R U F R U F"]) {
      const scrambled = trial(turns);
      const scramble = turnsToPlay(scrambled, 2);
      expect(rankState(applyMoves(SOLVED, scramble))).toBe(scrambled.cube);
    }
  });

  test("decode undoes encode, with and without a reading played", () => {
    for (const turns of ["", "R", "U F", "R U' F U", "R U F R U F"]) {
      const unplayed = trial(turns);
      expect(printedMovesModel.decode(printedMovesModel.encode(unplayed))).toEqual(
        unplayed,
      );
      for (const reading of [0, 1, 2, 3]) {
        for (const on of ["cube", "inverse"] as const) {
          const played = { ...unplayed, lastPlay: { reading, target: on } };
          expect(printedMovesModel.decode(printedMovesModel.encode(played))).toEqual(
            played,
          );
        }
      }
    }
  });

  test("another cube has no reading played; the same cube again changes nothing", () => {
    const played = printedMovesModel.update(printedMovesModel.initial, {
      type: "play",
      play: { reading: 0, target: "cube" },
    });
    const { cube } = printedMovesModel.initial;
    expect(printedMovesModel.update(played, { type: "cube", cube })).toEqual({ cube });
    const { initial } = printedMovesModel;
    expect(printedMovesModel.update(initial, { type: "cube", cube })).toBe(initial);
  });

  test.each([
    ["", "the index of a state"],
    ["9999999", "the index of a state"],
    ["12.4", "the index of a state"],
    ["0.4c", "there is no reading 4"],
    ["3674159", "more than 6 quarter turns from solved"],
    ["-1", "the index of a state"],
  ])("a link that says %j is refused in words", (text, words) => {
    expect(() => printedMovesModel.decode(text)).toThrow(words);
  });

  test("are described with their result", () => {
    const played = (reading: number) =>
      printedMovesModel.describe({
        ...printedMovesModel.initial,
        lastPlay: { reading, target: "cube" },
      });
    expect(played(0)).toBe("Read as printed: the cube is not solved.");
    expect(played(1)).toBe("Read last one first: the cube is solved.");
    expect(printedMovesModel.describe(trial(""))).toBe(
      "A cube for which the loop prints nothing.",
    );
  });
});

describe("a typed scramble", () => {
  test("gives the cube that its turns lead to", () => {
    expect(parseScramble(" R U R’ U R ")).toEqual({
      value: {
        text: "R U R’ U R",
        cube: rankState(applyMoves(SOLVED, parseMoves("R U R' U R"))),
      },
    });
  });

  test.each([
    ["", "Type some moves", true],
    ["R Q", "Unknown move Q", undefined],
    ["R U F R U F R", "more than six quarter turns from solved", undefined],
  ])("%j is explained", (typed, words, unfinished) => {
    const reading = parseScramble(typed);
    if (!isProblem(reading)) throw new Error("it should not be read");
    expect(reading.problem).toContain(words);
    expect(reading.unfinished).toBe(unfinished);
  });
});

describe("the text of the race", () => {
  const result = (milliseconds: number) => ({
    encoding: "numbers" as const,
    depth: 7,
    states: 44_971,
    setupMilliseconds: milliseconds / 4,
    milliseconds,
  });

  test("the memory of all states is 21 bytes and one byte each", () => {
    expect([
      megabytesForAllStates("stickers"),
      megabytesForAllStates("numbers"),
    ]).toEqual([77, 3]);
  });

  test("44,971 states are published up to seven quarter turns", () => {
    expect(publishedCountUpTo(7)).toBe(44_971);
  });

  test("rates and ratios have two digits, even if a clock stands still", () => {
    expect(formatStatesPerSecond(result(100))).toBe("450,000");
    expect(formatTimeRatio(result(123), result(10))).toBe("12");
    expect(formatTimeRatio(result(25), result(10))).toBe("2.5");
    expect(formatTimeRatio(result(99), result(10))).toBe("9.9");
    expect(formatTimeRatio(result(99.7), result(10))).toBe("10");
    expect(formatTimeRatio(result(25), result(0))).toBe("25");
    expect(preparationPercent(result(100))).toBe(25);
    expect(preparationPercent(result(0))).toBe(0);
  });
});

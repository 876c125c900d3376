import { describe, expect, test } from "vitest";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { ENCODERS } from "#figures/more-encoders/encoders/encoder-sizes.ts";
import { usedShare } from "#figures/more-encoders/encoders/EncoderTable.tsx";
import {
  countInversions,
  countEvenPermutations,
  evenPermutationModel,
  toEvenPermutation,
  parseEvenPermutation,
} from "#figures/more-encoders/encoders/even-permutation.ts";
import {
  countCombinations,
  countPieces,
  MAX_ROW_POSITIONS,
  MIN_ROW_POSITIONS,
  maxPieces,
  combinationModel,
  pascalTerms,
} from "#figures/more-encoders/encoders/combination-model.ts";
import { parsePlaces, formatPlaces } from "#kit/cards/taken-places.ts";
import {
  twistTableLines,
  twistRowIndices,
  PIECE_COUNTS,
  twistRowsModel,
} from "#figures/more-encoders/encoders/twist-rows-model.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import {
  isEvenPermutation,
  rankCombination,
  rankEvenPermutation,
  unrankPermutation,
} from "#lib/index.ts";

describe("even editor", () => {
  const { initial, update, encode, decode, describe: say } = evenPermutationModel;
  /** Every permutation of three to seven cards, including odd ones. */
  const orders = [3, 4, 5, 6, 7].flatMap((n) =>
    Array.from({ length: 2 * countEvenPermutations(n) }, (_, index) =>
      unrankPermutation(index, n),
    ),
  );

  test("for any permutation only the last two cards may swap, and the result is even", () => {
    for (const order of orders) {
      const { permutation } = update(initial, {
        type: "permutation",
        permutation: order,
      });
      expect(isEvenPermutation(permutation)).toBe(true);
      expect(permutation.slice(0, -2)).toEqual(order.slice(0, -2));
      expect(String(permutation) === String(order)).toBe(
        countInversions(order) % 2 === 0,
      );
    }
  });

  test("typing a number gives its permutation, and a link restores it", () => {
    for (let n = 3; n <= 7; n++) {
      const row = update(initial, { type: "size", n });
      for (let index = 0; index < countEvenPermutations(n); index++) {
        const state = update(row, { type: "index", index });
        expect(rankEvenPermutation(state.permutation)).toBe(index);
        expect(decode(encode(state))).toEqual(state);
      }
    }
  });

  test("changing a free digit by one moves the index by half a factorial", () => {
    for (let index = 0; index < countEvenPermutations(6); index++) {
      const state = update(initial, { type: "index", index });
      for (let column = 0; column < 4; column++) {
        const zero = update(state, { type: "digit", column, digit: 0 });
        for (let digit = 0; digit <= 5 - column; digit++) {
          const next = update(state, { type: "digit", column, digit });
          expect(rankEvenPermutation(next.permutation)).toBe(
            rankEvenPermutation(zero.permutation) +
              digit * countEvenPermutations(5 - column),
          );
        }
      }
    }
  });

  test("steps stop at both ends, and an action without effect returns the same state", () => {
    const first = decode("12345");
    const last = decode("54321");
    expect(update(first, { type: "step", by: -1 })).toBe(first);
    expect(update(last, { type: "step", by: 1 })).toBe(last);
    expect(update(first, { type: "step", by: 1 })).toEqual(decode("12453"));
    expect(update(first, { type: "permutation", permutation: [0, 1, 2, 4, 3] })).toBe(
      first,
    );
    expect(update(initial, { type: "size", n: 6 })).toBe(initial);
  });

  test("cards are added on the right, and the last two stay even", () => {
    expect(update(decode("312"), { type: "size", n: 5 })).toEqual(decode("31245"));
    expect(update(decode("54321"), { type: "size", n: 4 })).toEqual(decode("4321"));
    expect(update(decode("25413"), { type: "size", n: 4 })).toEqual(decode("2431"));
    expect(update(decode("35142"), { type: "size", n: 4 })).toEqual(decode("3124"));
  });

  test.each([
    ["", "a permutation is written as 3 to 8 digits alone, such as 3124"],
    ["12", "a permutation is written as 3 to 8 digits alone, such as 3124"],
    ["1-2-3", "a permutation is written as 3 to 8 digits alone, such as 3124"],
    ["213", "2 1 3 has one arc, an odd number: no turns lead there"],
    ["1134", "Card 1 appears twice, and 2 is missing"],
    ["123456789", "That is more cards than the 8 that fit in this figure"],
  ])("the link “%s” is refused in words", (text, message) => {
    expect(() => decode(text)).toThrow(new Error(message));
  });

  test("every suggestion for mistyped text is even and valid", () => {
    const typed = [
      "",
      "1",
      "213",
      "2 1 3 4",
      "1 1 2 3",
      "9 9 9",
      "abc",
      "12345678",
      "7 6 5 4 3 2",
      "0 2 1",
      "0 1",
      "1 0",
    ];
    for (const text of typed) {
      for (const n of [3, 4, 6]) {
        const reading = parseEvenPermutation(text, n);
        if (!isProblem(reading)) {
          expect(isEvenPermutation(reading.value)).toBe(true);
          continue;
        }
        const offered = parseEvenPermutation(reading.nearest!, n);
        expect(isProblem(offered), `${text} → ${reading.nearest}`).toBe(false);
        expect(reading.nearest!.split(" ").length).toBeGreaterThanOrEqual(n);
      }
    }
    expect(parseEvenPermutation("0 1 3 2", 3)).toMatchObject({ nearest: "1 2 3" });
    expect(parseEvenPermutation("2 1 3 4", 4)).toEqual({
      problem: "2 1 3 4 has one arc, an odd number: no turns lead there.",
      nearest: "2 1 4 3",
    });
  });

  test("each change is announced in one sentence", () => {
    expect(say(initial)).toBe(
      "Cards 3 1 6 2 5 4. Digits 2 0 3 0, and the last two are forced. Number 129, of 0 to 359.",
    );
  });

  test("an even permutation is returned as it is, an odd one is not modified", () => {
    const even = [0, 2, 3, 1];
    const odd = Object.freeze([1, 0, 2, 3]);
    expect(toEvenPermutation(even)).toBe(even);
    expect(toEvenPermutation(odd)).toEqual([1, 0, 3, 2]);
  });
});

describe("combination editor", () => {
  const { initial, update, encode, decode, describe: say } = combinationModel;
  /** Every row of places that the figure can show. */
  const rows: (readonly boolean[])[] = [];
  for (let n = MIN_ROW_POSITIONS; n <= MAX_ROW_POSITIONS; n++) {
    for (let bits = 0; bits < 2 ** n; bits++) {
      const taken = Array.from({ length: n }, (_, i) => (bits & (1 << i)) !== 0);
      const m = countPieces(taken);
      if (m >= 1 && m <= maxPieces(n)) rows.push(taken);
    }
  }

  test("the lit entries add up to the library's index", () => {
    expect(rows.length).toBeGreaterThan(5000);
    for (const taken of rows) {
      const sum = pascalTerms(taken).reduce((total, { value }) => total + value, 0);
      expect(sum).toBe(rankCombination(taken));
      expect(sum).toBeLessThan(countCombinations(taken));
    }
  });

  test("links, typed positions and typed numbers restore every row", () => {
    for (const taken of rows) {
      const n = taken.length;
      const m = countPieces(taken);
      expect(decode(encode({ taken }))).toEqual({ taken });
      expect(parsePlaces(formatPlaces(taken), n, m)).toEqual({ value: taken });
      const cleared = update(initial, { type: "size", places: n, pieces: m });
      const index = rankCombination(taken);
      expect(update(cleared, { type: "index", index })).toEqual({ taken });
    }
  });

  test("clicking a free position moves the nearest piece there", () => {
    for (const taken of rows.filter(({ length }) => length <= 8)) {
      taken.forEach((isTaken, to) => {
        const next = update({ taken }, { type: "fetch", to });
        expect(countPieces(next.taken)).toBe(countPieces(taken));
        expect(next.taken[to]).toBe(true);
        if (isTaken) return;
        const from = taken.findIndex((was, i) => was && !next.taken[i]);
        const closer = taken.some(
          (was, i) => was && Math.abs(i - to) < Math.abs(from - to),
        );
        expect(closer).toBe(false);
      });
    }
  });

  test("a piece moves only to a free position", () => {
    const state = decode("01010010");
    expect(update(state, { type: "move", from: 1, to: 0 })).toEqual(decode("10010010"));
    expect(update(state, { type: "move", from: 1, to: 3 })).toBe(state);
    expect(update(state, { type: "move", from: 0, to: 2 })).toBe(state);
  });

  test("resizing keeps pieces where possible, and one position free", () => {
    const state = decode("010100100001");
    expect(update(state, { type: "size", places: 12, pieces: 3 })).toEqual(
      decode("010100100000"),
    );
    expect(update(state, { type: "size", places: 8, pieces: 4 })).toEqual(
      decode("11010010"),
    );
    expect(update(state, { type: "size", places: 4, pieces: 4 })).toEqual(
      decode("1101"),
    );
    expect(update(state, { type: "size", places: 12, pieces: 4 })).toBe(state);
  });

  test("steps stop at both ends", () => {
    const first = decode("111000");
    const last = decode("000111");
    expect(update(first, { type: "step", by: -1 })).toBe(first);
    expect(update(last, { type: "step", by: 1 })).toBe(last);
    expect(update(first, { type: "step", by: 1 })).toEqual(decode("110100"));
  });

  test.each([
    ["", "positions are written as 0 and 1 alone, such as 01010010"],
    ["0102", "positions are written as 0 and 1 alone, such as 01010010"],
    ["010", "there are 3 positions; 4 to 12 are possible"],
    ["1".repeat(5000), "there are 5000 positions; 4 to 12 are possible"],
    ["0000", "0 positions are taken; 1 to 3 are possible"],
    ["1111", "4 positions are taken; 1 to 3 are possible"],
    ["111111100000", "7 positions are taken; 1 to 6 are possible"],
  ])("the link “%.20s” is refused in words", (text, message) => {
    expect(() => decode(text)).toThrow(new Error(message));
  });

  test.each([
    ["2 4 9", "There is no place 9: they are numbered 1 to 8.", "1 2 4"],
    ["0 4 7", "There is no place 0: they are numbered 1 to 8.", "1 4 7"],
    ["2 4 4", "Place 4 is named twice.", "1 2 4"],
    ["2 4 6 8", "“2 4 6 8” names 4 places; three places of 8 are taken.", "2 4 6"],
    ["2 x 4", "“x” is not a digit: write the places as 1 2 3.", "1 2 4"],
    ["2 4", "Only 2 and 4 are named so far; three places of 8 are taken.", "1 2 4"],
    ["2", "Only 2 is named so far; three places of 8 are taken.", "1 2 3"],
    ["", "No place is named so far; three places of 8 are taken.", "1 2 3"],
    [
      `2 4 ${"9".repeat(500)}`,
      "There is no place with so large a number: they are numbered 1 to 8.",
      "1 2 4",
    ],
  ])("“%.20s” is explained, and %s offered", (typed, problem, nearest) => {
    expect(parsePlaces(typed, 8, 3)).toMatchObject({ problem, nearest });
    expect(isProblem(parsePlaces(nearest, 8, 3))).toBe(false);
  });

  test.each([
    ["3 5", "“3 5” names 2 places; one place of 8 is taken.", "3"],
    ["", "No place is named so far; one place of 8 is taken.", "1"],
  ])("“%s” is explained where one piece stands", (typed, problem, nearest) => {
    expect(parsePlaces(typed, 8, 1)).toMatchObject({ problem, nearest });
  });

  test("positions with one digit may be typed without spaces", () => {
    expect(parsePlaces("247", 8, 3)).toEqual({ value: initial.taken });
    expect(parsePlaces("12", 12, 1)).toEqual({ value: decode("000000000001").taken });
  });

  test("each change is announced in one sentence", () => {
    expect(say(initial)).toBe("Taken: 2 4 7. Number 24, of 0 to 55.");
  });
});

describe("twist rows", () => {
  const { initial, update, encode, decode, describe: say } = twistRowsModel;
  const kinds = Object.entries(PIECE_COUNTS).flatMap(([ways, counts]) =>
    counts.map((pieces) => ({ ways: Number(ways), pieces })),
  );

  test("the rows are sorted by index, and one in each line is reachable", () => {
    for (const { ways, pieces } of kinds) {
      twistTableLines(ways, pieces).forEach((line, number) => {
        const numbers = line.map((digits) => twistRowIndices({ ways, digits }));
        expect(numbers.map(({ free }) => free)).toEqual(
          line.map((_, last) => number * ways + last),
        );
        const allowed = numbers.filter(({ constrained }) => constrained !== undefined);
        expect(allowed.map(({ constrained }) => constrained)).toEqual([number]);
      });
    }
  });

  test("a link restores each row, and a full turn of a piece changes nothing", () => {
    for (const { ways, pieces } of kinds) {
      for (const digits of twistTableLines(ways, pieces).flat()) {
        const row = { ways, digits };
        expect(decode(encode(row))).toEqual(row);
        expect(update(row, { type: "turn", at: 0, by: ways })).toBe(row);
        const turned = update(row, { type: "turn", at: 1, by: 1 });
        expect(sumOf(turned.digits) % ways).toBe((sumOf(digits) + 1) % ways);
      }
    }
  });

  test("another kind is untwisted and keeps the number of pieces if possible", () => {
    expect(update(initial, { type: "kind", ways: 2, pieces: 4 })).toEqual(
      decode("2-0000"),
    );
    expect(update(decode("2-1001"), { type: "kind", ways: 3, pieces: 4 })).toEqual(
      decode("3-000"),
    );
    expect(update(initial, { type: "kind", ways: 3, pieces: 3 })).toBe(initial);
  });

  test.each([
    ["", "pieces look like 3-102: ways, then twists"],
    ["102", "pieces look like 3-102: ways, then twists"],
    ["4-102", "a piece has 4 ways; 2 or 3 are possible"],
    ["3-1020", "there are 4 pieces; with 3 ways 2 to 3 are possible"],
    ["2-1", "there are 1 pieces; with 2 ways 2 to 4 are possible"],
    ["2-120", "twist 2 is 2, but with 2 ways the largest is 1"],
  ])("the link “%s” is refused in words", (text, message) => {
    expect(() => decode(text)).toThrow(new Error(message));
  });

  test("each change is announced", () => {
    expect(say(initial)).toBe(
      "Twists 1 0 2, number 11 of all. Sum 3: with the constraint number 3.",
    );
    expect(say(decode("3-101"))).toBe(
      "Twists 1 0 1, number 10 of all. Sum 2: not a multiple of three, out of reach.",
    );
  });
});

describe("table of encoders", () => {
  test("no encoder needs more indices than one digit per piece", () => {
    for (const { sizes } of ENCODERS) {
      for (const { count, naive } of sizes) {
        expect(Number.isSafeInteger(count) && Number.isSafeInteger(naive)).toBe(true);
        expect(count).toBeLessThanOrEqual(naive);
      }
    }
  });

  test("the used share has two digits or is a whole number", () => {
    expect(usedShare({ pieces: "", count: 81, naive: 81 })).toBe("all");
    expect(usedShare({ pieces: "", count: 729, naive: 2187 })).toBe("1 in 3");
    expect(usedShare({ pieces: "", count: 40320, naive: 8 ** 8 })).toBe("1 in 420");
  });
});

import { describe, expect, test } from "vitest";
import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import {
  countPieceRows,
  digitsModel,
  pieceRowIndex,
  type PieceRow,
} from "#figures/indexing/digits/digits-model.ts";
import {
  rankWithLibrary,
  FORCED_CORNER,
  freeTwists,
  isUnreachable,
  N_UNCONSTRAINED,
  N_REACHABLE,
  rankFreeTwists,
  twistsModel,
} from "#figures/indexing/digits/twists-model.ts";

describe("digits editor", () => {
  const { initial, update, encode, decode } = digitsModel;

  /** All rows of pieces with at most 800 indices. */
  const rows = [2, 3, 4, 5, 6].flatMap((ways) =>
    [2, 3, 4, 5, 6, 7, 8]
      .map((n): PieceRow => ({ ways, digits: Array(n).fill(0) }))
      .filter((row) => countPieceRows(row) <= 800),
  );

  test("typing a number sets the digits of all small rows", () => {
    for (const row of rows) {
      for (let index = 0; index < countPieceRows(row); index++) {
        const state = update(row, { type: "set-number", number: index });
        expect(pieceRowIndex(state)).toBe(index);
        expect(state.digits.every((digit) => digit >= 0 && digit < row.ways)).toBe(
          true,
        );
      }
    }
  });

  test("a link restores each row", () => {
    for (const row of rows) {
      for (let index = 0; index < countPieceRows(row); index++) {
        const state = update(row, { type: "set-number", number: index });
        expect(decode(encode(state))).toEqual(state);
      }
    }
  });

  test("turning a piece adds its place value, or subtracts a whole turn", () => {
    for (const row of rows) {
      const { ways, digits } = row;
      for (let index = 0; index < countPieceRows(row); index++) {
        const before = update(row, { type: "set-number", number: index });
        for (let piece = 0; piece < digits.length; piece++) {
          const place = ways ** (digits.length - 1 - piece);
          const after = update(before, { type: "turn", at: piece, by: 1 });
          const isLastWay = before.digits[piece] === ways - 1;
          const change = isLastWay ? (1 - ways) * place : place;
          expect(pieceRowIndex(after) - index).toBe(change);
          expect(update(after, { type: "turn", at: piece, by: -1 })).toEqual(before);
        }
      }
    }
  });

  test("four coins, 1010, are number 10", () => {
    expect(pieceRowIndex(initial)).toBe(10);
    expect(encode(initial)).toBe("2-1010");
  });

  test("pieces are added untwisted at the end, and removed there", () => {
    const more = update(initial, { type: "set-pieces", pieces: 6 });
    expect(more.digits).toEqual([1, 0, 1, 0, 0, 0]);
    expect(update(more, { type: "set-pieces", pieces: 3 }).digits).toEqual([1, 0, 1]);
  });

  test("with fewer ways, a piece takes the last one left", () => {
    const state = decode("5-41302");
    expect(update(state, { type: "set-ways", ways: 3 })).toEqual(decode("3-21202"));
  });

  test("an action without effect returns the same state", () => {
    expect(update(initial, { type: "set-number", number: 10 })).toBe(initial);
    expect(update(initial, { type: "set-digits", digits: [1, 0, 1, 0] })).toBe(initial);
    expect(update(initial, { type: "set-pieces", pieces: 4 })).toBe(initial);
    expect(update(initial, { type: "set-ways", ways: 2 })).toBe(initial);
    expect(update(initial, { type: "turn", at: 1, by: 2 })).toBe(initial);
  });

  test.each([
    ["", "pieces look like 2-1010: ways, then digits"],
    ["1010", "pieces look like 2-1010: ways, then digits"],
    ["2-10-10", "pieces look like 2-1010: ways, then digits"],
    ["10-1010", "pieces look like 2-1010: ways, then digits"],
    ["2-1e9", "pieces look like 2-1010: ways, then digits"],
    ["1-0000", "a piece has 1 ways; 2 to 6 are possible"],
    ["7-0000", "a piece has 7 ways; 2 to 6 are possible"],
    ["2-1", "it has one piece; 2 to 8 are possible"],
    [`2-${"1".repeat(5000)}`, "it has 5000 pieces; 2 to 8 are possible"],
    ["3-0130", "digit 3 is 3, but with 3 ways the largest is 2"],
  ])("the link %.20s is refused in words", (text, message) => {
    expect(() => decode(text)).toThrow(new Error(message));
  });

  test("each change is announced in one sentence", () => {
    expect(digitsModel.describe(initial)).toBe(
      "Digits 1 0 1 0 in base 2: number 10 of 0 to 15.",
    );
  });
});

describe("twist dial", () => {
  const { initial, update, encode, decode } = twistsModel;
  const all = Array.from({ length: N_REACHABLE }, (_, index) =>
    update(initial, { type: "set-number", number: index }),
  );

  test("all 729 indices give the library's twists and back", () => {
    expect(N_REACHABLE).toBe(729);
    all.forEach((twists, index) => {
      expect(twists).toEqual(unrankOrientation(index, 7, 3));
      expect(rankWithLibrary(twists)).toEqual({ index });
      expect(rankFreeTwists(twists)).toBe(index);
      expect(isUnreachable(twists)).toBe(false);
    });
  });

  test("the seventh twist follows every turn of a free corner", () => {
    for (const twists of all) {
      for (let corner = 0; corner < FORCED_CORNER; corner++) {
        const turned = update(twists, { type: "turn", at: corner, by: 1 });
        expect(turned[corner]).toBe((twists[corner] + 1) % 3);
        expect(() => rankOrientation(turned, 3)).not.toThrow();
        expect(update(turned, { type: "turn", at: corner, by: -1 })).toEqual(twists);
      }
    }
  });

  test("the library rejects a seventh twist turned alone, and a button corrects it", () => {
    for (const twists of all) {
      for (const by of [1, -1]) {
        const broken = update(twists, { type: "turn", at: FORCED_CORNER, by });
        expect(isUnreachable(broken)).toBe(true);
        expect(rankWithLibrary(broken)).toEqual({
          error: expect.stringMatching(/^RangeError: twists sum to \d+.* not 0/),
        });
        expect(update(broken, { type: "put-right" })).toEqual(twists);
      }
    }
  });

  test("turning a free corner corrects the seventh twist", () => {
    const broken = update(initial, { type: "turn", at: FORCED_CORNER, by: 1 });
    const mended = update(broken, { type: "turn", at: 0, by: 1 });
    expect(isUnreachable(mended)).toBe(false);
  });

  test("a link restores all 2187 rows of twists, unreachable ones too", () => {
    let reached = 0;
    for (let number = 0; number < N_UNCONSTRAINED; number++) {
      const text = number.toString(3).padStart(7, "0");
      const twists = decode(text);
      expect(encode(twists)).toBe(text);
      if (!isUnreachable(twists)) reached++;
    }
    expect(N_UNCONSTRAINED).toBe(2187);
    expect(reached).toBe(729);
  });

  test("an action without effect returns the same state", () => {
    expect(update(initial, { type: "put-right" })).toBe(initial);
    expect(update(initial, { type: "set-digits", digits: freeTwists(initial) })).toBe(
      initial,
    );
    expect(
      update(initial, { type: "set-number", number: rankFreeTwists(initial) }),
    ).toBe(initial);
    expect(update(initial, { type: "turn", at: 6, by: 3 })).toBe(initial);
  });

  test.each(["", "102020", "10202011", "1020203", "102 201", "-102020", "١٢٠٠٠٠٠"])(
    "the link “%s” is refused in words",
    (text) => {
      expect(() => decode(text)).toThrow(
        new Error("twists are seven digits, each 0, 1 or 2, such as 1020201"),
      );
    },
  );

  test("each change is announced in one sentence", () => {
    expect(twistsModel.describe(initial)).toBe(
      "Twists 1 0 2 0 2 0, so the seventh is 1: number 303.",
    );
    expect(
      twistsModel.describe(update(initial, { type: "turn", at: FORCED_CORNER, by: 1 })),
    ).toBe("Twists 1 0 2 0 2 0 and 2 by force: they sum to 7, which no turns reach.");
  });
});

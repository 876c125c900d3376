import { describe, expect, test } from "vitest";
import type { CardOrder, OrderAction } from "#kit/cards/card-order.ts";
import { permutationModel } from "#kit/reader/reader-permutation.ts";
import {
  findTableRow,
  permutationTableRows,
} from "#figures/indexing/permutation/table-rows.ts";
import {
  TABLE_SIZES,
  tableSizeModel,
} from "#figures/indexing/permutation/table-size.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import { parseOrder, formatOrder } from "#kit/cards/order-text.ts";
import { factorial } from "#lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "#lib/indexing/permutation.ts";

/** Every permutation of two to six cards. */
function* everyOrder(): Generator<CardOrder> {
  for (let n = 2; n <= 6; n++) {
    for (let index = 0; index < factorial(n); index++) {
      yield { permutation: unrankPermutation(index, n) };
    }
  }
}

const after = (state: CardOrder, action: OrderAction) =>
  permutationModel.update(state, action).permutation;
const order = (shown: string): CardOrder => ({
  permutation: [...shown].map((digit) => Number(digit) - 1),
});

describe("the reader's permutation", () => {
  test("starts with pieces 1 to 4 of the example 3 4 1 6 2 7 5", () => {
    expect(permutationModel.encode(permutationModel.initial)).toBe("3412");
    expect(rankPermutation(permutationModel.initial.permutation)).toBe(16);
  });

  test("decode undoes encode for all permutations of two to six pieces", () => {
    for (const state of everyOrder()) {
      expect(permutationModel.decode(permutationModel.encode(state))).toEqual(state);
    }
  });

  test("setting an index gives the library's permutation", () => {
    for (const { permutation } of everyOrder()) {
      const n = permutation.length;
      const start = { permutation: unrankPermutation(factorial(n) - 1, n) };
      const index = rankPermutation(permutation);
      expect(after(start, { type: "index", index })).toEqual(permutation);
    }
  });

  test("setting a digit leaves the other digits alone", () => {
    for (const state of everyOrder()) {
      const n = state.permutation.length;
      const digits = lehmerCode(state.permutation);
      for (let column = 0; column < n; column++) {
        for (let digit = 0; digit < n - column; digit++) {
          const next = after(state, { type: "digit", column, digit });
          expect(lehmerCode(next)).toEqual(digits.with(column, digit));
        }
      }
    }
  });

  test("a step goes to the neighbouring index and stops at both ends", () => {
    for (const state of everyOrder()) {
      const n = state.permutation.length;
      const index = rankPermutation(state.permutation);
      const up = rankPermutation(after(state, { type: "step", by: 1 }));
      const down = rankPermutation(after(state, { type: "step", by: -1 }));
      expect(up).toBe(Math.min(index + 1, factorial(n) - 1));
      expect(down).toBe(Math.max(index - 1, 0));
    }
  });

  test("a moved piece is where it was put, and the others keep their relative order", () => {
    for (const state of everyOrder()) {
      const { permutation } = state;
      const n = permutation.length;
      for (let from = 0; from < n; from++) {
        for (let to = 0; to < n; to++) {
          const moved = after(state, { type: "move", from, to });
          const others = (row: readonly number[]) =>
            row.filter((piece) => piece !== permutation[from]);
          expect(moved[to]).toBe(permutation[from]);
          expect(others(moved)).toEqual(others(permutation));
        }
      }
    }
  });

  test("removing pieces keeps the relative order; pieces are added on the right", () => {
    expect(after(order("3167254"), { type: "size", n: 4 })).toEqual([2, 0, 1, 3]);
    expect(after(order("312"), { type: "size", n: 5 })).toEqual([2, 0, 1, 3, 4]);
  });

  test("adding pieces and removing them again restores the permutation", () => {
    for (const state of everyOrder()) {
      const n = state.permutation.length;
      const more = { permutation: after(state, { type: "size", n: 8 }) };
      expect(after(more, { type: "size", n })).toEqual(state.permutation);
    }
  });

  test("an action without effect returns the same state", () => {
    const state = order("2413");
    const idle: OrderAction[] = [
      { type: "move", from: 2, to: 2 },
      { type: "digit", column: 0, digit: 1 },
      { type: "index", index: rankPermutation(state.permutation) },
      { type: "size", n: 4 },
      { type: "permutation", permutation: [1, 3, 0, 2] },
    ];
    for (const action of idle)
      expect(permutationModel.update(state, action)).toBe(state);
    const last = order("4321");
    expect(permutationModel.update(last, { type: "step", by: 1 })).toBe(last);
  });

  test("the description has the pieces, digits, number and range", () => {
    expect(permutationModel.describe(permutationModel.initial)).toBe(
      "Permutation 3 4 1 2. Digits 2 2 0 0. Index 16, of 0 to 23.",
    );
  });

  test.each([
    ["3122", "Piece 2 appears twice, and 4 is missing"],
    ["3154", "There is no piece 5"],
    ["0123", "These count from 0"],
    ["1", "A permutation needs at least two pieces: for example 1 2"],
    ["123456789", "more pieces than the 8"],
    ["", "digits alone"],
    ["3 1 2", "digits alone"],
    ["<b>", "digits alone"],
    ["9".repeat(100_000), "more pieces than the 8"],
  ])("a link that says %j is refused in words", (text, words) => {
    expect(() => permutationModel.decode(text)).toThrow(words);
  });
});

describe("the table of all permutations", () => {
  test.each([3, 4, 5])(
    "with %i pieces it has every permutation once, in the row of its number",
    (n) => {
      const rows = permutationTableRows(n);
      expect(rows).toHaveLength(factorial(n));
      rows.forEach(({ index, permutation, digits }, i) => {
        expect(index).toBe(i);
        expect(rankPermutation(permutation)).toBe(i);
        expect(digits).toEqual(lehmerCode(permutation));
      });
    },
  );

  test.each([3, 4, 5])(
    "of %i pieces: pieces and digits before the turning column stay, that digit goes up by one and those after it start again",
    (n) => {
      const rows = permutationTableRows(n);
      expect(rows[0].firstChangedDigit).toBe(0);
      for (let i = 1; i < rows.length; i++) {
        const { firstChangedDigit: turned, digits, permutation } = rows[i];
        const above = rows[i - 1];
        expect(digits.slice(0, turned)).toEqual(above.digits.slice(0, turned));
        expect(permutation.slice(0, turned)).toEqual(
          above.permutation.slice(0, turned),
        );
        expect(digits[turned]).toBe(above.digits[turned] + 1);
        expect(digits.slice(turned + 1).every((digit) => digit === 0)).toBe(true);
      }
    },
  );

  test("marks the row whose digits have the same ending", () => {
    for (const { permutation } of everyOrder()) {
      for (const n of TABLE_SIZES) {
        const zeros = new Array(n).fill(0);
        const ending = [...zeros, ...lehmerCode(permutation)].slice(-n);
        expect(lehmerCode(unrankPermutation(findTableRow(permutation, n), n))).toEqual(
          ending,
        );
      }
    }
  });

  test("marks the relative order of the reader's last pieces", () => {
    for (const { permutation } of everyOrder()) {
      for (const n of TABLE_SIZES.filter((size) => size <= permutation.length)) {
        const last = permutation.slice(-n);
        const among = last.map((card) => last.filter((other) => other < card).length);
        expect(unrankPermutation(findTableRow(permutation, n), n)).toEqual(among);
      }
    }
  });

  test("the address stores the size, and other sizes are rejected", () => {
    for (const n of TABLE_SIZES) {
      expect(tableSizeModel.decode(tableSizeModel.encode(n))).toBe(n);
    }
    for (const text of ["2", "6", "", "4.0", "four"]) {
      expect(() => tableSizeModel.decode(text)).toThrow("3, 4 or 5 pieces");
    }
  });
});

describe("a typed permutation", () => {
  test.each([
    "3167254",
    "3 1 6 7 2 5 4",
    "3,1,6,7,2,5,4",
    "[3, 1, 6, 7, 2, 5, 4]",
    " 316 7254 ",
  ])("%j is read", (text) => {
    expect(parseOrder(text, 7)).toEqual({ value: [2, 0, 5, 6, 1, 4, 3] });
  });

  test("may have more pieces than the editor", () => {
    expect(parseOrder("2 1 3", 2)).toEqual({ value: [1, 0, 2] });
  });

  test("is parsed with and without spaces", () => {
    for (const { permutation } of everyOrder()) {
      for (const separator of ["", " ", ", "]) {
        const text = formatOrder(permutation, separator);
        expect(parseOrder(text, 2)).toEqual({ value: permutation });
      }
    }
  });

  test.each([
    ["3167255", 7, "Piece 5 appears twice, and 4 is missing.", "3167254"],
    ["3167258", 7, "There is no piece 8: 7 pieces are numbered 1 to 7.", "3167254"],
    ["316725", 7, "Of 7 pieces, 4 is missing.", "3167254"],
    ["31672554", 7, "Piece 5 appears twice, and 8 is missing.", "3167254"],
    ["3167255", 4, "Piece 5 appears twice, and 4 is missing.", "3167254"],
    ["9281", 4, "There is no piece 9", "4231"],
    ["3 1 10 2", 4, "There is no piece 10", "3142"],
    ["3142x", 4, "“x” is not a digit", "3142"],
    ["{ 0, 2, 1, 3, 4 }", 4, "dummy", "2134"],
    ["0 1 2", 2, "count from 0", "123"],
    ["0 1 2", 7, "count from 0", "1234567"],
    ["3", 2, "at least two pieces: for example 1 2", "12"],
    ["2013", 4, "count from 0", "3124"],
    ["[0, 2, 1, 3]", 4, "count from 0", "1324"],
    ["123456789", 7, "more pieces than the 8", "12345678"],
    ["", 3, "Type the 3 pieces", "123"],
    ["21", 4, "3 and 4 are missing. To have 2, choose it under “pieces”.", "2134"],
    ["999", 3, "There is no piece 9", "123"],
  ])(
    "%j beside %i pieces explains itself and offers the nearest",
    (text, n, words, nearest) => {
      const read = parseOrder(text, n, "piece", true);
      if (!isProblem(read)) throw new Error("it should not be an order");
      expect(read.problem).toContain(words);
      expect(read.nearest?.replaceAll(" ", "")).toBe(nearest);
    },
  );

  test.each(["3", "31", "316725", "8"])(
    "%j is a beginning of seven pieces, no mistake",
    (text) => {
      expect(parseOrder(text, 7)).toMatchObject({ unfinished: true });
    },
  );
  test.each(["%j is a mistake with seven pieces", "9", "3x", "0"])(
    "%j is a mistake beside seven pieces",
    (text) => {
      expect(parseOrder(text, 7)).toMatchObject({ unfinished: false });
    },
  );

  test("with one piece mistyped, the suggestion differs in that piece only", () => {
    for (const { permutation } of everyOrder()) {
      const n = permutation.length;
      for (let place = 0; place < n; place++) {
        const text = formatOrder(permutation.with(place, 8), "");
        const read = parseOrder(text, n, "piece", true);
        if (!isProblem(read)) throw new Error(`${text} should not be an order`);
        expect(read.nearest).toBe(formatOrder(permutation));
      }
    }
  });

  test("every suggestion is a valid permutation of two to eight pieces", () => {
    const texts = [
      "😀😀😀",
      "-3",
      "1e9",
      "1".repeat(100_000),
      "1 ".repeat(100_000),
      "99999999999999999999999 2",
      "NaN",
      "\u0000",
      "8 8 8 8 8 8 8 8 8",
      "7 7",
      "0",
    ];
    // And every text of up to five of these.
    for (let length = 1; length <= 5; length++) {
      for (let i = 0; i < 5 ** length; i++) {
        texts.push(
          Array.from({ length }, (_, k) => "0129 "[Math.floor(i / 5 ** k) % 5]).join(
            "",
          ),
        );
      }
    }
    for (const text of texts) {
      for (const n of [2, 4, 8]) {
        const read = parseOrder(text, n, "piece", true);
        if (!isProblem(read)) continue;
        expect(read.problem).toMatch(/\.$/);
        expect(isProblem(parseOrder(read.nearest ?? "", n)), text).toBe(false);
      }
    }
  });
});

import { combination as countCombinations } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import {
  rankCombination,
  rankCombinationBig,
  unrankCombinationBig,
} from "#lib/index.ts";

test("all choices of up to 10 positions have the number that rankCombination gives", () => {
  for (let n = 0; n <= 10; n++) {
    for (let bits = 0; bits < 2 ** n; bits++) {
      const chosen = Array.from({ length: n }, (_, i) => (bits & (1 << i)) !== 0);
      const index = rankCombinationBig(chosen);
      expect(index).toBe(BigInt(rankCombination(chosen)));
      expect(unrankCombinationBig(index, n, chosen.filter(Boolean).length)).toEqual(
        chosen,
      );
    }
  }
});

test("of 300 positions the first and the last choice of m are 0 and C(300, m) - 1", () => {
  for (const m of [0, 1, 2, 37, 150, 299, 300]) {
    const first = Array.from({ length: 300 }, (_, i) => i < m);
    const last = first.toReversed();
    const lastIndex = countCombinations(300n, BigInt(m)) - 1n;
    expect(rankCombinationBig(first)).toBe(0n);
    expect(rankCombinationBig(last)).toBe(lastIndex);
    expect(unrankCombinationBig(lastIndex, 300, m)).toEqual(last);
  }
});

describe("bad input is named", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [
      () => rankCombinationBig([true, 1] as never),
      TypeError,
      "position 2 holds 1; expected true or false (positions count from 1)",
    ],
    [
      () => rankCombinationBig(new Array(10_001).fill(true)),
      RangeError,
      "a combination has length 10001; expected 10000 at most",
    ],
    [
      () => unrankCombinationBig(70n, 8, 4),
      RangeError,
      "index 70n is out of range 0n..69n",
    ],
    [
      () => unrankCombinationBig(-1n, 100, 50),
      RangeError,
      "index -1n is out of range 0n..C(100, 50) - 1",
    ],
    [
      () => unrankCombinationBig(3 as never, 8, 4),
      TypeError,
      "index is 3, not a bigint; expected one such as 5n",
    ],
    [() => unrankCombinationBig(0n, 8, 9), RangeError, "m 9 is out of range 0..8"],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});

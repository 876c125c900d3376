import fc from "fast-check";
import { describe, expect, test } from "vitest";
import * as lib from "#lib/index.ts";

const RUNS = { seed: 2026, numRuns: 2000 };

/** Mostly near misses, with some nonsense: both are drawn. */
const element = fc.oneof(
  { weight: 4, arbitrary: fc.integer({ min: -1, max: 6 }) },
  fc.constantFrom<unknown>(
    -0,
    0.5,
    NaN,
    Infinity,
    2 ** 53,
    "0",
    "1",
    "",
    null,
    undefined,
    true,
    1n,
  ),
);
const anyArray = fc.oneof(
  fc.array(element, { maxLength: 6 }),
  fc.array(fc.boolean(), { maxLength: 60 }),
  fc
    .integer({ min: 0, max: 24 })
    .chain((n) => fc.shuffledSubarray(range(n), { minLength: n })),
  fc.uint8Array({ max: 4, maxLength: 5 }),
  fc.anything(),
);
const anyNumber = fc.oneof(
  { weight: 6, arbitrary: fc.integer({ min: 0, max: 6 }) },
  fc.integer({ min: -2, max: 60 }),
  fc.constantFrom<unknown>(
    -0,
    0.5,
    NaN,
    -Infinity,
    1e15,
    2 ** 53,
    1e300,
    "3",
    null,
    undefined,
    3n,
  ),
  fc.double(),
  fc.anything(),
);

/** Our messages begin with the argument's name; those of the engine do not. */
const OURS =
  /^(index|n|m|k|base|position \d+|a permutation|the permutation|a list of digits|an orientation|a combination|a subset|a partial permutation|twists|\d+ digits) /;

/** The result, or undefined when the call threw one of our errors. */
function attempt<T>(call: () => T): T | undefined {
  try {
    return call();
  } catch (error) {
    expect(error).toBeInstanceOf(Error);
    expect((error as Error).message).toMatch(OURS);
    return undefined;
  }
}

describe("whatever is passed, ranking throws an error of ours or gives a number that leads back", () => {
  const pairs: [
    string,
    (x: never, base: never) => number | bigint,
    (i: never, x: never[], base: never) => unknown[],
  ][] = [
    [
      "rankPermutation",
      lib.rankPermutation,
      (i, x) => lib.unrankPermutation(i, x.length),
    ],
    [
      "rankPermutationBig",
      lib.rankPermutationBig,
      (i, x) => lib.unrankPermutationBig(i, x.length),
    ],
    [
      "rankEvenPermutation",
      lib.rankEvenPermutation,
      (i, x) => lib.unrankEvenPermutation(i, x.length),
    ],
    [
      "rankEvenPermutationBig",
      lib.rankEvenPermutationBig,
      (i, x) => lib.unrankEvenPermutationBig(i, x.length),
    ],
    [
      "rankPartialPermutation",
      lib.rankPartialPermutation,
      (i, x, n) => lib.unrankPartialPermutation(i, n, x.length),
    ],
    ["rankSubset", lib.rankSubset, (i, x) => lib.unrankSubset(i, 56, x.length)],
    [
      "rankMultiset",
      lib.rankMultiset,
      (i, x) => lib.unrankMultiset(i, countsOf(Array.from(x))),
    ],
    ["fromFactoradic", lib.fromFactoradic, (i, x) => lib.toFactoradic(i, x.length)],
    ["rankDigits", lib.rankDigits, (i, x, base) => lib.unrankDigits(i, x.length, base)],
    [
      "rankOrientation",
      lib.rankOrientation,
      (i, x, base) => lib.unrankOrientation(i, x.length, base),
    ],
    [
      "rankCombination",
      lib.rankCombination,
      (i, x) =>
        lib.unrankCombination(i, x.length, Array.from(x).filter(Boolean).length),
    ],
  ];
  test.each(pairs)("%s", (_, rank, unrank) => {
    let numbered = 0;
    fc.assert(
      fc.property(anyArray, fc.oneof(fc.constantFrom(2, 3), anyNumber), (x, base) => {
        const index = attempt(() => rank(x as never, base as never));
        if (index === undefined) return;
        numbered++;
        expect(Object.is(index, -0)).toBe(false);
        const back = unrank(index as never, x as never[], base as never);
        expect(back).toEqual(
          Array.from(x as never[], (value) => (value === 0 ? 0 : value)),
        );
      }),
      RUNS,
    );
    expect(numbered).toBeGreaterThan(20);
  });
});

describe("whatever is passed, unranking throws an error of ours or gives what ranks to that index", () => {
  const pairs: [
    string,
    (i: never, n: never, k: never) => unknown[],
    (x: never, k: never) => unknown,
  ][] = [
    ["unrankPermutation", lib.unrankPermutation, lib.rankPermutation],
    ["unrankEvenPermutation", lib.unrankEvenPermutation, lib.rankEvenPermutation],
    [
      "unrankSubset",
      (i, n, m) => {
        const members: number[] = lib.unrankSubset(i, n, m);
        return range(n).map((member) => members.includes(member));
      },
      lib.rankCombination,
    ],
    [
      "unrankPartialPermutation",
      (i, n) => lib.unrankPartialPermutation(i, n, n),
      lib.rankPermutation,
    ],
    ["toFactoradic", lib.toFactoradic, lib.fromFactoradic],
    ["unrankDigits", lib.unrankDigits, lib.rankDigits],
    ["unrankOrientation", lib.unrankOrientation, lib.rankOrientation],
    ["unrankCombination", lib.unrankCombination, lib.rankCombination],
  ];
  test.each(pairs)("%s", (_, unrank, rank) => {
    let numbered = 0;
    fc.assert(
      fc.property(anyNumber, anyNumber, anyNumber, (index, n, k) => {
        const x = attempt(() => unrank(index as never, n as never, k as never));
        if (x === undefined) return;
        numbered++;
        expect(x).toHaveLength(n as number);
        expect(x.some((value) => Object.is(value, -0))).toBe(false);
        expect(rank(x as never, k as never)).toBe((index as number) + 0);
      }),
      RUNS,
    );
    expect(numbered).toBeGreaterThan(20);
  });
});

test("isEvenPermutation, lehmerCode and factorial throw errors of ours or answer in kind", () => {
  fc.assert(
    fc.property(anyArray, anyNumber, (x, n) => {
      const even = attempt(() => lib.isEvenPermutation(x as never));
      const code = attempt(() => lib.lehmerCode(x as never));
      const count = attempt(() => lib.factorial(n as never));
      expect(even === undefined).toBe(code === undefined);
      if (code) expect(code.reduce((a, b) => a + b, 0) % 2 === 0).toBe(even);
      if (count !== undefined) expect(Number.isSafeInteger(count)).toBe(true);
    }),
    RUNS,
  );
});

/** How often each of 0, 1, … occurs. */
function countsOf(kinds: number[]): number[] {
  return range(Math.max(-1, ...kinds) + 1).map(
    (kind) => kinds.filter((each) => each === kind).length,
  );
}

function range(n: number): number[] {
  return Array.from({ length: n }, (_, i) => i);
}

import { Permutation } from "js-combinatorics";
import { describe, expect, test } from "vitest";
import { permutations } from "#lib/index.ts";

test("lists the permutations of up to 7 pieces as js-combinatorics does", () => {
  for (let n = 1; n <= 7; n++) {
    const theirs = [...new Permutation(Array.from({ length: n }, (_, i) => i))];
    expect([...permutations(n)]).toEqual(theirs);
  }
  expect([...permutations(0)]).toEqual([[]]);
});

test("from any index on, for numbers and bigints", () => {
  const all = [...permutations(4)];
  for (let from = 0; from < 24; from++) {
    expect([...permutations(4, { from })]).toEqual(all.slice(from));
    expect([...permutations(4, { from: BigInt(from) })]).toEqual(all.slice(from));
  }
});

test("from a large index of 18 and of 25 pieces, as js-combinatorics has it", () => {
  for (const [n, from] of [
    [18, 6_402_373_705_727_000],
    [25, 9_007_199_254_740_991],
    [25, 15_511_210_043_330_985_983_000_000n],
  ] as const) {
    const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
    const ours = permutations(n, { from });
    for (let step = 0; step < 100; step++) {
      expect(ours.next().value).toEqual(theirs.at(BigInt(from) + BigInt(step)));
    }
  }
});

test("each is a new array: changing it doesn't disturb the next", () => {
  const rows = permutations(3);
  rows.next().value!.fill(9);
  expect(rows.next().value).toEqual([0, 2, 1]);
});

describe("bad input is named at the call, before the first step", () => {
  const cases: [() => unknown, typeof RangeError | typeof TypeError, string][] = [
    [() => permutations(3, { from: 6 }), RangeError, "from 6 is out of range 0..5"],
    [
      () => permutations(3, { from: 6n }),
      RangeError,
      "index 6n is out of range 0n..5n",
    ],
    [
      () => permutations(25, { from: 2 ** 53 }),
      RangeError,
      "from 9007199254740992 is out of range 0..9007199254740991",
    ],
    [
      () => permutations(3, { from: "0" as never }),
      TypeError,
      'from is "0", not a number; expected a whole number 0..5',
    ],
    [() => permutations(3, 4 as never), TypeError, "expected options {from: 4}, not 4"],
    [() => permutations(-1), RangeError, "n -1 is out of range 0..10000"],
  ];
  for (const [call, type, message] of cases) {
    test(message, () => expect(call).toThrow(new type(message)));
  }
});

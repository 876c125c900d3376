import {
  assertOptions,
  checkWhole,
  MAX_EXACT_LENGTH,
  MAX_LENGTH,
} from "./check-input.ts";
import { factorial } from "./factoradic.ts";
import { nextPermutation } from "./next-permutation.ts";
import { unrankPermutationBig } from "./permutation-big.ts";

/**
 * All permutations of n pieces in lexicographic order, from a given index to the last.
 *
 * Each is a new array, yours to keep or change. `nextPermutation` steps without a new array.
 * @param n        the number of pieces, 0..10,000
 * @param options  `from`: the index of the first permutation, in [0, n!); a bigint from 2^53
 *                 on; 0 unless given
 * @throws {RangeError} when n or from is out of range or not whole
 * @throws {TypeError} when n is not a number, from neither a number nor a bigint, or the
 *                     options are not an object
 * @cost           O(n) time for each permutation: one array
 * @example
 * Array.from(permutations(3)).length // → 6
 * Array.from(permutations(3, { from: 4 })) // → [[2, 0, 1], [2, 1, 0]]
 */
export function permutations(
  n: number,
  options: { from?: number | bigint } = {},
): Generator<number[], void, undefined> {
  assertOptions(options, "{from: 4}");
  const { from = 0 } = options;
  checkWhole("n", n, 0, MAX_LENGTH);
  if (typeof from !== "bigint") {
    const last = n <= MAX_EXACT_LENGTH ? factorial(n) - 1 : Number.MAX_SAFE_INTEGER;
    checkWhole("from", from, 0, last);
  }
  return stepFrom(unrankPermutationBig(BigInt(from), n));
}

/** Apart from `permutations`, which checks its arguments before the first step. */
function* stepFrom(perm: number[]): Generator<number[], void, undefined> {
  do yield perm.slice();
  while (nextPermutation(perm));
}

/**
 * rankPermutation and unrankPermutation, compared with the same loops on typed arrays
 * without input checks and with two npm packages, on the same seeded permutations in one
 * run. Only the ratios can be compared between machines.
 *
 * permutation-rank numbers permutations in another order (Myrvold and Ruskey), in linear
 * time and without input checks; js-combinatorics uses our lexicographic order, counts in
 * bigints and only unranks.
 */
import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";
import { factorial, rankPermutation, unrankPermutation } from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { rankUnchecked, unrankUnchecked } from "./rivals/unchecked-permutations.ts";
import { seededNumbers } from "./seeded.ts";

const SAMPLES = 1000;
const LENGTHS = [8, 7, 12];

for (const n of LENGTHS) {
  const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
  const indexes = seededNumbers(factorial(n), SAMPLES);
  const perms = indexes.map((index) => unrankPermutation(index, n));
  const typedPerms = perms.map((perm) => Uint8Array.from(perm));
  const theirIndexes = perms.map((perm) => permutationRank.rank(perm));

  const options = { rounds: 500, samples: SAMPLES };
  await compare(
    `rank, n = ${n}`,
    {
      rankPermutation: () => sumOver(perms, rankPermutation),
      "the same loops, typed and unchecked": () => sumOver(typedPerms, rankUnchecked),
      "permutation-rank": () => sumOver(perms, permutationRank.rank),
    },
    options,
  );
  await compare(
    `unrank, n = ${n}`,
    {
      unrankPermutation: () => sumOfFirst(indexes, (i) => unrankPermutation(i, n)),
      "the same loops, typed and unchecked": () =>
        sumOfFirst(indexes, (i) => unrankUnchecked(i, n)),
      "permutation-rank": () =>
        sumOfFirst(theirIndexes, (i) => permutationRank.unrank(n, i)),
      "js-combinatorics": () => sumOfFirst(indexes, (i) => theirs.at(i)!),
    },
    options,
  );
}

/** A checksum of all results, so that no call can be optimised away. */
function sumOver<T>(values: T[], f: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += f(value);
  return sum;
}

/** The same for functions that return arrays, which must then be built in full. */
function sumOfFirst<T>(values: T[], f: (value: T) => ArrayLike<number>): number {
  let sum = 0;
  for (const value of values) sum += f(value)[0];
  return sum;
}

/**
 * rankPermutation and unrankPermutation beside the same loops in typed arrays without
 * a look at their input, and beside two packages of npm: on the same seeded permutations
 * in one run. Only the ratios mean anything from one machine to the next.
 *
 * permutation-rank numbers permutations in another order (Myrvold and Ruskey), in linear
 * time and without looking at its input; js-combinatorics has the lexicographic order of
 * ours, counts in bigints and only unranks.
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

/** A sum that depends on every result, so that no call can be optimised away. */
function sumOver<T>(values: T[], f: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += f(value);
  return sum;
}

/** The same for functions that return rows, which must then be built as a whole. */
function sumOfFirst<T>(values: T[], f: (value: T) => ArrayLike<number>): number {
  let sum = 0;
  for (const value of values) sum += f(value)[0];
  return sum;
}

/**
 * Ranking and unranking permutations, compared with plain loops on typed arrays without input
 * checks and with two npm packages, on the same seeded permutations in one run. Only the ratios
 * can be compared between machines.
 *
 * permutation-rank numbers permutations in another order (Myrvold and Ruskey), in linear
 * time and without input checks; js-combinatorics uses our lexicographic order, counts in
 * bigints and only unranks.
 */
import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";
import {
  factorial,
  rankMyrvoldRuskey,
  rankPermutation,
  rankPermutationBig,
  seeded,
  randomPermutation,
  unrankMyrvoldRuskey,
  unrankPermutation,
  unrankPermutationBig,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { rankUnchecked, unrankUnchecked } from "./rivals/unchecked-permutations.ts";
import { seededNumbers } from "./seeded.ts";
import { sumOfFirst, sumOver } from "./sums.ts";

const SAMPLES = 1000;
const LENGTHS = [8, 7, 12];
const LONG_LENGTHS = [25, 52];

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
      "plain loops, typed and unchecked": () => sumOver(typedPerms, rankUnchecked),
      rankMyrvoldRuskey: () => sumOver(perms, rankMyrvoldRuskey),
      "permutation-rank": () => sumOver(perms, permutationRank.rank),
    },
    options,
  );
  await compare(
    `unrank, n = ${n}`,
    {
      unrankPermutation: () => sumOfFirst(indexes, (i) => unrankPermutation(i, n)),
      "plain loops, typed and unchecked": () =>
        sumOfFirst(indexes, (i) => unrankUnchecked(i, n)),
      unrankMyrvoldRuskey: () => sumOfFirst(indexes, (i) => unrankMyrvoldRuskey(i, n)),
      "permutation-rank": () =>
        sumOfFirst(theirIndexes, (i) => permutationRank.unrank(n, i)),
      "js-combinatorics": () => sumOfFirst(indexes, (i) => theirs.at(i)!),
    },
    options,
  );
}

for (const n of LONG_LENGTHS) {
  const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
  const random = seeded(n);
  const perms = Array.from({ length: SAMPLES }, () => randomPermutation(n, { random }));
  const indexes = perms.map(rankPermutationBig);
  await compare(
    `unrank, n = ${n}`,
    {
      unrankPermutationBig: () =>
        sumOfFirst(indexes, (index) => unrankPermutationBig(index, n)),
      "js-combinatorics": () => sumOfFirst(indexes, (index) => theirs.at(index)!),
    },
    { rounds: 50, samples: SAMPLES },
  );
}

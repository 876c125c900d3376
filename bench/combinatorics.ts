/**
 * Listing, drawing and multiplying permutations, and unranking subsets and partial permutations,
 * compared with three npm packages in one run. Only the ratios can be compared between machines.
 *
 * generatorics lists permutations in an order of its own, by swaps; js-combinatorics numbers
 * subsets in lexicographic order, where ours is colexicographic.
 */
import { KPuzzle, KTransformation } from "cubing/kpuzzle";
import generatorics from "generatorics";
import { Combination, Permutation } from "js-combinatorics";
import {
  binomial,
  factorial,
  multiplyPermutations,
  nextPermutation,
  permutations,
  randomPermutation,
  seeded,
  unrankPartialPermutation,
  unrankSubset,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { seededNumbers } from "./seeded.ts";
import { sumOfFirst } from "./sums.ts";

const identity = (n: number) => Array.from({ length: n }, (_, i) => i);
const sumListed = (rows: Iterable<ArrayLike<number>>) => sumOfFirst(rows, (row) => row);
const SAMPLES = 1000;
const options = { rounds: 50, samples: SAMPLES };

const LISTED = 8;
const listing = { rounds: 20, samples: factorial(LISTED) };
await compare(
  `all permutations of ${LISTED}, in place`,
  {
    nextPermutation() {
      const perm = identity(LISTED);
      let sum = 0;
      do sum += perm[0];
      while (nextPermutation(perm));
      return sum;
    },
    generatorics: () => sumListed(generatorics.permutation(identity(LISTED))),
  },
  listing,
);
await compare(
  `all permutations of ${LISTED}, as new arrays`,
  {
    permutations: () => sumListed(permutations(LISTED)),
    generatorics: () => sumListed(generatorics.clone.permutation(identity(LISTED))),
    "js-combinatorics": () => sumListed(new Permutation(identity(LISTED))),
  },
  listing,
);

const FROM = 200_000_000;
const twelve = new Permutation(identity(12));
await compare(
  `${SAMPLES} permutations of 12 from index ${FROM}`,
  {
    permutations() {
      const rows = permutations(12, { from: FROM });
      return sumOfFirst(identity(SAMPLES), () => rows.next().value!);
    },
    "js-combinatorics": () =>
      sumOfFirst(identity(SAMPLES), (i) => twelve.at(FROM + i)!),
  },
  options,
);

const random = seeded(1);
await compare(
  "random permutations of 12",
  {
    randomPermutation: () => sumOfFirst(identity(SAMPLES), () => randomPermutation(12)),
    "randomPermutation, seeded": () =>
      sumOfFirst(identity(SAMPLES), () => randomPermutation(12, { random })),
    "js-combinatorics": () => sumOfFirst(identity(SAMPLES), () => twelve.sample()!),
  },
  options,
);

const hands = new Permutation(identity(52), 5);
const handIndexes = seededNumbers(Number(hands.length), SAMPLES);
await compare(
  "unrank, 5 of 52 in a row",
  {
    unrankPartialPermutation: () =>
      sumOfFirst(handIndexes, (i) => unrankPartialPermutation(i, 52, 5)),
    "js-combinatorics": () => sumOfFirst(handIndexes, (i) => hands.at(i)!),
  },
  options,
);

const subsets = new Combination(identity(24), 12);
const subsetIndexes = seededNumbers(binomial(24, 12), SAMPLES);
await compare(
  "unrank, subsets of 12 of 24",
  {
    unrankSubset: () => sumOfFirst(subsetIndexes, (i) => unrankSubset(i, 24, 12)),
    "js-combinatorics": () => sumOfFirst(subsetIndexes, (i) => subsets.at(i)!),
  },
  options,
);

const factors = Array.from({ length: SAMPLES }, () => randomPermutation(8, { random }));
const puzzle = new KPuzzle({
  name: "eight",
  orbits: [{ orbitName: "ROW", numPieces: 8, numOrientations: 1 }],
  defaultPattern: { ROW: { pieces: identity(8), orientation: new Array(8).fill(0) } },
  moves: {},
});
const transformations = factors.map(
  (permutation) =>
    new KTransformation(puzzle, {
      ROW: { permutation, orientationDelta: new Array(8).fill(0) },
    }),
);
await compare(
  "products of permutations of 8",
  {
    multiplyPermutations: () =>
      factors.reduce((product, factor) => multiplyPermutations(product, factor)),
    cubing: () =>
      transformations.reduce((product, factor) => product.applyTransformation(factor)),
  },
  options,
);

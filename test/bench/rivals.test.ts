import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";
import { expect, test } from "vitest";
import { inBytes, solveEagerly } from "../../bench/rivals/plain-solver.ts";
import {
  scanForward,
  scanRanking,
  searchPermutations,
} from "../../bench/rivals/plain-tables.ts";
import {
  rankUnchecked,
  unrankUnchecked,
} from "../../bench/rivals/unchecked-permutations.ts";
import { seededNumbers } from "../../bench/seeded.ts";
import {
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  countShortestSolutions,
  factorial,
  N_STATES,
  rankPermutation,
  shortestSolutions,
  solve,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";

const METRICS = ["HTM", "QTM"] as const;

test.for([7, 8, 12])(
  "whatever ranks and unranks beside the library, n = %i, gives what it is to give",
  (n) => {
    const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
    for (const index of seededNumbers(factorial(n), 1000)) {
      const permutation = unrankPermutation(index, n);
      const typed = Uint8Array.from(permutation);
      expect(rankPermutation(permutation)).toBe(index);
      expect(rankUnchecked(typed)).toBe(index);
      expect(unrankUnchecked(index, n)).toEqual(typed);
      expect(theirs.at(index)).toEqual(permutation);
      const theirIndex = permutationRank.rank(permutation);
      expect(permutationRank.unrank(n, theirIndex)).toEqual(permutation);
    }
  },
);

test.for(METRICS)("the plain scan counts as the library does, %s", (metric) => {
  expect(scanForward(metric)).toEqual(buildDistanceTable({ metric }).histogram);
});

test("the plain scan that ranks counts as the one through move tables", () => {
  expect(scanRanking(5)).toEqual(scanForward("HTM", 5));
});

test("permutations that are ranked after each move are counted as those of the table", () => {
  const { permutation } = buildMoveTables();
  const { histogram } = buildPruningTable(permutation, { metric: "HTM" });
  expect(searchPermutations().histogram).toEqual(histogram);
});

test.for(METRICS)("all ways to solve find the same, %s", (metric) => {
  const table = buildDistanceTable({ metric });
  const byteTable = inBytes(table);
  for (const state of seededNumbers(N_STATES, 200).map(unrankState)) {
    const solutions = solveEagerly(state, byteTable);
    const [first] = shortestSolutions(state, table);
    expect([...shortestSolutions(state, table)]).toEqual(solutions);
    expect([...shortestSolutions(state, byteTable)]).toEqual(solutions);
    expect(first).toEqual(solutions[0]);
    expect(solve(state, { metric })).toEqual(solutions[0]);
    expect(countShortestSolutions(state, table)).toBe(solutions.length);
  }
});

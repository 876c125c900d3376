/**
 * rankPermutation and unrankPermutation beside two packages of npm, on the same seeded
 * permutations in one run. Only the ratios mean anything from one machine to the next.
 *
 * permutation-rank numbers permutations in another order (Myrvold and Ruskey), in linear
 * time and without looking at its input; js-combinatorics has the lexicographic order of
 * ours, counts in bigints and only unranks.
 */
import assert from "node:assert/strict";
import { Permutation } from "js-combinatorics";
import permutationRank from "permutation-rank";
import { Bench } from "tinybench";
import { factorial, rankPermutation, unrankPermutation } from "../src/lib/index.ts";

const SAMPLES = 1000;
const LENGTHS = [8, 12];

for (const n of LENGTHS) {
  const theirs = new Permutation(Array.from({ length: n }, (_, i) => i));
  const indexes = randomIndexes(factorial(n), SAMPLES);
  const perms = indexes.map((index) => unrankPermutation(index, n));
  const theirIndexes = perms.map((perm) => permutationRank.rank(perm));

  for (let i = 0; i < SAMPLES; i++) {
    assert.equal(rankPermutation(perms[i]), indexes[i]);
    assert.deepEqual(theirs.at(indexes[i]), perms[i]);
    assert.deepEqual(permutationRank.unrank(n, theirIndexes[i]), perms[i]);
  }

  await compare(`rank, n = ${n}`, {
    rankPermutation: () => sumOver(perms, rankPermutation),
    "permutation-rank": () => sumOver(perms, permutationRank.rank),
  });
  await compare(`unrank, n = ${n}`, {
    unrankPermutation: () =>
      sumOver(indexes, (index) => unrankPermutation(index, n)[0]),
    "permutation-rank": () =>
      sumOver(theirIndexes, (index) => permutationRank.unrank(n, index)[0]),
    "js-combinatorics": () => sumOver(indexes, (index) => theirs.at(index)![0]),
  });
}

/** Times the first of the tasks, ours, against the others. */
async function compare(
  title: string,
  tasks: Record<string, () => number>,
): Promise<void> {
  const bench = new Bench({ time: 500 });
  for (const [name, task] of Object.entries(tasks)) bench.add(name, task);
  await bench.run();

  console.log(title);
  const times = bench.tasks.map((task) => medianTime(task.result));
  bench.tasks.forEach((task, i) => {
    const each = ((times[i] / SAMPLES) * 1e6).toFixed(0);
    const ratio =
      i === 0 ? "" : `${(times[i] / times[0]).toFixed(2)} × the time of ours`;
    console.log(`  ${task.name.padEnd(20)}${each.padStart(6)} ns each  ${ratio}`);
  });
}

/** Milliseconds for one round of all samples. */
function medianTime(result: Bench["tasks"][number]["result"]): number {
  assert("latency" in result, "the task did not finish");
  return result.latency.p50;
}

/** A sum that depends on every result, so that no call can be optimised away. */
function sumOver<T>(values: T[], f: (value: T) => number): number {
  let sum = 0;
  for (const value of values) sum += f(value);
  return sum;
}

/** The same numbers on every run: Lehmer's generator modulo 2^31 - 1. */
function randomIndexes(count: number, length: number): number[] {
  let seed = 20260;
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return Math.floor((seed / 2147483647) * count);
  });
}

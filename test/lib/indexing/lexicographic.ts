import { seeded } from "../puzzle/seeded.ts";

/**
 * All permutations of 0..n-1 in lexicographic order, each made from the previous one by the
 * next-permutation rule: it doesn't rank, so it can check what does.
 */
export function* lexicographicPermutations(n: number): Generator<number[]> {
  const perm = Array.from({ length: n }, (_, i) => i);
  while (true) {
    yield perm.slice();
    let pivot = n - 2;
    while (pivot >= 0 && perm[pivot] > perm[pivot + 1]) pivot--;
    if (pivot < 0) return;
    let next = n - 1;
    while (perm[next] < perm[pivot]) next--;
    [perm[pivot], perm[next]] = [perm[next], perm[pivot]];
    perm.push(...perm.splice(pivot + 1).reverse());
  }
}

/** Whether the number of inversions is even. */
export function hasEvenInversions(perm: number[]): boolean {
  let inversions = 0;
  perm.forEach((a, i) => {
    inversions += perm.slice(i + 1).filter((b) => b < a).length;
  });
  return inversions % 2 === 0;
}

/** A seeded shuffle of 0..n-1. */
export function shuffled(n: number, seed: number): number[] {
  const perm = Array.from({ length: n }, (_, i) => i);
  const random = seeded(seed);
  for (let i = n - 1; i > 0; i--) {
    const j = random(i + 1);
    [perm[i], perm[j]] = [perm[j], perm[i]];
  }
  return perm;
}

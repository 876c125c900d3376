/**
 * All permutations of 0..n-1 in lexicographic order, each made from the one before by
 * the next-permutation rule: nothing here counts, so it can check what does.
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
  let state = seed;
  for (let i = n - 1; i > 0; i--) {
    state = (state * 48271) % 2147483647;
    const j = state % (i + 1);
    [perm[i], perm[j]] = [perm[j], perm[i]];
  }
  return perm;
}

import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { breadthFirst } from "#lib/tables/breadth-first.ts";
import { swapNeighbours } from "#kit/cards/swap-neighbours.ts";

export const N_RING_PIECES = 4;
const SIZE = 24;
/** Swap i exchanges the pieces in positions i and i + 1. */
const SWAPS = [0, 1, 2];

export const permutationAt = (index: number) => unrankPermutation(index, N_RING_PIECES);

/** The distance of each permutation from 1 2 3 4, and the size of each ring. */
export const { distance: RING_OF, histogram: RING_SIZES } = breadthFirst({
  size: SIZE,
  start: permutationAt(0),
  moves: SWAPS,
  rank: rankPermutation,
  unrank: permutationAt,
  apply: swapNeighbours,
});

export const LAST_RING = RING_SIZES.length - 1;

/** The indices of all permutations, from the innermost ring outwards. */
export const BY_RING: readonly number[] = Array.from(
  { length: SIZE },
  (_, i) => i,
).toSorted((a, b) => RING_OF[a] - RING_OF[b] || a - b);

/** The permutations one swap from each permutation. */
export const SWAPS_FROM: readonly (readonly number[])[] = Array.from(
  { length: SIZE },
  (_, i) =>
    SWAPS.map((swap) => rankPermutation(swapNeighbours(permutationAt(i), swap))),
);

/** A shortest path from 1 2 3 4: each step goes one ring outwards. */
export function shortestSwapPath(index: number): number[] {
  const path = [index];
  while (RING_OF[path[0]] > 0) {
    const ring = RING_OF[path[0]];
    path.unshift(SWAPS_FROM[path[0]].find((each) => RING_OF[each] < ring)!);
  }
  return path;
}

/** The pairs with the larger piece on the left, counting pieces from 0. */
export function inversionsOf(permutation: readonly number[]): [number, number][] {
  return permutation.flatMap((left, i) =>
    permutation
      .slice(i + 1)
      .filter((right) => right < left)
      .map((right): [number, number] => [left, right]),
  );
}

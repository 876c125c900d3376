import { binomial } from "../indexing/binomial.ts";
import { rankCombination, unrankCombination } from "../indexing/combination.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";

/** The number of permutations of four pieces: 4! */
export const N_ORDERS = 24;

/**
 * The index of the positions of four pieces: 24 × the index of the four positions as a
 * combination + the index of the pieces in them as a permutation.
 *
 * Unchecked: the caller guarantees a permutation of more than four pieces.
 * @param permutation  of all pieces; not mutated
 * @param first        the first of four consecutive pieces
 * @returns            integer in [0, 24 × C(n, 4))
 */
export function rankFourPieces(permutation: readonly number[], first: number): number {
  const isOneOfFour = permutation.map((piece) => piece >= first && piece < first + 4);
  const four = permutation
    .filter((_, position) => isOneOfFour[position])
    .map((piece) => piece - first);
  return N_ORDERS * rankCombination(isOneOfFour) + rankPermutation(four);
}

/**
 * A permutation with a given index of four of its pieces: an inverse of `rankFourPieces`.
 * The other pieces are in the remaining positions, in increasing order.
 *
 * @param n  the number of all pieces
 */
export function unrankFourPieces(index: number, n: number, first: number): number[] {
  const isOneOfFour = unrankCombination(Math.floor(index / N_ORDERS), n, 4);
  const four = unrankPermutation(index % N_ORDERS, 4).map((piece) => first + piece);
  const others = Array.from({ length: n - 4 }, (_, i) => (i < first ? i : i + 4));
  return isOneOfFour.map((isOne) => (isOne ? four.shift()! : others.shift()!));
}

/**
 * The indices of eight pieces as permutations, by two indices of four: at (index of the
 * first four) × 24 + the order of the last four, which are in the remaining positions.
 */
export function mergedFours(): Uint16Array<ArrayBuffer> {
  const inEight = N_ORDERS * binomial(8, 4);
  const merged = new Uint16Array(inEight * N_ORDERS);
  const orders = Array.from({ length: N_ORDERS }, (_, i) => unrankPermutation(i, 4));
  for (let index = 0; index < inEight; index++) {
    const permutation = unrankFourPieces(index, 8, 0);
    for (let order = 0; order < N_ORDERS; order++) {
      const eight = permutation.map((piece) =>
        piece < 4 ? piece : 4 + orders[order][piece - 4],
      );
      merged[index * N_ORDERS + order] = rankPermutation(eight);
    }
  }
  return merged;
}

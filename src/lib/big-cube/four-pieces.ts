import { binomial } from "../indexing/binomial.ts";
import { checkIndex } from "../indexing/check-input.ts";
import { rankCombination, unrankCombination } from "../indexing/combination.ts";
import { rankPermutation, unrankPermutation } from "../indexing/permutation.ts";

/** The number of permutations of four pieces: 4!. */
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
  const isOneOfFour = new Array<boolean>(permutation.length);
  const four: number[] = [];
  permutation.forEach((piece, position) => {
    isOneOfFour[position] = piece >= first && piece < first + 4;
    if (isOneOfFour[position]) four.push(piece - first);
  });
  return N_ORDERS * rankCombination(isOneOfFour) + rankPermutation(four);
}

/**
 * A permutation with a given index of four of its pieces: an inverse of `rankFourPieces`.
 * The other pieces are in the remaining positions, in increasing order.
 *
 * @param index  integer in [0, 24 × C(n, 4))
 * @param n      the number of all pieces
 * @param first  the first of four consecutive pieces
 * @throws {RangeError | TypeError} when the index is not valid
 */
export function unrankFourPieces(index: number, n: number, first: number): number[] {
  checkIndex(index, N_ORDERS * binomial(n, 4));
  const isOneOfFour = unrankCombination(Math.floor(index / N_ORDERS), n, 4);
  const four = unrankPermutation(index % N_ORDERS, 4);
  let nextOfFour = 0;
  let nextOther = 0;
  return isOneOfFour.map((isOne) => {
    if (isOne) return first + four[nextOfFour++];
    const other = nextOther++;
    return other < first ? other : other + 4;
  });
}

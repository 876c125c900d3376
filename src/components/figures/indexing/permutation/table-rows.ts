import { factorial } from "../../../../lib/indexing/factoradic.ts";
import {
  lehmerCode,
  rankPermutation,
  unrankPermutation,
} from "../../../../lib/indexing/permutation.ts";

export interface PermutationRow {
  readonly index: number;
  readonly permutation: readonly number[];
  readonly digits: readonly number[];
  /** The first column whose digit is another than in the row above. */
  readonly turned: number;
}

/** All n! orders of n cards, as in a dictionary. */
export function tableRows(n: number): PermutationRow[] {
  let above: number[] = [];
  return Array.from({ length: factorial(n) }, (_, index) => {
    const permutation = unrankPermutation(index, n);
    const digits = lehmerCode(permutation);
    const turned = digits.findIndex((digit, column) => digit !== above[column]);
    above = digits;
    return { index, permutation, digits, turned };
  });
}

/**
 * The row of the table of n cards whose digits end like the reader's.
 *
 * With n cards of the reader's own this is simply their order. With more, it is how the
 * last n of them stand among themselves; with fewer, zeros are put in front.
 */
export function rowInTable(permutation: readonly number[], n: number): number {
  return rankPermutation(permutation) % factorial(n);
}

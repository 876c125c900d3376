import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import { permutations } from "#lib/indexing/permutations.ts";

export interface PermutationRow {
  readonly index: number;
  readonly permutation: readonly number[];
  readonly digits: readonly number[];
  /** The first column whose digit differs from the row above. */
  readonly firstChangedDigit: number;
}

/** All n! permutations of n cards in lexicographic order. */
export function permutationTableRows(n: number): PermutationRow[] {
  let above: number[] = [];
  return Array.from(permutations(n), (permutation, index) => {
    const digits = lehmerCode(permutation);
    const firstChangedDigit = digits.findIndex(
      (digit, column) => digit !== above[column],
    );
    above = digits;
    return { index, permutation, digits, firstChangedDigit };
  });
}

/**
 * The row for n cards whose digits end like those of a permutation of any length. With
 * more than n cards it is the relative order of the last n.
 */
export function findTableRow(permutation: readonly number[], n: number): number {
  return rankPermutation(permutation) % factorial(n);
}

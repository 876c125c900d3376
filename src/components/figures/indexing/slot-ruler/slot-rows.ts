import { factorial } from "#lib/indexing/factoradic.ts";
import { lehmerCode } from "#lib/indexing/permutation.ts";

/** Adjacent slots whose permutations begin with the same cards. */
export interface SlotBlock {
  /** The card that these permutations have in common at the row's place, from 0. */
  readonly card: number;
  /** The number of the first slot. */
  readonly first: number;
}

/** A row of the ruler: the marked block of the row above, divided by the next card. */
export interface SlotRow {
  readonly place: number;
  /** The number of slots in each block: place!. */
  readonly size: number;
  /** The index of the marked block. */
  readonly digit: number;
  readonly blocks: readonly SlotBlock[];
}

/** The rows of the ruler for one permutation, from n! slots down to two. */
export function slotRows(permutation: readonly number[]): SlotRow[] {
  const left = Array.from(permutation.keys());
  let first = 0;
  return lehmerCode(permutation)
    .slice(0, -1)
    .map((digit, at) => {
      const place = permutation.length - 1 - at;
      const size = factorial(place);
      const blocks = left.map((card, i) => ({ card, first: first + i * size }));
      first = blocks[digit].first;
      left.splice(digit, 1);
      return { place, size, digit, blocks };
    });
}

/**
 * The largest k such that a block of k! slots ends with this slot, which isn't the last.
 * @example largestBlockEndingAt(5) // → 3: slots 0 to 5 are a block of 3! slots
 */
export function largestBlockEndingAt(index: number): number {
  let place = 1;
  while ((index + 1) % factorial(place + 1) === 0) place++;
  return place;
}

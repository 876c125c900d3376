import { factorial } from "../../../../lib/indexing/factoradic.ts";
import { lehmerCode } from "../../../../lib/indexing/permutation.ts";

/** Slots in a row, whose orders all begin with the same cards. */
export interface SlotBlock {
  /** The card that their orders have at the row's place, counting from 0. */
  readonly card: number;
  /** The number of its first slot. */
  readonly first: number;
}

/** The block that is marked in the row above, as equal blocks, one for each card left. */
export interface SlotRow {
  readonly place: number;
  /** The number of slots in each block: place!. */
  readonly size: number;
  /** The number of blocks before the marked one. */
  readonly digit: number;
  readonly blocks: readonly SlotBlock[];
}

/**
 * The ruler for one order of n cards, from the row with all n! slots to the row with two.
 */
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
 * The place of the largest blocks of which one ends with this slot, if it is not the last.
 * @returns  1 to place; at place 1 a block is the slot alone
 */
export function largestBlockEndingAt(index: number): number {
  let place = 1;
  while ((index + 1) % factorial(place + 1) === 0) place++;
  return place;
}

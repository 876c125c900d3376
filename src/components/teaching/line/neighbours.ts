// Swaps of two neighbours in a line of pupils.
import { lehmerCode, rankPermutation } from "#lib/indexing/permutation.ts";
import type { CardOrder } from "#kit/cards/card-order.ts";
import { swapNeighbours } from "#kit/cards/swap-neighbours.ts";
import { formatNumber as n } from "#kit/text/format-number.ts";

/**
 * The order of the pupils, and the left position of the pair that was just swapped, if
 * any.
 */
export interface PupilOrder extends CardOrder {
  readonly swapped?: number;
  /** The columns whose digits were hidden just before. */
  readonly hidden?: readonly number[];
}

/** The name of the prediction question about a column's digit. */
export const digitName = (column: number) => `digit-${column}`;

/**
 * Describes the effect of the swap.
 * @param permutation  the line afterwards
 * @param at           the left place of the two
 */
export function swapText(permutation: readonly number[], at: number): string {
  const before = swapNeighbours(permutation, at);
  const [left, right] = [before[at], before[at + 1]];
  const [now, then] = [permutation, before].map(rankPermutation);
  const [digit, next] = lehmerCode(permutation).slice(at);
  const comes = left < right;
  return [
    `${left + 1} and ${right + 1} have swapped places, and one arc has ${comes ? "appeared" : "disappeared"}: the one between them.`,
    comes
      ? "Their digits have swapped places too, and the one on the left is larger by one:"
      : "Their digits have swapped places too, and the one on the right is smaller by one:",
    `now they are ${digit} and ${next}. The index was ${n(then)} and is now ${n(now)}.`,
  ].join(" ");
}

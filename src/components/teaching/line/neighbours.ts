// Swaps of two neighbours in a line of pupils.
import { lehmerCode, rankPermutation } from "../../../lib/indexing/permutation.ts";
import type { CardOrder } from "../../kit/cards/card-order.ts";
import { formatNumber as n } from "../../kit/text/format-number.ts";

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
  const before = permutation
    .with(at, permutation[at + 1])
    .with(at + 1, permutation[at]);
  const [left, right] = [before[at], before[at + 1]];
  const [now, then] = [permutation, before].map(rankPermutation);
  const [digit, next] = lehmerCode(permutation).slice(at);
  const comes = left < right;
  return [
    `${left + 1} and ${right + 1} have changed places, and one arc ${comes ? "has come" : "has gone"}: the one between them.`,
    comes
      ? "Their digits have changed places too, and the one on the left has grown by one:"
      : "Their digits have changed places too, and the one on the right has become smaller by one:",
    `they are ${digit} and ${next} now. The number was ${n(then)} and is ${n(now)}.`,
  ].join(" ");
}

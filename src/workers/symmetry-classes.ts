import type { BigMoveTable } from "../lib/big-cube/move-table.ts";
import { symmetricValues } from "../lib/big-cube/symmetric-values.ts";
import { N_SYMMETRIES, uprightSymmetries } from "../lib/big-cube/upright-symmetries.ts";

/**
 * The smallest value of each class of values that symmetries turn into each other, in
 * increasing order.
 *
 * @param symmetries  all 16 of the upright axis, or the eight that keep each axis, which
 *                    orientations of edges have: flips are counted from F and B
 */
export function classRepresentatives(
  table: BigMoveTable,
  symmetries: 8 | 16,
): number[] {
  const { size } = table;
  const images = symmetricValues(table, uprightSymmetries());
  // Every other symmetry exchanges two axes.
  const step = N_SYMMETRIES / symmetries;
  const isSmallest = new Uint8Array(size).fill(1);
  for (let symmetry = 0; symmetry < N_SYMMETRIES; symmetry += step) {
    for (let value = 0; value < size; value++) {
      if (images[symmetry * size + value] < value) isSmallest[value] = 0;
    }
  }
  return Array.from(isSmallest.keys()).filter((value) => isSmallest[value]);
}

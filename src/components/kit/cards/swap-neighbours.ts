/** Exchanges a card with its neighbour on the right. */
export function swapNeighbours(
  permutation: readonly number[],
  column: number,
): number[] {
  return permutation
    .with(column, permutation[column + 1])
    .with(column + 1, permutation[column]);
}

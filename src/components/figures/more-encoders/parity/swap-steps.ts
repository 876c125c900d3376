import { swapNeighbours } from "#kit/cards/swap-neighbours.ts";

/** A permutation, and the two neighbouring columns that were swapped last. */
export interface SwapStep {
  readonly permutation: readonly number[];
  readonly swapped?: readonly [left: number, right: number];
}

/** The swaps of neighbours that exchange the cards in two columns. */
export function swapSteps(
  permutation: readonly number[],
  left: number,
  right: number,
): SwapStep[] {
  const steps: SwapStep[] = [{ permutation }];
  const swapAt = (column: number): void => {
    steps.push({
      permutation: swapNeighbours(steps.at(-1)!.permutation, column),
      swapped: [column, column + 1],
    });
  };
  for (let column = left; column < right; column++) swapAt(column);
  for (let column = right - 2; column >= left; column--) swapAt(column);
  return steps;
}

import type { SolvingStep } from "#lib/big-cube.ts";

/** The first solution that a search finds; an error if it finds none. */
export function firstSolution(steps: Iterable<SolvingStep>): readonly number[] {
  for (const { moves } of steps) if (moves) return moves;
  throw new Error("there is no solution");
}

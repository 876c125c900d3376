import type { SolvingStep } from "#lib/big-cube.ts";

/** The first solution that a search finds; an error if it finds none. */
export function firstSolution(steps: Iterable<SolvingStep>): readonly number[] {
  return firstSolvedStep(steps).moves;
}

/** The step with that solution. */
export function firstSolvedStep(steps: Iterable<SolvingStep>) {
  for (const { moves, nodes } of steps) if (moves) return { moves, nodes };
  throw new Error("there is no solution");
}

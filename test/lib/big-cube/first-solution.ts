import type { BigCube, PlainSolver, TwoPhaseOptions } from "#lib/big-cube.ts";

/** The first solution that a solver finds; an error if it finds none. */
export function firstSolution(
  solver: PlainSolver,
  cube: BigCube,
  options?: TwoPhaseOptions,
): readonly number[] {
  for (const { moves } of solver.solve(cube, options)) if (moves) return moves;
  throw new Error("there is no solution");
}

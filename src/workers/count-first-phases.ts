import { randomBigCube } from "../lib/big-cube/number.ts";
import type { BigCube } from "../lib/big-cube/state.ts";
import {
  buildTwoPhaseSolver,
  type TwoPhaseSolver,
} from "../lib/big-cube/two-phase-solver.ts";
import { seeded } from "../lib/indexing/seeded.ts";

/** The table of the first phase, complete to some depth. */
export interface FirstPhaseTable {
  /** The number of first phases of each depth. */
  readonly histogram: readonly number[];
  /** The nodes to a first solution of at most 21 moves, on average, with this table. */
  readonly nodes: number;
  /** The memory of the solver, in bytes. */
  readonly bytes: number;
  /** The time spent so far on building tables. */
  readonly milliseconds: number;
}

export const N_SEARCHED_CUBES = 50;
export const MAX_SEARCHED_MOVES = 21;
const SEED = 49;

/**
 * Builds the table of the first phase depth by depth, and solves the same random cubes with
 * each.
 *
 * @param report  called with each table, from the first that a solver has to the complete one
 */
export function countFirstPhases(
  _: void,
  report: (table: FirstPhaseTable) => void,
): void {
  const random = seeded(SEED);
  const cubes = Array.from({ length: N_SEARCHED_CUBES }, () =>
    randomBigCube({ random }),
  );
  let milliseconds = 0;
  const timed = <T>(work: () => T): T => {
    const start = performance.now();
    const result = work();
    milliseconds += performance.now() - start;
    return result;
  };
  const solver = timed(buildTwoPhaseSolver);
  let depth;
  do {
    [depth] = solver.depths;
    const nodes = cubes.reduce((sum, cube) => sum + nodesToSolve(solver, cube), 0);
    report({
      ...{ milliseconds, bytes: solver.bytes, nodes: nodes / N_SEARCHED_CUBES },
      histogram: [...solver.histograms[0]],
    });
    timed(() => solver.deepen());
  } while (solver.depths[0] > depth);
}

function nodesToSolve(solver: TwoPhaseSolver, cube: BigCube): number {
  for (const { moves, nodes } of solver.solve(cube, {
    maxLength: MAX_SEARCHED_MOVES,
  })) {
    if (moves) return nodes;
  }
  throw new Error(`a cube has no solution of ${MAX_SEARCHED_MOVES} moves`);
}

import { afterBigMoves } from "../../lib/big-cube/moves.ts";
import {
  isBelowLimit,
  type NodeCounter,
  type PhaseTables,
  searchPhase,
} from "../../lib/big-cube/phase-search.ts";
import { isFirstPhase, PHASES, phaseValues } from "../../lib/big-cube/phases.ts";
import type { BigCube } from "../../lib/big-cube/state.ts";

export interface SolutionLimits {
  /** The greatest length of a solution, and of its second phase. */
  readonly maxLength: number;
  readonly maxSecondLength: number;
}

/**
 * The first solution of a cube that a search in two phases finds: it tries first phases in the
 * order of their length, and for each of them the second.
 *
 * @param counter  the search gives up at its limit
 * @returns        the moves of both phases; undefined if it has given up
 */
export function firstSolution(
  cube: BigCube,
  [first, second]: readonly [PhaseTables, PhaseTables],
  { maxLength, maxSecondLength }: SolutionLimits,
  counter: NodeCounter,
): number[] | undefined {
  const start = phaseValues(PHASES[0], cube);
  const path: number[] = [];
  for (let length = 0; length <= maxLength; length++) {
    for (const event of searchPhase(first, start, length, path, counter)) {
      if (event === "sequence" && solveSecondPhase()) return path;
    }
    if (!isBelowLimit(counter)) return undefined;
  }
  return undefined;

  /** Whether the second phase is short enough; its moves are in the path then. */
  function solveSecondPhase(): boolean {
    if (!isFirstPhase(path)) return false;
    const values = phaseValues(PHASES[1], afterBigMoves(cube, path));
    const longest = Math.min(maxSecondLength, maxLength - path.length);
    for (let left = 0; left <= longest; left++) {
      for (const event of searchPhase(second, values, left, path, counter)) {
        if (event === "sequence") return true;
      }
    }
    return false;
  }
}

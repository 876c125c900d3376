import { afterBigMoves, PHASE_2_MOVES } from "../../lib/big-cube/moves.ts";
import {
  hasNodes,
  type NodeCounter,
  type PhaseTables,
  searchPhase,
} from "../../lib/big-cube/phase-search.ts";
import type { BigCube } from "../../lib/big-cube/state.ts";
import { PHASES } from "./design-tables.ts";

export interface SolutionLimits {
  /** The most moves of a solution, and of its second phase. */
  readonly maxMoves: number;
  readonly maxSecondPhase: number;
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
  { maxMoves, maxSecondPhase }: SolutionLimits,
  counter: NodeCounter,
): number[] | undefined {
  const start = valuesOf(0, cube);
  const path: number[] = [];
  for (let length = 0; length <= maxMoves; length++) {
    for (const isEnd of searchPhase(first, start, length, path, counter)) {
      if (isEnd && solveSecondPhase()) return path;
    }
    if (!hasNodes(counter)) return undefined;
  }
  return undefined;

  /** Whether the second phase is short enough; its moves are in the path then. */
  function solveSecondPhase(): boolean {
    // A move of the second phase is not the last of the first: there was a shorter one.
    if (PHASE_2_MOVES.includes(path.at(-1) ?? -1)) return false;
    const values = valuesOf(1, afterBigMoves(cube, path));
    const longest = Math.min(maxSecondPhase, maxMoves - path.length);
    for (let left = 0; left <= longest; left++) {
      for (const isEnd of searchPhase(second, values, left, path, counter)) {
        if (isEnd) return true;
      }
    }
    return false;
  }
}

const valuesOf = (phase: number, cube: BigCube): number[] =>
  PHASES[phase].coordinates.map(({ rank }) => rank(cube));

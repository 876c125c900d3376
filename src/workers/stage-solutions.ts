import { unrankState } from "../lib/puzzle/coordinates.ts";
import { compareByEffort } from "../lib/solver/effort.ts";
import { layerByLayer, ortega } from "../lib/solver/methods.ts";
import { shortestSolutions } from "../lib/solver/shortest-solutions.ts";
import { buildStages, solveInStages, type Stage } from "../lib/solver/stages.ts";
import {
  buildDistanceTable,
  type DistanceTable,
} from "../lib/tables/distance-table.ts";

/** The available methods. */
export const METHODS = { layers: layerByLayer, ortega } as const;

export type MethodName = keyof typeof METHODS;

/** A cube, and a method to solve it. */
export interface StageQuestion {
  /** The index of the cube. */
  readonly cube: number;
  readonly method: MethodName;
}

/** The solution in stages and the shortest solution of a cube. */
export interface StageSolutions {
  /** The question, so that an answer is never displayed for another one. */
  readonly question: StageQuestion;
  /** The moves of each stage: the shortest solution with the lowest effort. */
  readonly stages: readonly (readonly number[])[];
  /** The shortest solution with the lowest effort. */
  readonly shortest: readonly number[];
}

/** Returns a function that answers questions in HTM. The tables of a method are cached. */
export function createStageSolver(): (question: StageQuestion) => StageSolutions {
  const stages: Partial<Record<MethodName, Stage[]>> = {};
  let table: DistanceTable | undefined;
  return (question) => {
    const { cube, method } = question;
    const state = unrankState(cube);
    table ??= buildDistanceTable({ metric: "HTM" });
    stages[method] ??= buildStages(METHODS[method](), { metric: "HTM" });
    const [shortest] = [...shortestSolutions(state, table)].sort(compareByEffort);
    return {
      question,
      stages: solveInStages(state, stages[method]),
      shortest,
    };
  };
}

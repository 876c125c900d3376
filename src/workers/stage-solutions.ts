import { unrankState } from "../lib/puzzle/coordinates.ts";
import { compareByEffort } from "../lib/solver/effort.ts";
import { layerByLayer, ortega } from "../lib/solver/methods.ts";
import { optimalSolutions } from "../lib/solver/optimal-solutions.ts";
import { buildStages, solveInStages, type Stage } from "../lib/solver/stages.ts";
import {
  buildDistanceTable,
  type DistanceTable,
} from "../lib/tables/distance-table.ts";

/** The methods that can be asked for. */
export const METHODS = { layers: layerByLayer, ortega } as const;

export type MethodName = keyof typeof METHODS;

/** Which cube, and how people would solve it. */
export interface StageQuestion {
  /** The number of the cube. */
  readonly cube: number;
  readonly method: MethodName;
}

/** Two ways home. */
export interface StageSolutions {
  /** The question that is answered. */
  readonly question: StageQuestion;
  /** The moves of each stage: of its shortest ways the easiest for the hands. */
  readonly stages: readonly (readonly number[])[];
  /** The easiest of the shortest solutions. */
  readonly shortest: readonly number[];
}

/** Answers questions in HTM; the tables of a method are built when it is first asked for. */
export function createStageSolver(): (question: StageQuestion) => StageSolutions {
  const stages: Partial<Record<MethodName, Stage[]>> = {};
  let table: DistanceTable | undefined;
  return (question) => {
    const { cube, method } = question;
    const state = unrankState(cube);
    table ??= buildDistanceTable({ metric: "HTM" });
    stages[method] ??= buildStages(METHODS[method](), { metric: "HTM" });
    const [shortest] = [...optimalSolutions(state, table)].sort(compareByEffort);
    return {
      question,
      stages: solveInStages(state, stages[method]),
      shortest,
    };
  };
}

import { type StageGoals, stageCases } from "#lib/solver/stage-cases.ts";
import { totalTurns } from "#lib/solver/stage-totals.ts";
import { buildStages } from "#lib/solver/stages.ts";
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { METHODS, type MethodName } from "#src/workers/stage-solutions.ts";

/** The largest number of turns, and the mean. */
export interface TurnStatistics {
  readonly worst: number;
  readonly mean: number;
}

export interface MethodFacts {
  readonly stages: readonly (TurnStatistics & {
    /** The number of cases; null for the first stage. */ readonly cases: number | null;
  })[];
  readonly lucky: TurnStatistics;
  readonly unlucky: TurnStatistics;
}

/** The goals of each method's stages after the first. */
const STAGE_GOALS: Readonly<Record<MethodName, readonly StageGoals[]>> = {
  layers: [
    { from: "layer", to: "oriented" },
    { from: "oriented", to: "solved" },
  ],
  ortega: [
    { from: "face", to: "faces" },
    { from: "faces", to: "solved" },
  ],
};

/** The turns of both methods and of optimal solutions over all states. Takes some seconds. */
export function methodFacts(): {
  readonly methods: Readonly<Record<MethodName, MethodFacts>>;
  readonly god: TurnStatistics;
} {
  const factsOf = (name: MethodName): MethodFacts => {
    const stages = buildStages(METHODS[name](), { metric: "HTM" });
    const { lucky, unlucky } = totalTurns(stages);
    return {
      stages: stages.map(({ histogram }, i) => ({
        ...turnStatistics(histogram),
        cases: i === 0 ? null : stageCases(STAGE_GOALS[name][i - 1]).length,
      })),
      lucky: turnStatistics(lucky),
      unlucky: turnStatistics(unlucky),
    };
  };
  return {
    methods: { layers: factsOf("layers"), ortega: factsOf("ortega") },
    god: turnStatistics(buildDistanceTable({ metric: "HTM" }).histogram),
  };
}

function turnStatistics(histogram: readonly number[]): TurnStatistics {
  const total = histogram.reduce((sum, count) => sum + count);
  const turns = histogram.reduce((sum, count, depth) => sum + count * depth, 0);
  return { worst: histogram.length - 1, mean: turns / total };
}

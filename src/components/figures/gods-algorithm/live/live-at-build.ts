// Build-time only.
import { buildDistanceTable } from "#lib/tables/distance-table.ts";
import { type Goal, goalStates } from "#lib/puzzle/goals.ts";
import { HTM_MOVES } from "#lib/puzzle/moves.ts";
import { type LiveAnswer, createLiveDistances } from "#src/workers/live-distances.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import { liveModel, liveQuestion } from "./live-model.ts";

/** The initial answer of the figure. */
export function initialLiveAnswer(): LiveAnswer {
  const question = liveQuestion(liveModel.initial, readerCube.model.initial);
  // The time would make every build different.
  return { ...createLiveDistances()(question), milliseconds: 0 };
}

/** Tables for other moves and goals that the prose quotes. */
export function restrictedTables() {
  const withMoves = (moves: readonly number[]) =>
    buildDistanceTable({ metric: "HTM", moves });
  const towards = (goal: Goal) =>
    buildDistanceTable({ metric: "HTM", goals: goalStates(goal) });
  return {
    withoutF2: withMoves(HTM_MOVES.filter((move) => move !== 1)),
    withoutF: withMoves(HTM_MOVES.slice(3)),
    halfTurns: withMoves([1, 4, 7]),
    layer: towards("layer"),
    face: towards("face"),
    home: towards("home"),
  };
}

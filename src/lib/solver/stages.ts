import { N_STATES, rankState } from "../puzzle/coordinates.ts";
import { matchAny } from "../puzzle/goal-patterns.ts";
import { applyMoves, type Metric } from "../puzzle/moves.ts";
import type { State } from "../puzzle/state.ts";
import { buildDistanceTable, type DistanceTable } from "../tables/distance-table.ts";
import { compareByEffort } from "./effort.ts";
import type { Subgoal, SolvingMethod } from "./methods.ts";
import { shortestSolutions } from "./shortest-solutions.ts";

/** A stage of a method, with the distances to its subgoals. */
export interface Stage {
  readonly subgoals: readonly SubgoalDistances[];
  /**
   * The number of states at each distance from their nearest subgoal, among those in which the
   * stage can begin.
   */
  readonly histogram: readonly number[];
}

/** The exact distances to a subgoal. */
export interface SubgoalDistances {
  /** Whether the subgoal can be tried from the state with an index. */
  isOpen(index: number): boolean;
  readonly table: DistanceTable;
}

/**
 * Builds the stages of a method, with exact distances to all subgoals.
 *
 * @param method   a list of stages, each a list of subgoals; see `layerByLayer`
 * @param options  the metric
 * @throws {RangeError} when a stage can end in a state in which the next one cannot begin, or
 *         the last one in a state that is not solved
 * @cost    a distance table for each subgoal: some milliseconds with SIMD
 * @example
 * const stages = buildStages(layerByLayer(), { metric: "HTM" });
 * stages.map(({ histogram }) => histogram.length - 1) // → [7, 9, 11]
 * @source  the Pocket Cube guide, ideas for further work: solving in stages
 */
export function buildStages(
  method: SolvingMethod,
  { metric }: { metric: Metric },
): Stage[] {
  let ends: Uint32Array | undefined;
  const stages = method.map((subgoals, i) => {
    const { goals, ...stage } = buildStage(subgoals, metric);
    const stuck = ends?.find(
      (index) => !stage.subgoals.some((subgoal) => subgoal.isOpen(index)),
    );
    if (stuck !== undefined) {
      throw new RangeError(
        `stage ${i} can end in state ${stuck}, where stage ${i + 1} has no subgoal (stages count from 1)`,
      );
    }
    ends = goals;
    // The old name, for cells saved with it.
    Object.defineProperty(stage, "aims", { value: stage.subgoals });
    return stage;
  });
  const unsolved = ends?.find((index) => index !== 0);
  if (ends === undefined || unsolved !== undefined) {
    throw new RangeError(
      unsolved === undefined
        ? "the method has no stages; expected at least one"
        : `the last stage can end in state ${unsolved}, which is not solved`,
    );
  }
  return stages;
}

function buildStage(
  patterns: readonly Subgoal[],
  metric: Metric,
): Stage & { readonly goals: Uint32Array } {
  const goals = new Set<number>();
  const isStart = new Uint8Array(N_STATES);
  const subgoals = patterns.map(({ from, to }) => {
    const ends = matchAny(to);
    ends.forEach((index) => goals.add(index));
    const isOpen = new Uint8Array(N_STATES);
    if (from.length === 0) isOpen.fill(1);
    for (const index of from.length === 0 ? [] : matchAny(from)) isOpen[index] = 1;
    for (let index = 0; index < N_STATES; index++) isStart[index] |= isOpen[index];
    return {
      isOpen: (index: number) => isOpen[index] === 1,
      table: buildDistanceTable({ metric, goals: ends }),
    };
  });
  const histogram: number[] = [];
  for (let index = 0; index < N_STATES; index++) {
    if (isStart[index] === 0) continue;
    const distance = distanceToNearest(subgoals, index);
    while (histogram.length <= distance) histogram.push(0);
    histogram[distance]++;
  }
  return { subgoals, histogram, goals: Uint32Array.from(goals) };
}

/**
 * The distance of a state to its nearest subgoal.
 *
 * @returns Infinity if it has none
 */
export function distanceToNearest(
  subgoals: readonly SubgoalDistances[],
  index: number,
): number {
  let nearest = Infinity;
  for (const { isOpen, table } of subgoals) {
    if (isOpen(index)) nearest = Math.min(nearest, table.distance(index));
  }
  return nearest;
}

/**
 * Solves a state in stages: for each stage, the shortest solution with the lowest effort.
 *
 * @param state   not mutated
 * @param stages  from `buildStages`
 * @returns       the moves of each stage; empty for a stage already reached
 * @throws {RangeError | TypeError} when it is not a reachable state
 * @cost          generates all shortest solutions of each stage, at most some hundreds
 * @example
 * const byLayers = buildStages(layerByLayer(), { metric: "HTM" });
 * solveInStages(unrankState(1234567), byLayers).map(formatMoves)
 * // → ["U2 R F2 R2", "R' F' R U' R' F2 R", "R' F R' F2 R U' R' F2 R2"]
 */
export function solveInStages(state: State, stages: readonly Stage[]): number[][] {
  let current = state;
  return stages.map(({ subgoals }) => {
    const index = rankState(current);
    const distance = distanceToNearest(subgoals, index);
    const [moves] = subgoals
      .filter(
        ({ isOpen, table }) => isOpen(index) && table.distance(index) === distance,
      )
      .flatMap(({ table }) => [...shortestSolutions(current, table)])
      .sort(compareByEffort);
    current = applyMoves(current, moves);
    return moves;
  });
}

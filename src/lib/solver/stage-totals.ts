import { N_ORIENTATIONS, N_STATES } from "../puzzle/coordinates.ts";
import { N_MOVES } from "../puzzle/moves.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables } from "../tables/move-tables.ts";
import { distanceToNearest, type Stage } from "./stages.ts";

/** The distribution of the total length of solutions by a method, with each stage optimal. */
export interface StageTotals {
  /**
   * The number of states with each total, from 0 up, if each stage uses the shortest solution
   * that leaves the fewest turns.
   */
  readonly lucky: readonly number[];
  /** The same, with the shortest solution that leaves the most turns. */
  readonly unlucky: readonly number[];
}

/** The fewest turns left at a state, plus 256 times the most. */
type RemainingTurns = (index: number) => number;

/**
 * The total number of turns of all stages for every state of the cube.
 *
 * A stage has many shortest solutions, which end in different states, from which the next
 * stage takes more or fewer turns. So each state has a least and a greatest total: one more
 * than that of its closer neighbours.
 *
 * @param stages  from `buildStages`
 * @cost          visits all states and their neighbours; one byte for each state and subgoal,
 *                and two for each total
 * @example
 * // With a single stage, the totals are the distances.
 * const whole = [[{ from: [], to: goalPatterns("solved") }]];
 * totalTurns(buildStages(whole, { metric: "HTM" })).lucky.length - 1 // → 11
 */
export function totalTurns(stages: readonly Stage[]): StageTotals {
  const nothing: RemainingTurns = () => 0;
  const total = stages.reduceRight(
    (after, stage) => remainingBefore(stage, after),
    nothing,
  );
  const lucky: number[] = [];
  const unlucky: number[] = [];
  for (let index = 0; index < N_STATES; index++) {
    const packed = total(index);
    addToHistogram(lucky, packed & 255);
    addToHistogram(unlucky, packed >>> 8);
  }
  return { lucky, unlucky };
}

function addToHistogram(histogram: number[], turns: number): void {
  while (histogram.length <= turns) histogram.push(0);
  histogram[turns]++;
}

/** The turns left before a stage, given those left after it. */
function remainingBefore({ subgoals }: Stage, after: RemainingTurns): RemainingTurns {
  const left = subgoals.map(({ table }) => remainingToSubgoal(table, after));
  return (index) => {
    const distance = distanceToNearest(subgoals, index);
    let least = 255;
    let most = 0;
    subgoals.forEach(({ isOpen, table }, i) => {
      if (!isOpen(index) || table.distance(index) !== distance) return;
      const packed = left[i](index);
      least = Math.min(least, packed & 255);
      most = Math.max(most, packed >>> 8);
    });
    return (most << 8) | least;
  };
}

/** The turns left on shortest solutions to one subgoal, cached for each state. */
function remainingToSubgoal(
  table: DistanceTable,
  after: RemainingTurns,
): RemainingTurns {
  const { permutation, orientation } = moveTables();
  const distances = table.toBytes();
  const { moves } = table;
  /** The turns left plus 1; 0 for states not computed yet. */
  const cache = new Uint16Array(N_STATES);
  return remainingAt;

  function remainingAt(index: number): number {
    if (cache[index] > 0) return cache[index] - 1;
    const packed = distances[index] === 0 ? after(index) : remainingAfterMove(index);
    cache[index] = packed + 1;
    return packed;
  }

  function remainingAfterMove(index: number): number {
    const permutationRow = Math.floor(index / N_ORIENTATIONS) * N_MOVES;
    const orientationRow = (index % N_ORIENTATIONS) * N_MOVES;
    const closer = distances[index] - 1;
    let least = 255;
    let most = 0;
    for (const move of moves) {
      const next =
        permutation[permutationRow + move] * N_ORIENTATIONS +
        orientation[orientationRow + move];
      if (distances[next] !== closer) continue;
      const packed = remainingAt(next);
      least = Math.min(least, packed & 255);
      most = Math.max(most, packed >>> 8);
    }
    return ((most + 1) << 8) | (least + 1);
  }
}

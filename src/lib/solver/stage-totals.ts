import { N_ORIENTATIONS, N_STATES } from "../puzzle/coordinates.ts";
import { N_MOVES } from "../puzzle/moves.ts";
import type { DistanceTable } from "../tables/distance-table.ts";
import { moveTables } from "../tables/move-tables.ts";
import { distanceToNearest, type Stage } from "./stages.ts";

/** How many turns all states take by a method, each stage by a shortest way. */
export interface StageTotals {
  /**
   * How many states take each number of turns, from 0 up, when each stage is solved by the
   * shortest way that leaves least to do.
   */
  readonly lucky: readonly number[];
  /** The same, by the shortest way that leaves most. */
  readonly unlucky: readonly number[];
}

/** The fewest turns that are left at a state, plus 256 times the most. */
type RemainingTurns = (index: number) => number;

/**
 * Adds up the turns of all stages, for every state of the cube.
 *
 * A stage has many shortest ways, which end in different states, and from these the next
 * stage is longer or shorter. So each state has a least and a greatest sum. What a state
 * takes is one turn more than what one of its nearer neighbours takes; each neighbour is
 * asked once.
 *
 * @param stages  from `buildStages`
 * @cost          visits all states and their neighbours; a byte for each state for each of
 *                the aims, and two for each sum
 * @example
 * // A method of a single stage takes as many turns as there must be.
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

/** What is left before a stage, given what is left after it. */
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

/** What is left on the shortest ways to one aim, worked out once for each state. */
function remainingToSubgoal(
  table: DistanceTable,
  after: RemainingTurns,
): RemainingTurns {
  const { permutation, orientation } = moveTables();
  const distances = table.toBytes();
  const { moves } = table;
  /** One more than what is left, so that 0 is for what has not been worked out. */
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

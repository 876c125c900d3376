import { N_ORIENTATIONS, N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import { type Metric, movesOf, N_MOVES } from "../lib/puzzle/moves.ts";
import { moveTables } from "../lib/tables/move-tables.ts";
import { pruningTables } from "../lib/tables/pruning-table.ts";

/** The distances of all states in one metric, one byte each. */
export interface DistanceBytes {
  readonly metric: Metric;
  readonly distance: Uint8Array;
}

/** Statistics of a complete distance table. */
export interface TableSurvey {
  /** The number of states with each lower bound and distance: `statesByBound[bound][distance]`. */
  readonly statesByBound: readonly (readonly number[])[];
  /** The counts of local maxima at each distance. */
  readonly hilltops: readonly HilltopCounts[];
}

/** The states at one distance that have no neighbour farther from solved. */
export interface HilltopCounts {
  /** The number of states without a farther neighbour. */
  readonly noneFarther: number;
  /** The number of these with only closer neighbours. */
  readonly allCloser: number;
  /** The first of them by index; if possible, one with only closer neighbours. */
  readonly example?: number;
}

/** The number of progress messages. */
const REPORTS = 20;

/**
 * Computes for all states the lower bound from the two pruning tables, and whether any
 * neighbour is farther from solved.
 *
 * @param report  called with the number of states done
 * @cost          visits all neighbours of each state
 */
export function surveyTable(
  { metric, distance }: DistanceBytes,
  report: (done: number) => void = () => undefined,
): TableSurvey {
  const tables = moveTables();
  const moves = movesOf(metric);
  const { permutation, orientation } = pruningTables(metric);
  const permutationBound = permutation.lowerBound;
  const orientationBound = orientation.lowerBound;
  const nDistances = largest(distance) + 1;
  const nBounds = Math.max(largest(permutationBound), largest(orientationBound)) + 1;
  const statesByBound = Array.from({ length: nBounds }, () => zeros(nDistances));
  const noneFarther = zeros(nDistances);
  const allCloser = zeros(nDistances);
  const firstNoneFarther: number[] = [];
  const firstAllCloser: number[] = [];

  for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
    const row = permutation * N_ORIENTATIONS;
    if (permutation % (N_PERMUTATIONS / REPORTS) === 0) report(row);
    for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
      const current = distance[row + orientation];
      const bound = Math.max(
        permutationBound[permutation],
        orientationBound[orientation],
      );
      statesByBound[bound][current]++;
      const farthest = farthestNeighbor(permutation, orientation);
      if (farthest > current) continue;
      noneFarther[current]++;
      firstNoneFarther[current] ??= row + orientation;
      if (farthest === current) continue;
      allCloser[current]++;
      firstAllCloser[current] ??= row + orientation;
    }
  }
  const hilltops = noneFarther.map((count, depth) => {
    const counts = { noneFarther: count, allCloser: allCloser[depth] };
    const example = firstAllCloser[depth] ?? firstNoneFarther[depth];
    return example === undefined ? counts : { ...counts, example };
  });
  return { statesByBound, hilltops };

  function farthestNeighbor(permutation: number, orientation: number): number {
    let farthest = 0;
    for (const move of moves) {
      const neighbor =
        tables.permutation[permutation * N_MOVES + move] * N_ORIENTATIONS +
        tables.orientation[orientation * N_MOVES + move];
      if (distance[neighbor] > farthest) farthest = distance[neighbor];
    }
    return farthest;
  }
}

function largest(numbers: Uint8Array | Int8Array): number {
  let maximum = 0;
  for (const number of numbers) if (number > maximum) maximum = number;
  return maximum;
}

function zeros(length: number): number[] {
  return new Array<number>(length).fill(0);
}

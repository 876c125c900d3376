import {
  buildMoveTables,
  type DistanceTable,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
} from "../../../src/lib/index.ts";

const { permutation: permutations, orientation: orientations } = buildMoveTables();

/** By move: the new index of each orientation. */
const twisted = Array.from({ length: N_MOVES }, (_, move) =>
  Uint16Array.from(
    { length: N_ORIENTATIONS },
    (_, orientation) => orientations[orientation * N_MOVES + move],
  ),
);

/**
 * Minimum number of moves from each state to a goal, -1 if it can't be reached: from every
 * state of the last depth, one permutation after the other, one move backwards at a time.
 */
export function plainSearch(
  moves: readonly number[],
  goals: ArrayLike<number>,
): { distance: Int8Array; histogram: number[] } {
  const distance = new Int8Array(N_STATES).fill(-1);
  /** Which permutations have states of the last depth, and of the next. */
  let isNew = new Uint8Array(N_PERMUTATIONS);
  let isNext = new Uint8Array(N_PERMUTATIONS);
  const newest = new Uint16Array(N_ORIENTATIONS);
  const histogram: number[] = [];
  let found = 0;
  for (const goal of Array.from(goals)) {
    if (distance[goal] === 0) continue;
    distance[goal] = 0;
    isNew[Math.floor(goal / N_ORIENTATIONS)] = 1;
    found++;
  }
  for (let depth = 0; found > 0; depth++) {
    histogram.push(found);
    found = 0;
    for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
      if (!isNew[permutation]) continue;
      isNew[permutation] = 0;
      const row = permutation * N_ORIENTATIONS;
      let count = 0;
      for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
        if (distance[row + orientation] === depth) newest[count++] = orientation;
      }
      for (const move of moves) {
        const back = move + 2 - 2 * (move % 3);
        const before = permutations[permutation * N_MOVES + back];
        const rowBefore = before * N_ORIENTATIONS;
        const twistedBack = twisted[back];
        for (let i = 0; i < count; i++) {
          const index = rowBefore + twistedBack[newest[i]];
          if (distance[index] !== -1) continue;
          distance[index] = depth + 1;
          isNext[before] = 1;
          found++;
        }
      }
    }
    [isNew, isNext] = [isNext, isNew];
  }
  return { distance, histogram };
}

/** The number of states of which a table says another distance; of every `step`th state. */
export function countDiffering(
  table: Pick<DistanceTable, "distance">,
  distance: Int8Array,
  step = 1,
): number {
  let differing = 0;
  for (let index = 0; index < distance.length; index += step) {
    if (table.distance(index) !== distance[index]) differing++;
  }
  return differing;
}

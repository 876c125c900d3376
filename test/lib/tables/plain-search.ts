import {
  buildMoveTables,
  type DistanceTable,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
} from "#lib/index.ts";

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
  /** How many states of each permutation are unknown. */
  const unknown = new Uint16Array(N_PERMUTATIONS).fill(N_ORIENTATIONS);
  const newest = new Uint16Array(N_ORIENTATIONS);
  const histogram: number[] = [];
  let found = 0;
  for (const goal of Array.from(goals)) {
    if (distance[goal] === 0) continue;
    distance[goal] = 0;
    const permutation = Math.floor(goal / N_ORIENTATIONS);
    isNew[permutation] = 1;
    unknown[permutation]--;
    found++;
  }
  for (let depth = 0; found > 0; depth++) {
    histogram.push(found);
    found = 0;
    for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
      if (!isNew[permutation]) continue;
      isNew[permutation] = 0;
      const row = permutation * N_ORIENTATIONS;
      let nNewest = 0;
      for (let orientation = 0; orientation < N_ORIENTATIONS; orientation++) {
        if (distance[row + orientation] === depth) newest[nNewest++] = orientation;
      }
      for (const move of moves) {
        const back = move + 2 - 2 * (move % 3);
        const before = permutations[permutation * N_MOVES + back];
        if (unknown[before] === 0) continue;
        const rowBefore = before * N_ORIENTATIONS;
        const twistedBack = twisted[back];
        let count = 0;
        for (let i = 0; i < nNewest; i++) {
          const index = rowBefore + twistedBack[newest[i]];
          // -1 where it is unknown, else 0. A branch that goes both ways as often is slow.
          const isUnknown = distance[index] >> 31;
          distance[index] += isUnknown & (depth + 2);
          count -= isUnknown;
        }
        if (count === 0) continue;
        isNext[before] = 1;
        unknown[before] -= count;
        found += count;
      }
    }
    [isNew, isNext] = [isNext, isNew];
  }
  return { distance, histogram };
}

/** The distance of a state in a plain search; Infinity if it can't be reached. */
export function plainDistance(distance: Int8Array, index: number): number {
  return distance[index] === -1 ? Infinity : distance[index];
}

/** Counts the states with another distance in a table, among every `step`th state. */
export function countDiffering(
  table: Pick<DistanceTable, "distance">,
  distance: Int8Array,
  step = 1,
): number {
  let differing = 0;
  for (let index = 0; index < distance.length; index += step) {
    if (table.distance(index) !== plainDistance(distance, index)) differing++;
  }
  return differing;
}

/** The first state with different distances in two searches; -1 when there is none. */
export function firstDiffering(some: Int8Array, others: Int8Array): number {
  for (let index = 0; index < N_STATES; index++) {
    if (some[index] !== others[index]) return index;
  }
  return -1;
}

import { buildMoveTables, N_MOVES, N_STATES } from "../../../src/lib/index.ts";

const tables = buildMoveTables();

/** Where a move takes a state. */
export function afterMove(index: number, move: number): number {
  const permutation = tables.permutation[Math.floor(index / 729) * N_MOVES + move];
  return permutation * 729 + tables.orientation[(index % 729) * N_MOVES + move];
}

/**
 * Fewest moves from each state to a goal, -1 where none lead to one: a queue that begins
 * with the goals and goes back by the inverse moves, a state at a time.
 */
export function plainSearch(
  moves: readonly number[],
  goals: ArrayLike<number>,
): { distance: Int8Array; histogram: number[] } {
  const distance = new Int8Array(N_STATES).fill(-1);
  const queue = new Int32Array(N_STATES);
  let length = 0;
  for (const goal of Array.from(goals)) {
    if (distance[goal] !== -1) continue;
    distance[goal] = 0;
    queue[length++] = goal;
  }
  const backwards = moves.map((move) => move + 2 - 2 * (move % 3));
  const stride = N_MOVES; // an import is slow to read in the loop
  const histogram: number[] = [];
  for (let first = 0; first < length; first++) {
    const index = queue[first];
    const depth = distance[index];
    histogram[depth] = (histogram[depth] ?? 0) + 1;
    const permutation = Math.floor(index / 729) * stride;
    const orientation = (index % 729) * stride;
    for (const move of backwards) {
      const before =
        tables.permutation[permutation + move] * 729 +
        tables.orientation[orientation + move];
      if (distance[before] !== -1) continue;
      distance[before] = depth + 1;
      queue[length++] = before;
    }
  }
  return { distance, histogram };
}

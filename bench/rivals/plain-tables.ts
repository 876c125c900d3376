// The plainest loops that fill the tables, as the source texts have them.
import {
  applyMove,
  breadthFirst,
  buildMoveTables,
  HTM_MOVES,
  type Metric,
  movesOf,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankPermutation,
  rankState,
  SOLVED,
  type State,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";

const tables = buildMoveTables();

/** The guide's loop: at each depth it scans all states and expands those of that depth. */
export function scanForward(metric: Metric, maxDepth = Infinity): number[] {
  const moves = movesOf(metric);
  const distance = new Int8Array(N_STATES).fill(-1);
  distance[0] = 0;
  const histogram = [1];
  for (let depth = 0; depth < maxDepth; depth++) {
    let found = 0;
    for (let p = 0; p < N_PERMUTATIONS; p++) {
      for (let o = 0; o < N_ORIENTATIONS; o++) {
        if (distance[p * N_ORIENTATIONS + o] !== depth) continue;
        for (const move of moves) {
          const neighbor =
            tables.permutation[p * N_MOVES + move] * N_ORIENTATIONS +
            tables.orientation[o * N_MOVES + move];
          if (distance[neighbor] === -1) {
            distance[neighbor] = depth + 1;
            found++;
          }
        }
      }
    }
    if (found === 0) break;
    histogram.push(found);
  }
  return histogram;
}

/** The same loop without move tables: unrank, turn and rank. */
export function scanRanking(maxDepth: number): number[] {
  const distance = new Int8Array(N_STATES).fill(-1);
  distance[0] = 0;
  const histogram = [1];
  for (let depth = 0; depth < maxDepth; depth++) {
    let found = 0;
    for (let index = 0; index < N_STATES; index++) {
      if (distance[index] !== depth) continue;
      const state = unrankState(index);
      for (const move of HTM_MOVES) {
        const neighbor = rankState(applyMove(state, move));
        if (distance[neighbor] === -1) {
          distance[neighbor] = depth + 1;
          found++;
        }
      }
    }
    histogram.push(found);
  }
  return histogram;
}

/** Breadth-first search over the permutations, ranking after each move. */
export function searchPermutations() {
  return breadthFirst({
    size: N_PERMUTATIONS,
    start: SOLVED,
    moves: HTM_MOVES,
    rank: (state: State) => rankPermutation(state.permutation),
    unrank: (index) => ({ ...SOLVED, permutation: unrankPermutation(index, 7) }),
    apply: applyMove,
  });
}

/**
 * The tables beside the plainest loops that fill them, written here as the source texts
 * have them.
 */
import assert from "node:assert/strict";
import {
  applyMove,
  breadthFirst,
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
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
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";

const tables = buildMoveTables();

for (const metric of ["HTM", "QTM"] as const) {
  const table = buildDistanceTable({ metric });
  assert.deepEqual(scanForward(metric), table.histogram);
  await compare(
    `all ${N_STATES} distances, ${metric}`,
    {
      buildDistanceTable: () => buildDistanceTable({ metric }),
      "the guide's loop, over all states each depth": () => scanForward(metric),
    },
    5,
  );
}

const DEPTH = 5;
assert.deepEqual(scanRanking(DEPTH), scanForward("HTM", DEPTH));
await compare(
  `the states up to ${DEPTH} turns away, HTM`,
  {
    "the guide's loop, through the move tables": () => scanForward("HTM", DEPTH),
    "the same, ranking each state after each move": () => scanRanking(DEPTH),
  },
  5,
);

assert.deepEqual(searchPermutations().histogram, prunePermutations().histogram);
await compare(
  `the ${N_PERMUTATIONS} permutations, HTM`,
  {
    "buildPruningTable, from a ready move table": prunePermutations,
    "buildMoveTables, both": buildMoveTables,
    "breadthFirst, ranking each after each move": searchPermutations,
  },
  5,
);

/** The guide's loop: at each depth through all states, from those of that depth. */
function scanForward(metric: Metric, maxDepth = Infinity): number[] {
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
function scanRanking(maxDepth: number): number[] {
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

function prunePermutations() {
  return buildPruningTable(tables.permutation, { metric: "HTM" });
}

function searchPermutations() {
  return breadthFirst({
    size: N_PERMUTATIONS,
    start: SOLVED,
    moves: HTM_MOVES,
    rank: (state: State) => rankPermutation(state.permutation),
    unrank: (index) => ({ ...SOLVED, permutation: unrankPermutation(index, 7) }),
    apply: applyMove,
  });
}

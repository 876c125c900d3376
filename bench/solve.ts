/**
 * The solvers on the same seeded states, beside a plain recursion that collects all
 * solutions before it hands over the first.
 */
import assert from "node:assert/strict";
import {
  buildDistanceTable,
  buildMoveTables,
  countOptimalSolutions,
  countTurns,
  type DistanceTable,
  HTM_MOVES,
  N_MOVES,
  N_ORIENTATIONS,
  N_STATES,
  optimalSolutions,
  rankState,
  solveWithPruning,
  type State,
  unrankState,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { seededNumbers } from "./seeded.ts";

const SAMPLES = 200;
const states = seededNumbers(N_STATES, SAMPLES).map(unrankState);
const tables = buildMoveTables();

for (const metric of ["HTM", "QTM"] as const) {
  const table = buildDistanceTable({ metric });
  const byteTable = inBytes(table);
  const lazily = (state: State) => [...optimalSolutions(state, table)];
  const onBytes = (state: State) => [...optimalSolutions(state, byteTable)];
  const first = (state: State) => {
    const [solution] = optimalSolutions(state, table);
    return solution;
  };
  const eagerly = (state: State) => solveEagerly(state, byteTable);
  const count = (state: State) => countOptimalSolutions(state, table);
  const prune = (state: State) => solveWithPruning(state, { metric });

  for (const state of states) {
    const solutions = eagerly(state);
    assert.deepEqual(lazily(state), solutions);
    assert.deepEqual(onBytes(state), solutions);
    assert.deepEqual(first(state), solutions[0]);
    assert.deepEqual(prune(state), solutions[0]);
    assert.equal(count(state), solutions.length);
  }

  const forAll = (solve: (state: State) => unknown) => () => states.forEach(solve);
  await compare(
    `the first optimal solution, for each of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(first),
      "plain recursion, all collected": forAll(eagerly),
      "solveWithPruning, without the distance table": forAll(prune),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
  await compare(
    `all optimal solutions, for each of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(lazily),
      "the same, on a byte for each state": forAll(onBytes),
      "plain recursion, all collected": forAll(eagerly),
      "countOptimalSolutions, none written down": forAll(count),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
}

/** The same distances, a byte each: 3.7 MB where the table has 2.3. */
function inBytes(table: DistanceTable): DistanceTable {
  const distance = Uint8Array.from({ length: N_STATES }, (_, i) => table.distance(i));
  return {
    ...table,
    distance: (index) => distance[index],
    isAt: (permutation, orientation, turns) =>
      distance[permutation * N_ORIENTATIONS + orientation] === turns,
  };
}

function solveEagerly(state: State, table: DistanceTable): number[][] {
  const costs = HTM_MOVES.map((move) => countTurns([move], table.metric));
  const solutions: number[][] = [];
  const path: number[] = [];
  const start = rankState(state);
  visit(Math.floor(start / N_ORIENTATIONS), start % N_ORIENTATIONS, -1);
  return solutions;

  function visit(permutation: number, orientation: number, lastFace: number) {
    const distance = table.distance(permutation * N_ORIENTATIONS + orientation);
    if (distance === 0) {
      solutions.push(path.slice());
      return;
    }
    for (let move = 0; move < N_MOVES; move++) {
      const face = Math.floor(move / 3);
      if (face === lastFace) continue;
      const p = tables.permutation[permutation * N_MOVES + move];
      const o = tables.orientation[orientation * N_MOVES + move];
      if (table.distance(p * N_ORIENTATIONS + o) !== distance - costs[move]) continue;
      path.push(move);
      visit(p, o, face);
      path.pop();
    }
  }
}

/**
 * The solvers on the same seeded states, beside a plain recursion that collects all
 * solutions before it hands over the first.
 */
import assert from "node:assert/strict";
import {
  applyMove,
  buildDistanceTable,
  countOptimalSolutions,
  countTurns,
  type DistanceTable,
  N_MOVES,
  N_STATES,
  optimalSolutions,
  rankState,
  solveWithPruning,
  type State,
  unrankState,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";

const SAMPLES = 200;
const states = seededIndexes(SAMPLES).map(unrankState);

for (const metric of ["HTM", "QTM"] as const) {
  const table = buildDistanceTable({ metric });
  const lazily = (state: State) => [...optimalSolutions(state, table)];
  const first = (state: State) => {
    const [solution] = optimalSolutions(state, table);
    return solution;
  };
  const eagerly = (state: State) => solveEagerly(state, table);
  const count = (state: State) => countOptimalSolutions(state, table);
  const prune = (state: State) => solveWithPruning(state, { metric });

  for (const state of states) {
    const solutions = eagerly(state);
    assert.deepEqual(lazily(state), solutions);
    assert.deepEqual(first(state), solutions[0]);
    assert.deepEqual(prune(state), solutions[0]);
    assert.equal(count(state), solutions.length);
  }

  const forAll = (solve: (state: State) => unknown) => () => states.forEach(solve);
  await compare(
    `the first optimal solution of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(first),
      "plain recursion, all collected": forAll(eagerly),
      "solveWithPruning, without the distance table": forAll(prune),
    },
    9,
  );
  await compare(
    `all optimal solutions of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(lazily),
      "plain recursion, all collected": forAll(eagerly),
      "countOptimalSolutions, none written down": forAll(count),
    },
    9,
  );
}

/** On states, not on their numbers: each is turned and ranked. */
function solveEagerly(state: State, table: DistanceTable, lastFace = -1): number[][] {
  const distance = table.distance(rankState(state));
  if (distance === 0) return [[]];
  const solutions: number[][] = [];
  for (let move = 0; move < N_MOVES; move++) {
    const face = Math.floor(move / 3);
    if (face === lastFace) continue;
    const next = applyMove(state, move);
    const cost = countTurns([move], table.metric);
    if (table.distance(rankState(next)) !== distance - cost) continue;
    for (const rest of solveEagerly(next, table, face)) solutions.push([move, ...rest]);
  }
  return solutions;
}

/** The same numbers on every run: Lehmer's generator modulo 2³¹ - 1. */
function seededIndexes(length: number): number[] {
  let seed = 20260;
  return Array.from({ length }, () => {
    seed = (seed * 48271) % 2147483647;
    return Math.floor((seed / 2147483647) * N_STATES);
  });
}

/**
 * The solvers on the same seeded states, compared with a plain recursion that collects all
 * solutions before it returns the first.
 */
import {
  buildDistanceTable,
  countShortestSolutions,
  N_STATES,
  shortestSolutions,
  solve,
  type State,
  unrankState,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { inBytes, solveEagerly } from "./rivals/plain-solver.ts";
import { seededNumbers } from "./seeded.ts";

const SAMPLES = 200;
const states = seededNumbers(N_STATES, SAMPLES).map(unrankState);

for (const metric of ["HTM", "QTM"] as const) {
  const table = buildDistanceTable({ metric });
  const byteTable = inBytes(table);
  const lazily = (state: State) => [...shortestSolutions(state, table)];
  const onBytes = (state: State) => [...shortestSolutions(state, byteTable)];
  const first = (state: State) => {
    const [solution] = shortestSolutions(state, table);
    return solution;
  };
  const eagerly = (state: State) => solveEagerly(state, byteTable);
  const count = (state: State) => countShortestSolutions(state, table);
  const prune = (state: State) => solve(state, { metric });

  const forAll = (solve: (state: State) => unknown) => () => states.forEach(solve);
  await compare(
    `the first optimal solution of each of ${SAMPLES} states, ${metric}`,
    {
      shortestSolutions: forAll(first),
      "plain recursion, all collected": forAll(eagerly),
      "solve, without the distance table": forAll(prune),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
  await compare(
    `all optimal solutions of each of ${SAMPLES} states, ${metric}`,
    {
      shortestSolutions: forAll(lazily),
      "the same, on a byte for each state": forAll(onBytes),
      "plain recursion, all collected": forAll(eagerly),
      "countShortestSolutions, none written down": forAll(count),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
}

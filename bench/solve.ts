/**
 * The solvers on the same seeded states, compared with a plain recursion that collects all
 * solutions before it returns the first.
 */
import {
  buildDistanceTable,
  countOptimalSolutions,
  N_STATES,
  optimalSolutions,
  solveWithPruning,
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
  const lazily = (state: State) => [...optimalSolutions(state, table)];
  const onBytes = (state: State) => [...optimalSolutions(state, byteTable)];
  const first = (state: State) => {
    const [solution] = optimalSolutions(state, table);
    return solution;
  };
  const eagerly = (state: State) => solveEagerly(state, byteTable);
  const count = (state: State) => countOptimalSolutions(state, table);
  const prune = (state: State) => solveWithPruning(state, { metric });

  const forAll = (solve: (state: State) => unknown) => () => states.forEach(solve);
  await compare(
    `the first optimal solution of each of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(first),
      "plain recursion, all collected": forAll(eagerly),
      "solveWithPruning, without the distance table": forAll(prune),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
  await compare(
    `all optimal solutions of each of ${SAMPLES} states, ${metric}`,
    {
      optimalSolutions: forAll(lazily),
      "the same, on a byte for each state": forAll(onBytes),
      "plain recursion, all collected": forAll(eagerly),
      "countOptimalSolutions, none written down": forAll(count),
    },
    { rounds: 9, samples: SAMPLES, of: "states" },
  );
}

/** The tables, compared with the plainest loops that fill them. */
import {
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  N_PERMUTATIONS,
  N_STATES,
} from "../src/lib/index.ts";
import { compare } from "./compare.ts";
import { scanForward, scanRanking, searchPermutations } from "./rivals/plain-tables.ts";

const { permutation } = buildMoveTables();

for (const metric of ["HTM", "QTM"] as const) {
  await compare(
    `all ${N_STATES} distances, ${metric}`,
    {
      buildDistanceTable: () => buildDistanceTable({ metric }),
      "the guide's loop, over all states each depth": () => scanForward(metric),
    },
    { rounds: 5 },
  );
}

const DEPTH = 5;
await compare(
  `the states up to ${DEPTH} turns away, HTM`,
  {
    "the guide's loop, through the move tables": () => scanForward("HTM", DEPTH),
    "the same, ranking each state after each move": () => scanRanking(DEPTH),
  },
  { rounds: 5 },
);

await compare(
  `the ${N_PERMUTATIONS} permutations, HTM`,
  {
    "buildPruningTable, from a ready move table": () =>
      buildPruningTable(permutation, { metric: "HTM" }),
    "buildMoveTables, both": buildMoveTables,
    "breadthFirst, ranking each after each move": searchPermutations,
  },
  { rounds: 5 },
);

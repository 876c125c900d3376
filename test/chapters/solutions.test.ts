// The claims of the sections on every shortest solution, on twelve or twenty, and on
// remembered turns.
import { cube2x2x2 } from "cubing/puzzles";
import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  countShortestSolutions,
  formatMoves,
  HTM_MOVES,
  N_STATES,
  parseMoves,
  rankState,
  shortestSolutions,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import {
  followParentTurns,
  withSingleSolution,
  buildParentTurns,
} from "#figures/solving/solutions/parent-turns.ts";
import {
  findFault,
  findAllSolutions,
} from "#figures/solving/solutions/all-solutions.ts";
import { draw, seeded } from "../lib/puzzle/seeded.ts";
import { seededStates } from "../lib/solver/states.ts";

const TABLES = [
  buildDistanceTable({ metric: "HTM" }),
  buildDistanceTable({ metric: "QTM" }),
];

test.each(TABLES)(
  "most cubes have five shortest solutions or fewer in $metric",
  (table) => {
    const counts = seededStates(17, 400).map((index) =>
      countShortestSolutions(unrankState(index), table),
    );
    expect(counts.filter((count) => count <= 5).length).toBeGreaterThan(200);
  },
);

test.each(TABLES)(
  "every solution that the page would list, of 500 seeded cubes in $metric, solves the cube of cubing",
  async (table) => {
    const solved = (await cube2x2x2.kpuzzle()).defaultPattern();
    const random = seeded(41);
    let listed = 0;
    for (let i = 0; i < 500; i++) {
      const scramble = draw(random, HTM_MOVES, 1 + (i % 25));
      const found = findAllSolutions(rankState(applyMoves(SOLVED, scramble)), table);
      if ("message" in found) throw new Error(found.message);
      const scrambled = solved.applyAlg(formatMoves(scramble));
      for (const moves of found.solutions) {
        listed++;
        const done = scrambled.applyAlg(formatMoves(moves));
        expect(done.isIdentical(solved), formatMoves(moves)).toBe(true);
      }
    }
    expect(listed).toBeGreaterThan(1000);
  },
);

test("most cubes have only a handful of shortest solutions, in either metric", () => {
  for (const table of TABLES) {
    const random = seeded(43);
    const cubes = Array.from({ length: 4000 }, () => random(N_STATES));
    const counts = cubes.map((cube) => {
      const found = findAllSolutions(cube, table);
      return "message" in found ? Infinity : found.solutions.length;
    });
    expect(counts.filter((count) => count <= 5).length).toBeGreaterThan(2000);
  }
});

// That neighbours differ by at most one, test/lib/tables/distance-table.test.ts proves.
test("in HTM the distance modulo three tells closer from farther, as neighbours differ by at most one", () => {
  const signed = [0, 1, -1];
  for (let here = 0; here <= TABLES[0].diameter; here++) {
    for (const change of [-1, 0, 1]) {
      expect(signed[(((here + change) % 3) - (here % 3) + 3) % 3]).toBe(change);
    }
  }
});

test("nine turns or solved, as well as 0 to 11, fit into four bits, and remainders by three into two", () => {
  expect(HTM_MOVES.length + 1).toBeLessThanOrEqual(16);
  expect(TABLES[0].diameter).toBe(11);
  expect(N_STATES % 4).toBe(0);
});

test("the remembered way depends on the order of the turns, the number of solutions does not", () => {
  const cube = applyMoves(SOLVED, parseMoves("F2 U2 R2 F2"));
  const ways = ["F2 R2 U2", "U2 R2 F2", "R2 F2 U2"].map((order) => {
    const cameBy = new Map([[0, -1]]);
    const reached = [SOLVED];
    for (const state of reached) {
      for (const move of parseMoves(order)) {
        const next = applyMoves(state, [move]);
        if (cameBy.has(rankState(next))) continue;
        cameBy.set(rankState(next), move);
        reached.push(next);
      }
    }
    const way = [];
    for (let state = cube; rankState(state) !== 0;) {
      way.push(cameBy.get(rankState(state))!);
      state = applyMoves(state, [way.at(-1)!]);
    }
    return formatMoves(way);
  });
  expect(new Set(ways).size).toBe(3);
  const all = [...shortestSolutions(cube, TABLES[0])].map(formatMoves);
  expect(all).toHaveLength(countShortestSolutions(cube, TABLES[0]));
  for (const way of ways) expect(all).toContain(way);
});

test("remembered turns lead every one of 2000 seeded cubes home along one of its shortest solutions", () => {
  const turns = buildParentTurns();
  expect(turns.filter((turn) => turn < 0)).toHaveLength(1);
  const random = seeded(47);
  for (let i = 0; i < 2000; i++) {
    const found = findAllSolutions(random(N_STATES), TABLES[0]);
    if ("message" in found) throw new Error(found.message);
    const way = followParentTurns(turns, found.index);
    expect(found.solutions.map(String)).toContain(String(way));
    expect(findFault(withSingleSolution(found, way))).toBeUndefined();
  }
});

import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  countShortestSolutions,
  countTurns,
  formatMoves,
  HTM_MOVES,
  invertMoves,
  type Metric,
  N_MOVES,
  parseMoves,
  rankState,
  shortestSolutions,
  solutionGraph,
  SOLVED,
  type State,
  unrankState,
} from "#lib/index.ts";
import { faceOf } from "#lib/puzzle/moves.ts";
import { seededStates } from "./states.ts";

const TABLES = {
  HTM: buildDistanceTable({ metric: "HTM" }),
  QTM: buildDistanceTable({ metric: "QTM" }),
};
const METRICS = ["HTM", "QTM"] as const;

const SWAPPED: State = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };

/** The twelve solutions printed in the guide for pieces 1 and 2 swapped. */
const PRINTED_BY_THE_GUIDE = [
  "R2 F U' R U F2 R2 F R F'",
  "R2 F U' R' F2 R2 U' F' R F'",
  "R2 F2 R F R' F2 R U' R U",
  "R2 F2 R' U' R F2 R' U R' U'",
  "R2 F' R F R2 F2 U F U' F",
  "R2 F' R F' U' F2 R2 F' U' F",
  "R2 U F U' R F2 R' F R F2",
  "R2 U' F' R F' R2 F U' R' F2",
  "U F2 R2 F U F' R2 F U' F",
  "U R U' R F2 R' U R F2 R2",
  "U' F2 R2 F' U' F R2 F' R F'",
  "U' R' U R' F2 R F' R' F2 R2",
];

/** The eight that it misses, because it treats "no face yet" as F. */
const MISSED_BY_THE_GUIDE = [
  "F R' F R2 F' U F R2 F2 U",
  "F R' F U R2 F2 R U F' R2",
  "F R' F' R2 F2 U' R' U F' R2",
  "F2 R U F' R2 F R' F U R2",
  "F2 R' F' R F2 R' U F' U' R2",
  "F' U F R2 F2 U F R' F R2",
  "F' U F' R2 F U' F' R2 F2 U'",
  "F' U F' U' F2 R2 F' R' F R2",
];

test("the swap of pieces 1 and 2 has the guide's twelve solutions and the eight it misses", () => {
  const found = [...shortestSolutions(SWAPPED, TABLES.HTM)];
  const known = [...PRINTED_BY_THE_GUIDE, ...MISSED_BY_THE_GUIDE];
  expect(found.map(formatMoves).sort()).toEqual(known.sort());
  expect(countShortestSolutions(SWAPPED, TABLES.HTM)).toBe(20);
});

test("the solved state has one solution, which is empty", () => {
  for (const metric of METRICS) {
    expect([...shortestSolutions(SOLVED, TABLES[metric])]).toEqual([[]]);
    expect(countShortestSolutions(SOLVED, TABLES[metric])).toBe(1);
  }
});

test("a half turn is written once, in QTM too", () => {
  const state = applyMoves(SOLVED, parseMoves("R U2"));
  for (const metric of METRICS) {
    const found = [...shortestSolutions(state, TABLES[metric])].map(formatMoves);
    expect(found).toEqual(["U2 R'"]);
  }
});

test.each(METRICS)(
  "all solutions of 3000 seeded states in %s solve, are as short as the distance, and come once, in order",
  (metric) => {
    const table = TABLES[metric];
    for (const index of seededStates(7, 3000)) {
      const state = unrankState(index);
      const solutions = [...shortestSolutions(state, table)];
      for (const moves of solutions) {
        expect(rankState(applyMoves(state, moves))).toBe(0);
        expect(countTurns(moves, { metric })).toBe(table.distance(index));
      }
      const words = solutions.map((moves) => moves.join(""));
      expect(words).toEqual([...new Set(words)].sort());
      expect(countShortestSolutions(state, table)).toBe(solutions.length);
    }
  },
);

// Every sequence is tried, without a table: the shortest ones to a state, inverted, are its
// solutions.
test.each([
  ["HTM", 6, 62360],
  ["QTM", 7, 44971],
] as const)(
  "in %s exactly the shortest of all sequences are found for all states up to %i turns away",
  (metric, turns, states) => {
    const shortest = allShortestSequences(metric, turns);
    let differing = 0;
    for (const [index, { sequences }] of shortest) {
      const expected = sequences.map((moves) => invertMoves(moves).join(""));
      const found = [...shortestSolutions(unrankState(index), TABLES[metric])];
      const words = found.map((moves) => moves.join(""));
      if (words.join() !== expected.sort().join()) differing++;
    }
    expect(shortest.size).toBe(states);
    expect(differing).toBe(0);
  },
);

/** The cheapest sequences to each state, up to the cost `limit`. */
function allShortestSequences(metric: Metric, limit: number) {
  const shortest = new Map<number, { cost: number; sequences: number[][] }>();
  visit(SOLVED, [], 0);
  return shortest;

  function visit(state: State, moves: number[], cost: number) {
    const index = rankState(state);
    const known = shortest.get(index);
    if (known === undefined || cost < known.cost) {
      shortest.set(index, { cost, sequences: [moves] });
    } else if (cost === known.cost) {
      known.sequences.push(moves);
    }
    for (let move = 0; move < N_MOVES; move++) {
      const next = cost + countTurns([move], { metric });
      if (next > limit) continue;
      if (moves.length > 0 && faceOf(move) === faceOf(moves.at(-1)!)) continue;
      visit(applyMoves(state, [move]), [...moves, move], next);
    }
  }
}

test("solutions are found as they are asked for", () => {
  const { isAt, ...rest } = TABLES.HTM;
  let lookups = 0;
  const counting = {
    ...rest,
    isAt: (...place: Parameters<typeof isAt>) => {
      lookups++;
      return isAt(...place);
    },
  };
  const solutions = shortestSolutions(SWAPPED, counting);
  const iterator = solutions[Symbol.iterator]();
  const first = iterator.next().value;
  const lookupsForOne = lookups;
  expect(formatMoves(first!)).toBe("F R' F R2 F' U F R2 F2 U");
  expect([...solutions]).toHaveLength(20);
  expect(lookups - lookupsForOne).toBeGreaterThan(5 * lookupsForOne);
});

test("solutions can be gone through again, and one that is changed changes no other", () => {
  const solutions = shortestSolutions(SWAPPED, TABLES.HTM);
  const expected = [...solutions];
  for (const moves of solutions) moves.length = 0;
  expect([...solutions]).toEqual(expected);
});

test("a state that turns cannot reach is refused before the first solution is asked for", () => {
  const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
  const repeated = { ...SOLVED, permutation: [0, 0, 2, 3, 4, 5, 6] };
  expect(() => shortestSolutions(twisted, TABLES.HTM)).toThrow("one corner is turned");
  expect(() => countShortestSolutions(twisted, TABLES.HTM)).toThrow("twists sum to 1");
  expect(() => shortestSolutions(repeated, TABLES.HTM)).toThrow("repeats 0");
  expect(() => countShortestSolutions(repeated, TABLES.HTM)).toThrow("repeats 0");
});

test("what is not a distance table is refused before the first solution is asked for", () => {
  const { permutation } = buildMoveTables();
  const tables = [
    undefined,
    null,
    "HTM",
    { metric: "HTM" },
    buildPruningTable(permutation, { metric: "HTM" }),
    { ...TABLES.HTM, isAt: undefined },
  ];
  for (const table of tables) {
    for (const solve of [shortestSolutions, countShortestSolutions]) {
      expect(() => solve(SOLVED, table as never)).toThrow(
        /^the table lacks distance\(index\) or isAt\(…\); expected the result of buildDistanceTable, not (undefined|null|"HTM"|an object)$/,
      );
    }
  }
  for (const solve of [shortestSolutions, countShortestSolutions]) {
    expect(() => solve(TABLES.HTM as never, SOLVED as never)).toThrow(
      "the table lacks distance(index) or isAt(…); expected the result of buildDistanceTable, not an object",
    );
  }
  const unnamed = { ...TABLES.HTM, metric: undefined as never };
  expect(() => shortestSolutions(SOLVED, unnamed)).toThrow("unknown metric undefined");
});

test("distances of another metric than the table says are refused", () => {
  const refused = [
    [{ ...TABLES.HTM, metric: "QTM" }, "after F2 is 1; expected 2 in QTM"],
    [
      { ...TABLES.QTM, metric: "HTM", moves: HTM_MOVES },
      "after F2 is 2; expected 1 in HTM",
    ],
    [{ ...TABLES.HTM, moves: [9] }, "moves[0] is 9"],
    [{ ...TABLES.HTM, isAt: TABLES.QTM.isAt }, "isAt(…) contradicts distance(…)"],
    [
      { ...TABLES.HTM, isAt: () => true },
      "isAt(…) contradicts distance(…) after F; expected true only for 1",
    ],
    [
      { ...TABLES.HTM, isAt: (_p: number, _o: number, turns: number) => turns > 0 },
      "isAt(…) contradicts distance(…)",
    ],
    [{ ...TABLES.HTM, distance: () => NaN }, "after F is NaN"],
  ] as const;
  for (const [table, message] of refused) {
    expect(() => shortestSolutions(SWAPPED, table)).toThrow(message);
    expect(() => countShortestSolutions(SWAPPED, table)).toThrow(message);
  }
});

// Every sequence of up to that many allowed moves is tried, without a table.
test.each([
  ["U and F one way only", "HTM", [0, 6], [0]],
  ["half turns alone", "HTM", [1, 4, 7], [0]],
  ["U and U2", "HTM", [6, 7], [0]],
  ["U in quarter turns one way only", "QTM", [6], [0]],
  ["U and R in quarter turns", "QTM", [3, 5, 6, 8], [0]],
  ["all moves to three goals", "HTM", [...HTM_MOVES], [9, 1574640, 3674159]],
] as const)(
  "with fewer moves or other goals the solutions are all there are: %s",
  (_, metric, moves, goals) => {
    const table = buildDistanceTable({ metric, moves, goals });
    const costs = new Map(moves.map((move) => [move as number, 1]));
    if (metric === "QTM") for (const move of moves) costs.set(3 * faceOf(move) + 1, 2);
    const reached = (state: State, left: number, last: number): string[] => {
      if (left === 0)
        return goals.some((goal) => goal === rankState(state)) ? [""] : [];
      return [...costs].flatMap(([move, cost]) => {
        const isTwice =
          metric === "QTM" && last % 3 !== 1 && faceOf(last) === faceOf(move);
        if (cost > left || isTwice) return [];
        const after = applyMoves(state, [move]);
        return reached(after, left - cost, move).map((rest) => `${move} ${rest}`);
      });
    };
    let solved = 0;
    for (const index of [0, ...goals, 6, 412, ...seededStates(3, 30)]) {
      // States a few moves away from a goal, so that most are near.
      const near = applyMoves(
        unrankState(goals[0]),
        invertMoves(moves.slice(0, index % 4)),
      );
      for (const state of [near, unrankState(index)]) {
        const distance = table.distance(rankState(state));
        if (distance > 4 && distance !== Infinity) continue;
        const found = [...shortestSolutions(state, table)].map((path) =>
          path.map((move) => `${move} `).join(""),
        );
        expect(found.toSorted()).toEqual(
          distance === Infinity ? [] : reached(state, distance, -1).toSorted(),
        );
        expect(countShortestSolutions(state, table)).toBe(found.length);
        expect(solutionGraph(state, table).solutions).toBe(found.length);
        solved += found.length;
      }
    }
    expect(solved).toBeGreaterThan(20);
  },
);

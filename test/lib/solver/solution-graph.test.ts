import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  countShortestSolutions,
  shortestSolutions,
  parseMoves,
  rankState,
  SOLVED,
  solutionGraph,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "./states.ts";

const TABLES = [
  buildDistanceTable({ metric: "HTM" }),
  buildDistanceTable({ metric: "QTM" }),
];

test.each(TABLES)("the graph has one path per solution, in $metric", (table) => {
  for (const index of seededStates(3, 300)) {
    const state = unrankState(index);
    const graph = solutionGraph(state, table);
    expect(graph.solutions).toBe(countShortestSolutions(state, table));
    expect(graph.states[0]).toEqual({
      index,
      distance: table.distance(index),
      solutions: graph.solutions,
    });
    expect(graph.states.at(-1)).toEqual({
      index: 0,
      distance: 0,
      solutions: graph.solutions,
    });
  }
});

// The enumeration of solutions is independent of the graph.
test.each(TABLES)(
  "each state and each turn has the right number of solutions, in $metric",
  (table) => {
    for (const index of seededStates(5, 60)) {
      const start = unrankState(index);
      const states = new Map<number, number>();
      const turns = new Map<string, number>();
      for (const solution of shortestSolutions(start, table)) {
        let state = start;
        count(states, rankState(state));
        for (const move of solution) {
          const next = applyMoves(state, [move]);
          count(turns, `${rankState(state)} ${move} ${rankState(next)}`);
          count(states, rankState(next));
          state = next;
        }
      }
      const graph = solutionGraph(start, table);
      expect(new Map(graph.states.map((s) => [s.index, s.solutions]))).toEqual(states);
      expect(
        new Map(graph.turns.map((t) => [`${t.from} ${t.move} ${t.to}`, t.solutions])),
      ).toEqual(turns);
    }
  },
);

test("states are in order of decreasing distance", () => {
  const { states } = solutionGraph(unrankState(1_234_567), TABLES[0]);
  const distances = states.map(({ distance }) => distance);
  expect(distances).toEqual(distances.toSorted((a, b) => b - a));
});

test("the solved state is its own only solution; a half turn in QTM is one turn that costs two", () => {
  expect(solutionGraph(SOLVED, TABLES[1])).toEqual({
    states: [{ index: 0, distance: 0, solutions: 1 }],
    turns: [],
    solutions: 1,
  });
  const half = solutionGraph(applyMoves(SOLVED, parseMoves("U2")), TABLES[1]);
  expect(half.turns.map(({ move }) => move)).toEqual([7]);
  expect(half.states.map(({ distance }) => distance)).toEqual([2, 0]);
});

function count<Key>(counts: Map<Key, number>, key: Key): void {
  counts.set(key, (counts.get(key) ?? 0) + 1);
}

import { expect, test } from "vitest";
import {
  breadthFirst,
  buildDistances,
  countStates,
  definePuzzle,
  type PuzzleDefinition,
  type PuzzleDistances,
  type PuzzleState,
} from "#lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";
import { alikeThatDiffer, randomDefinition, randomRings } from "./random-definition.ts";
import { stringSearch, textOf, turn, twistedOnce } from "./string-search.ts";

const PUZZLES = 10_000;
/** Larger ones are left out: most are small. */
const MOST = 40;

test("random small puzzles have one index for each state that a plain search reaches", () => {
  const random = seeded(18);
  let compared = 0;
  let refused = 0;
  for (let i = 0; i < PUZZLES; i++) {
    const definition = randomDefinition(random);
    const text = JSON.stringify(definition);
    const isRefused = alikeThatDiffer(definition);
    if (isRefused) {
      expect(() => definePuzzle(definition), text).toThrow("can be told apart");
      continue;
    }
    const steps = Object.keys(definition.moves).map((move) => [move, 1] as const);
    const found = stringSearch(definition, steps, MOST);
    if (found === undefined) continue;
    compared++;
    const puzzle = definePuzzle(definition);
    expect(countStates(puzzle), text).toBe(BigInt(found.size));
    const numbers = Array.from(found.values(), ({ state }) => puzzle.rank(state));
    expect(new Set(numbers).size, text).toBe(found.size);
    expect(Math.max(...numbers) < puzzle.size, text).toBe(true);
    const named = numbers.map((index) => textOf(puzzle.unrank(index)));
    expect(named, text).toEqual([...found.keys()]);
    for (const { state } of found.values()) {
      for (const other of twistedOnce(definition, state)) {
        if (found.has(textOf(other))) continue;
        // There are tens of thousands: an assertion for each would take longer than the rest.
        const refusal = messageOf(() => puzzle.rank(other));
        if (!refusal.includes("no moves")) expect(refusal, text).toContain("no moves");
        refused++;
      }
    }
  }
  expect(refused).toBeGreaterThan(PUZZLES);
  expect(compared).toBeGreaterThan(PUZZLES / 3);
});

test("so have rings of five and six pieces that are turned and twisted together", () => {
  const random = seeded(22);
  let compared = 0;
  for (let i = 0; i < 300; i++) {
    const definition = randomRings(random);
    const found = stringSearch(
      definition,
      [["C", 1] as const, ["T", 1] as const],
      4000,
    );
    if (found === undefined) continue;
    compared++;
    const text = JSON.stringify(definition);
    const puzzle = definePuzzle(definition);
    expect(countStates(puzzle), text).toBe(BigInt(found.size));
    for (const [written, { state }] of [...found].slice(-5)) {
      expect(textOf(puzzle.unrank(puzzle.rank(state))), text).toBe(written);
    }
  }
  expect(compared).toBeGreaterThan(60);
});

test("random small puzzles have the distances that breadthFirst finds, in both metrics", () => {
  const random = seeded(19);
  let compared = 0;
  for (let i = 0; i < 400; i++) {
    const definition = randomDefinition(random);
    if (alikeThatDiffer(definition)) continue;
    const puzzle = definePuzzle(definition);
    if (puzzle.size > 300) continue;
    compared++;
    for (const metric of ["HTM", "QTM"] as const) {
      const { distance, histogram, moves } = buildDistances(puzzle, { metric });
      const plain = breadthFirst({ ...puzzle, start: puzzle.solved, moves });
      const text = JSON.stringify(definition);
      expect(histogram, text).toEqual(plain.histogram);
      const each = Array.from(plain.distance, (_, index) => distance(index));
      expect(each, text).toEqual(Array.from(plain.distance));
    }
  }
  expect(compared).toBeGreaterThan(100);
});

test("random small puzzles whose moves cost 1 to 4 have the distances of a plain search", () => {
  const random = seeded(20);
  let compared = 0;
  for (let i = 0; i < 400; i++) {
    const definition = randomDefinition(random);
    const moves = Object.keys(definition.moves);
    const metric = Object.fromEntries(moves.map((move) => [move, 1 + random(4)]));
    if (alikeThatDiffer(definition)) continue;
    const cheapest = cheapestWays(definition, metric, 300);
    if (cheapest === undefined) continue;
    const puzzle = definePuzzle(definition);
    const text = JSON.stringify([definition, metric]);
    let distances: PuzzleDistances;
    try {
      distances = buildDistances(puzzle, { metric });
    } catch (error) {
      expect(String(error), text).toMatch(/moves nothing|expected the same/);
      continue;
    }
    compared++;
    const each = cheapest.map(({ state }) => distances.distance(puzzle.rank(state)));
    expect(each, text).toEqual(cheapest.map(({ cost }) => cost));
  }
  expect(compared).toBeGreaterThan(80);
});

/** Of the error that it throws; none where it throws none. */
function messageOf(act: () => unknown): string {
  try {
    act();
    return "";
  } catch (error) {
    return (error as Error).message;
  }
}

/** What all positions cost, a move and its inverse alike: what is cheaper is passed on until nothing is. */
function cheapestWays(
  definition: PuzzleDefinition,
  costs: Record<string, number>,
  most: number,
): { state: PuzzleState; cost: number }[] | undefined {
  const once = Object.keys(costs).map((move) => [move, 1] as const);
  const found = stringSearch(definition, once, most);
  if (found === undefined) return undefined;
  const ways = new Map(
    [...found].map(([text, { state }]) => [text, { state, cost: Infinity }]),
  );
  const [first] = ways.values();
  first.cost = 0;
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const one of ways.values()) {
      for (const [move, cost] of Object.entries(costs)) {
        const other = ways.get(textOf(turn(definition, one.state, move)))!;
        const [dear, cheap] = one.cost > other.cost ? [one, other] : [other, one];
        if (cheap.cost + cost >= dear.cost) continue;
        dear.cost = cheap.cost + cost;
        isDone = false;
      }
    }
  }
  return [...ways.values()];
}

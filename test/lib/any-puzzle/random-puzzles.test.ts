import { expect, test } from "vitest";
import {
  breadthFirst,
  buildDistances,
  countPositions,
  definePuzzle,
} from "../../../src/lib/index.ts";
import { seeded } from "../puzzle/seeded.ts";
import { randomDefinition } from "./random-definition.ts";
import { stringSearch, textOf } from "./string-search.ts";

const PUZZLES = 10_000;
/** Larger ones are left out: most are small. */
const MOST = 40;

test("random small puzzles have as many positions as a plain search finds, each with its own number", () => {
  const random = seeded(18);
  let compared = 0;
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
    expect(countPositions(puzzle), text).toBe(BigInt(found.size));
    const numbers = new Set<number>();
    for (const { state } of found.values()) {
      const index = puzzle.rank(state);
      numbers.add(index);
      expect(textOf(puzzle.unrank(index)), text).toBe(textOf(state));
      expect(index < puzzle.size, text).toBe(true);
    }
    expect(numbers.size, text).toBe(found.size);
  }
  expect(compared).toBeGreaterThan(PUZZLES / 3);
});

function alikeThatDiffer(definition: ReturnType<typeof randomDefinition>): boolean {
  return Object.entries(definition.orbits).some(([name, { seenTwists }]) => {
    const labels = definition.solved?.[name]?.permutation ?? [];
    return labels.some(
      (label, i) => seenTwists && seenTwists[labels.indexOf(label)] !== seenTwists[i],
    );
  });
}

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

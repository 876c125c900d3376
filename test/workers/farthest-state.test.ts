import { expect, test } from "vitest";
import type { PuzzleState } from "#lib/index.ts";
import {
  farthestState,
  type PuzzleWithDistances,
} from "#src/workers/farthest-state.ts";

const SIZE = 10_000;
const MOVES = ["on", "back"];

const stateOf = (at: number): PuzzleState => ({
  A: { permutation: [at], orientation: [0] },
});
const placeOf = (state: PuzzleState) => state["A"].permutation[0];

/** A ring of positions with these distances, and how many of them were asked for. */
function ring(heightAt: (at: number) => number) {
  const heights = Array.from({ length: SIZE }, (_, at) => heightAt(at));
  const diameter = Math.max(...heights);
  const asked = { walking: 0, scanning: 0 };
  const puzzle: PuzzleWithDistances = {
    ...{ size: SIZE, moves: MOVES, diameter },
    farthest: heights.filter((height) => height === diameter).length,
    unrank: stateOf,
    after: (state, move) =>
      stateOf((placeOf(state) + (move === "on" ? 1 : SIZE - 1)) % SIZE),
    distanceOf(state) {
      asked.walking++;
      return heights[placeOf(state)];
    },
    distanceAt(index) {
      asked.scanning++;
      return heights[index];
    },
  };
  return { puzzle, asked, isFarthest: (at: number) => heights[at] === diameter };
}

test("where every way up ends at the top, a walk finds it", () => {
  const { puzzle, asked } = ring((at) => Math.min(at, SIZE - at));
  expect(placeOf(farthestState(puzzle, 1))).toBe(SIZE / 2);
  expect(asked.scanning).toBe(0);
  // Each step up, and one move that leads down.
  expect(asked.walking).toBeLessThanOrEqual(2 * (SIZE / 2) + MOVES.length);
});

test("where no way up leads to the few farthest, the table is looked through, once", () => {
  // Every other position is a top, so that a walk stays near where it began, and a climb
  // asks for few distances.
  const climb = 10;
  let scanned = 0;
  for (const count of [1, 2, 10]) {
    const { puzzle, asked, isFarthest } = ring((at) =>
      at % 2 === 1 ? 1 : at % (SIZE / count) < 2 ? 3 : 2,
    );
    const expected = SIZE / (puzzle.farthest + 1);
    const found = new Set<number>();
    for (let seed = 1; seed <= 20; seed++) {
      Object.assign(asked, { walking: 0, scanning: 0 });
      const at = placeOf(farthestState(puzzle, seed));
      expect(isFarthest(at)).toBe(true);
      found.add(at);
      expect(asked.walking).toBeLessThan(expected + climb);
      expect(asked.scanning).toBeLessThanOrEqual(SIZE);
      if (asked.scanning > 0) scanned++;
    }
    expect(found.size > 1).toBe(puzzle.farthest > 1);
  }
  expect(scanned).toBeGreaterThan(0);
});

test("where nothing is as far as is said, that is an error, not a search without end", () => {
  const { puzzle, asked } = ring((at) => at % 2);
  expect(() => farthestState({ ...puzzle, diameter: 5 }, 1)).toThrow(
    "no state has the distance 5",
  );
  expect(asked.scanning).toBe(SIZE);
});

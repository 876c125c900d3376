import { expect, test } from "vitest";
import { buildDistances, definePuzzle, type PuzzleState } from "#lib/index.ts";
import { eightPancakes } from "#src/puzzles/pancakes.ts";
import { eightPuzzle } from "#src/puzzles/eight-puzzle.ts";
import { slidingPuzzle } from "#src/puzzles/sliding-puzzle.ts";
import type { PlayableDefinition } from "#src/puzzles/playable-puzzle.ts";
import { FLOPPY } from "#src/puzzles/floppy-cube.ts";
import { pyraminx } from "#src/puzzles/pyraminx.ts";
import { topSpin } from "#src/puzzles/top-spin.ts";
import { createPuzzleDistances } from "#src/workers/puzzle-distances.ts";
import { ivyCube } from "#src/puzzles/ivy-cube.ts";

const silent = () => undefined;

function searched(definition: PlayableDefinition, metric: "HTM" | "QTM" = "HTM") {
  const ask = createPuzzleDistances();
  ask({ kind: "search", definition, metric }, silent);
  return {
    farthest: (seed: number) => ask({ kind: "farthest", seed }, silent) as PuzzleState,
    solution: (state: PuzzleState) =>
      ask({ kind: "solution", state }, silent) as string[],
  };
}

test("a search tells each depth, and answers with all of them", () => {
  const told: number[] = [];
  const histogram = createPuzzleDistances()(
    { kind: "search", definition: FLOPPY, metric: "HTM" },
    (done) => {
      if ("depth" in done) told[done.depth] = done.count;
    },
  );
  expect(histogram).toEqual([1, 4, 10, 24, 53, 64, 31, 4, 1]);
  expect(told).toEqual(histogram);
});

const PUZZLES = [pyraminx, ivyCube, topSpin, eightPancakes].flatMap((puzzle) =>
  (["HTM", "QTM"] as const).map((metric) => ({ ...puzzle, metric })),
);

test.for(PUZZLES)(
  "$slug, $metric: farthest positions are as far as God's number, and their solutions solve them",
  ({ definition, metric }) => {
    const puzzle = definePuzzle(definition);
    const distances = buildDistances(puzzle, { metric });
    const { farthest, solution } = searched(definition, metric);
    const found = new Set<number>();
    let last: PuzzleState | undefined;
    for (let seed = 1; seed <= 4; seed++) {
      const state = farthest(seed);
      expect(distances.distance(puzzle.rank(state))).toBe(distances.diameter);
      found.add(puzzle.rank(state));
      last = state;
      const moves = solution(state);
      expect(moves).toHaveLength(distances.diameter);
      expect(moves.reduce(puzzle.apply, state)).toEqual(puzzle.solved);
      for (const move of moves) expect(distances.moves).toContain(move);
    }
    expect(found.size).toBeGreaterThan(1);
    expect(farthest(4)).toEqual(last);
  },
);

test("a sliding puzzle is searched, and answers, like the others", () => {
  const puzzle = slidingPuzzle(eightPuzzle.definition);
  const { farthest, solution } = searched(eightPuzzle.definition, "QTM");
  const found = new Set<bigint>();
  for (let seed = 1; seed <= 4; seed++) {
    const state = farthest(seed);
    found.add(puzzle.rankBig(state));
    const moves = solution(state);
    expect(moves).toHaveLength(31);
    expect(moves.reduce(puzzle.apply, state)).toEqual(puzzle.solved);
  }
  expect(found.size).toBe(2);
});

test("the only farthest position is found, whatever the seed; solved has no moves", () => {
  const { farthest, solution } = searched(FLOPPY);
  const { solved } = definePuzzle(FLOPPY);
  const flipped = { permutation: [0, 1, 2, 3], orientation: [1, 1, 1, 1] };
  for (const seed of [1, 2, 2_147_483_646]) {
    expect(farthest(seed)).toEqual({ ...solved, EDGES: flipped });
  }
  expect(solution(solved)).toEqual([]);
});

test("a puzzle without moves is solved as it is", () => {
  const { farthest, solution } = searched({ orbits: { A: { pieces: 2 } }, moves: {} });
  const solved = { A: { permutation: [0, 1], orientation: [0, 0] } };
  expect(farthest(5)).toEqual(solved);
  expect(solution(solved)).toEqual([]);
});

test("a question before the search, and a state that no moves lead to, are refused", () => {
  expect(() => createPuzzleDistances()({ kind: "farthest", seed: 1 }, silent)).toThrow(
    "no puzzle has been searched yet",
  );
  const { solution } = searched(FLOPPY);
  const { solved } = definePuzzle(FLOPPY);
  const one = { permutation: [0, 1, 2, 3], orientation: [1, 0, 0, 0] };
  expect(() => solution({ ...solved, EDGES: one })).toThrow(
    "no moves lead to this state",
  );
});

import { expect, test } from "vitest";
import {
  countStates,
  definePuzzle,
  type PuzzleDefinition,
  solvePuzzle,
} from "#lib/index.ts";

/** n beads of each kind that are moved alike, in every order; colours by kind. */
function tiedBeads(
  colours: Readonly<Record<string, readonly number[]>>,
  moves: Readonly<Record<string, readonly number[]>>,
): PuzzleDefinition {
  const kinds = Object.entries(colours);
  return {
    orbits: Object.fromEntries(
      kinds.map(([kind, row]) => [kind, { pieces: row.length }]),
    ),
    moves: Object.fromEntries(
      Object.entries(moves).map(([move, source]) => [
        move,
        Object.fromEntries(kinds.map(([kind]) => [kind, { source }])),
      ]),
    ),
    solved: Object.fromEntries(
      kinds.map(([kind, permutation]) => [kind, { permutation }]),
    ),
  };
}

const CYCLE = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 0];
const SWAP = [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const THREE = [1, 2, 0, 3, 4, 5, 6, 7, 8, 9, 10, 11];
const PAIRS = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5];
const FOURS = [0, 0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2];
const ACROSS = [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3];

test("look-alike pieces of several sets that are tied are counted exactly", () => {
  const all = 479_001_600n;
  const tied = (colours: Record<string, number[]>) =>
    countStates(tiedBeads(colours, { C: CYCLE, S: SWAP }));
  // Two pieces of a pair look alike in both sets, but never two of a four and across.
  expect(tied({ A: PAIRS, B: FOURS })).toBe(all / 2n ** 6n);
  expect(tied({ A: FOURS, B: ACROSS })).toBe(all);
  expect(tied({ A: PAIRS, B: FOURS, C: FOURS })).toBe(all / 2n ** 6n);
  // Of even permutations a swap of alike pieces makes up for the parity.
  const even = {
    T: THREE,
    C: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 0, 11],
    D: [0, ...CYCLE.slice(1, 11), 1],
  };
  expect(countStates(tiedBeads({ A: PAIRS, B: FOURS }, even))).toBe(all / 2n ** 6n);
  expect(countStates(tiedBeads({ A: FOURS, B: ACROSS }, even))).toBe(all / 2n);
});

test("patterns too many to be listed have no numbers, but their states are solved", () => {
  const puzzle = definePuzzle(tiedBeads({ A: PAIRS, B: FOURS }, { C: CYCLE, S: SWAP }));
  expect(puzzle.size).toBe(7_484_400);
  expect(() => puzzle.rank(puzzle.solved)).toThrow(
    "7484400 patterns of pieces that look alike are too many to be listed",
  );
  const state = puzzle.apply(puzzle.apply(puzzle.solved, "C"), "S");
  const moves = solvePuzzle(puzzle, state, { metric: "HTM" })!;
  expect(moves.reduce((at, move) => puzzle.apply(at, move), state)).toEqual(
    puzzle.solved,
  );
  expect(moves.length).toBeLessThanOrEqual(2);
});

test("facelets of one edge, each listed by itself, are counted as edges", () => {
  // 12 edges of two facelets, 0 and 1, 2 and 3 …: an edge is flipped, or all go round.
  const flip = [1, 0, ...Array.from({ length: 22 }, (_, i) => i + 2)];
  const round = Array.from({ length: 24 }, (_, i) => (i + 2) % 24);
  const swap = [2, 3, 0, 1, ...Array.from({ length: 20 }, (_, i) => i + 4)];
  const facelets = (labels: number[]) =>
    countStates(tiedBeads({ F: labels }, { flip, round, swap }));
  const all = 479_001_600n * 2n ** 12n;
  expect(facelets(round.map((_, i) => i))).toBe(all);
  // Six edges of one colour on both facelets are twins that look alike when flipped.
  const twins = round.map((_, i) => (i < 12 ? 0 : i));
  expect(facelets(twins)).toBe(all / (720n * 2n ** 6n));
});

test("many large orbits are counted without a chain of all their pieces", () => {
  // Twelve rows of 24 that go round together, each with a swap of its own.
  const rows = Array.from({ length: 12 }, (_, i) => `R${i}`);
  const round = Array.from({ length: 24 }, (_, i) => (i + 1) % 24);
  const first = [1, 0, ...round.map((_, i) => i).slice(2)];
  const definition: PuzzleDefinition = {
    orbits: Object.fromEntries(rows.map((row) => [row, { pieces: 24 }])),
    moves: {
      all: Object.fromEntries(rows.map((row) => [row, { source: round }])),
      ...Object.fromEntries(rows.map((row) => [row, { [row]: { source: first } }])),
    },
  };
  const one = countStates({
    orbits: { R: { pieces: 24 } },
    moves: { a: { R: { source: round } }, b: { R: { source: first } } },
  });
  expect(countStates(definition)).toBe(one ** 12n);
});

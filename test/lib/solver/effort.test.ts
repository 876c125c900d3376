import { expect, test } from "vitest";
import {
  compareByEffort,
  effortOf,
  formatMoves,
  N_MOVES,
  parseMoves,
} from "#lib/index.ts";
import { draw, seeded } from "../puzzle/seeded.ts";

const MOVES = [...Array(N_MOVES).keys()];
const random = seeded(5);

test.each([
  ["", 0],
  ["U", 1],
  ["R'", 1],
  ["F", 2],
  ["U2", 2],
  ["R2", 2],
  ["F2", 3],
  ["R U R' U'", 4],
  // From down to up, and back.
  ["R2 U R2", 5],
  // From down over straight to up; a third turn needs a new hold.
  ["R U R", 3],
  ["R U R U R", 7],
  ["R2 U R", 4],
  ["R2 U R'", 4],
  // F only when the hand is straight.
  ["R F", 3],
  ["F R", 3],
  ["R F R'", 4],
  ["F R F", 7],
  ["F R U R' F'", 7],
  ["F R2", 6],
])("%j counts %i", (text, effort) => {
  expect(effortOf(parseMoves(text))).toBe(effort);
});

test("no choice of where the hand takes hold is less work: all are tried", () => {
  for (let i = 0; i < 300; i++) {
    const moves = draw(random, MOVES, i % 8);
    const words = formatMoves(moves).split(" ").filter(Boolean);
    expect(effortOf(moves)).toBe(
      Math.min(...[-1, 0, 1].map((hand) => leastFrom(words, hand))),
    );
  }
});

/** The least effort when the right hand is down (-1), straight (0) or up (1). */
function leastFrom([word, ...rest]: readonly string[], hand: number): number {
  if (word === undefined) return 0;
  const { base, ways } = {
    U: { base: 1, ways: [0] },
    R: { base: 1, ways: { "": [1], "'": [-1], "2": [2, -2] }[word.slice(1)]! },
    F: { base: 2, ways: [0] },
  }[word[0]]!;
  const costs = [-1, 0, 1].flatMap((from) =>
    ways.map((by) => {
      const isFree = Math.abs(from + by) <= 1 && (word[0] !== "F" || from === 0);
      if (!isFree) return Infinity;
      return (from === hand ? 0 : 2) + leastFrom(rest, from + by);
    }),
  );
  return base + (word.endsWith("2") ? 1 : 0) + Math.min(...costs);
}

test("it is a total order: effort, then number of moves, then the alphabet", () => {
  const sequences = [
    ...[[], ...MOVES.map((move) => [move])],
    ...Array.from({ length: 150 }, (_, i) => draw(random, MOVES, 1 + (i % 5))),
  ];
  const words = new Set(sequences.map(formatMoves));
  const all = [...words].map(parseMoves);
  const key = (moves: number[]) => [effortOf(moves), moves.length, formatMoves(moves)];
  const sorted = all.toSorted(compareByEffort);
  for (const [i, a] of sorted.entries()) {
    for (const [k, b] of sorted.entries()) {
      expect(Math.sign(compareByEffort(a, b))).toBe(Math.sign(i - k));
    }
    const [x, y] = [key(a), key(sorted[i + 1] ?? a)];
    const first = x.findIndex((part, at) => part !== y[at]);
    if (first >= 0) expect(x[first] < y[first]).toBe(true);
  }
  expect(all.toReversed().sort(compareByEffort)).toEqual(sorted);
});

test("what is not a list of moves is refused", () => {
  expect(() => effortOf([9])).toThrow(RangeError);
  expect(() => effortOf("R" as never)).toThrow(TypeError);
  expect(() => compareByEffort([0], [-1])).toThrow(RangeError);
});

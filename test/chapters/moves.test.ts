import { expect, test } from "vitest";
import {
  applyMove,
  applyMoves,
  buildMoveTables,
  CORNER_NAMES,
  isEvenPermutation,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  parseMoves,
  QTM_MOVES,
  QUARTER_TURNS,
  rankState,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { seededStates } from "../lib/solver/states.ts";

// The claims of the chapter on moves, one by one.

const TABLES = buildMoveTables();
const after = (moves: string) => applyMoves(SOLVED, parseMoves(moves));

test("sources and twists of F, R and U are the published ones", () => {
  const rows = QUARTER_TURNS.map(({ source, twist }) => [
    source.map((from) => from + 1).join(" "),
    twist.join(" "),
  ]);
  expect(rows).toEqual([
    ["1 3 7 4 5 2 6", "0 1 2 0 0 2 1"],
    ["2 6 3 4 1 5 7", "1 2 0 0 2 1 0"],
    ["4 1 2 3 5 6 7", "0 0 0 0 0 0 0"],
  ]);
});

test("a turn takes four corners round in a ring and leaves the rest alone", () => {
  for (const { source } of QUARTER_TURNS) {
    const ring = source.flatMap((from, to) => (from === to ? [] : to));
    expect(ring).toHaveLength(4);
    const visited = [ring[0]];
    for (let at = source[ring[0]]; at !== ring[0]; at = source[at]) visited.push(at);
    expect(visited.toSorted()).toEqual(ring);
    expect(isEvenPermutation(source)).toBe(false);
  }
});

test("the corner at the back, bottom left, belongs to none of the three faces", () => {
  expect(CORNER_NAMES[7]).toBe("DBL");
});

test("position 2 asks its way back through 3, 7 and 6, gaining 1, 2, 1 and 2", () => {
  const { source, twist } = QUARTER_TURNS[0];
  const way = [1];
  while (way.length < 5) way.push(source[way.at(-1)!]);
  expect(way.map((position) => position + 1)).toEqual([2, 3, 7, 6, 2]);
  expect(way.slice(0, 4).map((position) => twist[position])).toEqual([1, 2, 1, 2]);
});

test("the twists of each turn sum to a multiple of three, and U has none", () => {
  const sums = QUARTER_TURNS.map(({ twist }) => twist.reduce((a, b) => a + b));
  expect(sums).toEqual([6, 6, 0]);
});

test("F2 is F twice, F′ three times, and four times is nothing; so with R and U", () => {
  for (const face of ["F", "R", "U"]) {
    expect(after(`${face} ${face}`)).toEqual(after(`${face}2`));
    expect(after(`${face} ${face} ${face}`)).toEqual(after(`${face}'`));
    expect(after(`${face} ${face} ${face} ${face}`)).toEqual(SOLVED);
  }
});

test("three faces make nine moves, and F2 is home after two", () => {
  expect(QUARTER_TURNS).toHaveLength(3);
  expect(N_MOVES).toBe(9);
  for (const half of ["F2", "R2", "U2"])
    expect(after(`${half} ${half}`)).toEqual(SOLVED);
});

test("F and F′ twist alike, though they carry the pieces the other way", () => {
  for (const face of ["F", "R", "U"]) {
    const [there, back] = [after(face), after(`${face}'`)];
    expect(back.orientation).toEqual(there.orientation);
    expect(there.permutation.map((piece) => back.permutation[piece])).toEqual(
      SOLVED.permutation,
    );
    expect(back.permutation).not.toEqual(there.permutation);
  }
  expect(QTM_MOVES).toHaveLength(6);
});

test("F2 adds no twist to any piece, though it makes two turns that do", () => {
  for (const half of ["F2", "R2", "U2"]) {
    expect(after(half).orientation).toEqual(SOLVED.orientation);
  }
});

test("no addition or multiplication of the index turns a face", () => {
  // For no move are the new indices a × index + b, modulo their number.
  for (const [table, size] of [
    [TABLES.permutation, N_PERMUTATIONS],
    [TABLES.orientation, N_ORIENTATIONS],
  ] as const) {
    for (const move of [0, 3, 6]) {
      const turned = (number: number) => table[number * N_MOVES + move];
      const b = turned(0);
      const a = (turned(1) - b + size) % size;
      const numbers = Array.from({ length: size }, (_, number) => number);
      expect(numbers.every((i) => turned(i) === (a * i + b) % size)).toBe(false);
    }
  }
});

test("the new order depends on the old order alone, the new twists on the old twists alone", () => {
  const states = seededStates(7, 400);
  for (let i = 0; i + 1 < states.length; i += 2) {
    const [a, b] = [unrankState(states[i]), unrankState(states[i + 1])];
    for (let move = 0; move < N_MOVES; move++) {
      const mixed = applyMove({ ...a, orientation: b.orientation }, move);
      expect(mixed.permutation).toEqual(applyMove(a, move).permutation);
      expect(mixed.orientation).toEqual(applyMove(b, move).orientation);
    }
  }
});

test("the two tables have 51,921 entries in 103,842 bytes, a single one would have 33,067,440", () => {
  const { permutation, orientation } = TABLES;
  expect(permutation.length + orientation.length).toBe(51_921);
  expect(permutation.byteLength + orientation.byteLength).toBe(103_842);
  expect(N_STATES * N_MOVES).toBe(33_067_440);
});

test("two look-ups turn every cube: what the cell shows for one, for 5000", () => {
  for (const cube of [1_234_567, ...seededStates(8, 5000)]) {
    const [order, twist] = [Math.floor(cube / N_ORIENTATIONS), cube % N_ORIENTATIONS];
    const move = cube % N_MOVES;
    expect(
      TABLES.permutation[order * N_MOVES + move] * N_ORIENTATIONS +
        TABLES.orientation[twist * N_MOVES + move],
    ).toBe(rankState(applyMove(unrankState(cube), move)));
  }
});

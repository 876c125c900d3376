import { describe, expect, test } from "vitest";
import {
  applyBigMoves,
  type BigCubeCoordinate,
  buildBigMoveTable,
  CORNER_PERMUTATION,
  CORNER_TWISTS,
  D_CORNERS,
  D_EDGES,
  EDGE_FLIPS,
  PHASE_2_MOVES,
  SLICE_EDGES,
  SLICE_PERMUTATION,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
  U_CORNERS,
  U_EDGES,
  UD_EDGE_PERMUTATION,
} from "#lib/big-cube.ts";
import { draw, seeded } from "../puzzle/seeded.ts";

const COORDINATES: readonly BigCubeCoordinate[] = [
  CORNER_TWISTS,
  EDGE_FLIPS,
  CORNER_PERMUTATION,
  UD_EDGE_PERMUTATION,
  SLICE_EDGES,
  SLICE_POSITIONS,
  SLICE_PERMUTATION,
  U_EDGES,
  D_EDGES,
  U_CORNERS,
  D_CORNERS,
];

describe.each(COORDINATES)("$name", (coordinate) => {
  const { size, moves, rank, unrank } = coordinate;

  test("rank(unrank(index)) is every index", () => {
    for (let index = 0; index < size; index++) {
      if (rank(unrank(index)) !== index) expect(rank(unrank(index))).toBe(index);
    }
    const range = `0..${size - 1}`;
    expect(() => unrank(size)).toThrow(`index ${size} is out of range ${range}`);
    expect(() => unrank(-1)).toThrow(`index -1 is out of range ${range}`);
    expect(() => unrank(1 / 24)).toThrow(RangeError);
    expect(() => unrank("1" as never)).toThrow(TypeError);
  });

  test("its move table gives the value after any moves", () => {
    const table = buildBigMoveTable(coordinate);
    expect(table).toMatchObject({ size, moves, solved: rank(SOLVED_BIG_CUBE) });
    const random = seeded(52);
    for (let i = 0; i < 100; i++) {
      const sequence = draw(random, moves, 25);
      let value = table.solved;
      for (const move of sequence) {
        value = table.after[value * moves.length + moves.indexOf(move)];
      }
      expect(value).toBe(rank(applyBigMoves(SOLVED_BIG_CUBE, sequence)));
    }
  });

  test("its move table permutes the values: no two have the same value after a move", () => {
    const { after } = buildBigMoveTable(coordinate);
    moves.forEach((_, i) => {
      const reached = new Set<number>();
      for (let value = 0; value < size; value++)
        reached.add(after[value * moves.length + i]);
      expect(reached.size).toBe(size);
    });
  });
});

test("coordinates of four pieces of one kind share a move table", () => {
  const tableOf = (coordinate: BigCubeCoordinate) =>
    buildBigMoveTable(coordinate).after;
  expect(tableOf(D_EDGES)).toEqual(tableOf(U_EDGES));
  expect(tableOf(SLICE_EDGES)).toEqual(tableOf(U_EDGES));
  expect(tableOf(D_CORNERS)).toEqual(tableOf(U_CORNERS));
});

test("a table of some moves has their columns", () => {
  const all = buildBigMoveTable(CORNER_TWISTS);
  const some = buildBigMoveTable(CORNER_TWISTS, PHASE_2_MOVES);
  for (let value = 0; value < all.size; value++) {
    PHASE_2_MOVES.forEach((move, i) => {
      const after = some.after[value * PHASE_2_MOVES.length + i];
      if (after !== all.after[value * 18 + move]) expect(after).toBe(NaN);
    });
  }
  expect(() => buildBigMoveTable(UD_EDGE_PERMUTATION, [0, 3])).toThrow(
    '"permutation of the U and D edges" allows no move R; expected some of U U2',
  );
});

test("a coordinate has at most 65,536 values, so that its table has 16 bits for each", () => {
  const large = { ...CORNER_TWISTS, name: "twists twice", size: 65_537 };
  expect(() => buildBigMoveTable(large)).toThrow(
    '"twists twice" has 65537 values; expected 65536 at most',
  );
});

test("coordinates of the second phase refuse cubes outside it", () => {
  const afterR = applyBigMoves(SOLVED_BIG_CUBE, [3]);
  for (const coordinate of [UD_EDGE_PERMUTATION, SLICE_PERMUTATION]) {
    expect(() => coordinate.rank(afterR)).toThrow(RangeError);
  }
});

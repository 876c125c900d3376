import { expect, test } from "vitest";
import {
  applyMove,
  buildMoveTables,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  rankOrientation,
  rankPermutation,
  rankState,
  SOLVED,
  unrankOrientation,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";
import { moveTables, stateAfterMove } from "#lib/tables/move-tables.ts";
import { seededStates } from "../solver/states.ts";

const tables = buildMoveTables();

test("the permutation table is what turning all 5040 permutations by all nine moves gives", () => {
  const expected = new Uint16Array(N_PERMUTATIONS * N_MOVES);
  for (let index = 0; index < N_PERMUTATIONS; index++) {
    const state = { ...SOLVED, permutation: unrankPermutation(index, 7) };
    for (let move = 0; move < N_MOVES; move++) {
      expected[index * 9 + move] = rankPermutation(applyMove(state, move).permutation);
    }
  }
  expect(tables.permutation).toEqual(expected);
});

test("the orientation table is what turning all 729 orientations by all nine moves gives", () => {
  const expected = new Uint16Array(N_ORIENTATIONS * N_MOVES);
  for (let index = 0; index < N_ORIENTATIONS; index++) {
    const state = { ...SOLVED, orientation: unrankOrientation(index, 7, 3) };
    for (let move = 0; move < N_MOVES; move++) {
      const after = applyMove(state, move).orientation;
      expected[index * 9 + move] = rankOrientation(after, 3);
    }
  }
  expect(tables.orientation).toEqual(expected);
});

test("two look-ups turn a whole state, twists and pieces together", () => {
  for (const index of seededStates(1, 2000)) {
    const state = unrankState(index);
    for (let move = 0; move < N_MOVES; move++) {
      expect(stateAfterMove(tables, index, move)).toBe(
        rankState(applyMove(state, move)),
      );
    }
  }
});

test("the shared tables are built once", () => {
  expect(moveTables()).toBe(moveTables());
  expect(moveTables()).toEqual(tables);
});

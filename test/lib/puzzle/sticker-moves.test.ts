import { describe, expect, test } from "vitest";
import {
  applyMove,
  HTM_MOVES,
  invertMoves,
  MOVE_NAMES,
  rankState,
  SOLVED,
  type State,
} from "#lib/index.ts";
import {
  buildStickerMoves,
  invertStickers,
  multiplyStickers,
  toStickers,
} from "#lib/lessons.ts";

const moves = buildStickerMoves();
const solved = toStickers(SOLVED);

/** The arrays printed by the Python program. */
const PUBLISHED: Record<string, number[]> = {
  U: [2, 0, 3, 1, 6, 7, 8, 9, 10, 11, 4, 5, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  F: [0, 1, 17, 11, 12, 4, 2, 7, 8, 9, 10, 18, 13, 5, 3, 15, 16, 19, 14, 6, 20],
  R: [0, 5, 2, 13, 4, 19, 14, 6, 3, 9, 10, 11, 12, 20, 15, 7, 1, 17, 18, 16, 8],
  "U'": [1, 3, 0, 2, 10, 11, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 16, 17, 18, 19, 20],
  "F'": [0, 1, 6, 14, 5, 13, 19, 7, 8, 9, 10, 3, 4, 12, 18, 15, 16, 2, 11, 17, 20],
  "R'": [0, 16, 2, 8, 4, 1, 7, 15, 20, 9, 10, 11, 12, 3, 6, 14, 19, 17, 18, 5, 13],
};

/** Every state at most three moves from solved. */
const nearStates = [...statesWithin(3)];

function* statesWithin(depth: number): Generator<State> {
  const seen = new Set([0]);
  let frontier: State[] = [SOLVED];
  yield SOLVED;
  for (; depth > 0; depth--) {
    const next: State[] = [];
    for (const state of frontier) {
      for (const move of HTM_MOVES) {
        const moved = applyMove(state, move);
        if (seen.has(rankState(moved))) continue;
        seen.add(rankState(moved));
        next.push(moved);
        yield moved;
      }
    }
    frontier = next;
  }
}

test.each(Object.entries(PUBLISHED))("%s is the published array", (name, array) => {
  expect(moves[MOVE_NAMES.indexOf(name)]).toEqual(array);
});

test("each call gives arrays of its own", () => {
  buildStickerMoves()[0].reverse();
  expect(buildStickerMoves()).toEqual(moves);
});

test("a move on the right is the turn of the cube, in all states three moves deep", () => {
  expect(nearStates).toHaveLength(1 + 9 + 54 + 321);
  for (const state of nearStates) {
    for (const move of HTM_MOVES) {
      expect(multiplyStickers(toStickers(state), moves[move])).toEqual(
        toStickers(applyMove(state, move)),
      );
    }
  }
});

test("a move on the right changes exactly the places that it changes on a solved cube; on the left, exactly the places of those stickers, in all states three moves deep", () => {
  const changed = (a: readonly number[], b: readonly number[]) =>
    solved.filter((place) => a[place] !== b[place]);
  for (const state of nearStates) {
    const stickers = toStickers(state);
    for (const move of moves) {
      const moved = changed(move, solved);
      expect(moved).toHaveLength(12);
      expect(changed(multiplyStickers(stickers, move), stickers)).toEqual(moved);
      const there = solved.filter((place) => moved.includes(stickers[place]));
      expect(changed(multiplyStickers(move, stickers), stickers)).toEqual(there);
    }
  }
});

test("products may be bracketed either way", () => {
  for (const a of moves) {
    for (const b of moves) {
      for (const c of moves) {
        expect(multiplyStickers(multiplyStickers(a, b), c)).toEqual(
          multiplyStickers(a, multiplyStickers(b, c)),
        );
      }
    }
  }
});

describe.each([0, 3, 6])("quarter turn %i", (quarter) => {
  const once = moves[quarter];
  const twice = multiplyStickers(once, once);
  const thrice = multiplyStickers(twice, once);

  test("made twice is the half turn, three times its inverse, four times nothing", () => {
    expect(twice).toEqual(moves[quarter + 1]);
    expect(thrice).toEqual(moves[quarter + 2]);
    expect(multiplyStickers(thrice, once)).toEqual(solved);
    for (const sooner of [once, twice, thrice]) expect(sooner).not.toEqual(solved);
  });
});

test("the inverse of a move is the array of the move that undoes it", () => {
  for (const move of HTM_MOVES) {
    expect(invertStickers(moves[move])).toEqual(moves[invertMoves([move])[0]]);
  }
});

test("a state times its inverse is solved on either side, in all states three moves deep", () => {
  for (const state of nearStates) {
    const stickers = toStickers(state);
    const inverse = invertStickers(stickers);
    expect(multiplyStickers(stickers, inverse)).toEqual(solved);
    expect(multiplyStickers(inverse, stickers)).toEqual(solved);
  }
});

import { expect, test } from "vitest";
import {
  applyMove,
  breadthFirst,
  buildDistanceTable,
  HTM_MOVES,
  N_STATES,
  type NumberedPuzzle,
  QTM_MOVES,
  rankOrientation,
  rankPermutation,
  rankState,
  SOLVED,
  type State,
  unrankOrientation,
  unrankPermutation,
  unrankState,
} from "#lib/index.ts";

const F2 = 1;
const R2 = 4;
const U2 = 7;

/** The cube, numbered by its permutation alone. */
const permutations = {
  size: 5040,
  start: SOLVED,
  rank: (state: State) => rankPermutation(state.permutation),
  unrank: (index: number) => ({
    ...SOLVED,
    permutation: unrankPermutation(index, 7),
  }),
  apply: applyMove,
};

/** The cube, numbered by its orientation alone. */
const orientations = {
  size: 729,
  start: SOLVED,
  rank: (state: State) => rankOrientation(state.orientation, 3),
  unrank: (index: number) => ({
    ...SOLVED,
    orientation: unrankOrientation(index, 7, 3),
  }),
  apply: applyMove,
};

const states = {
  size: N_STATES,
  start: SOLVED,
  rank: rankState,
  unrank: unrankState,
  apply: applyMove,
};

test("permutations alone have the known numbers at each depth, in both metrics", () => {
  expect(breadthFirst({ ...permutations, moves: HTM_MOVES }).histogram).toEqual([
    1, 9, 54, 297, 1233, 2157, 1244, 45,
  ]);
  expect(breadthFirst({ ...permutations, moves: QTM_MOVES }).histogram).toEqual([
    1, 6, 27, 114, 450, 1258, 1877, 1142, 165,
  ]);
});

test("orientations alone have the known numbers at each depth, in both metrics", () => {
  expect(breadthFirst({ ...orientations, moves: HTM_MOVES }).histogram).toEqual([
    1, 2, 12, 64, 274, 336, 40,
  ]);
  expect(breadthFirst({ ...orientations, moves: QTM_MOVES }).histogram).toEqual([
    1, 2, 8, 36, 124, 228, 272, 50, 8,
  ]);
});

test("each depth is told as soon as it is found, and nothing else", () => {
  const told: [number, number][] = [];
  const { histogram } = breadthFirst(
    { ...orientations, moves: HTM_MOVES },
    { onDepth: (depth, count) => told.push([depth, count]) },
  );
  expect(told).toEqual([...histogram.entries()]);
});

test("R and U alone reach 29160 states, and leave the rest at -1", () => {
  const { distance, histogram } = breadthFirst({
    ...states,
    moves: [3, 4, 5, 6, 7, 8],
  });
  expect(histogram.reduce((sum, count) => sum + count)).toBe(29160);
  expect(distance.filter((depth) => depth >= 0)).toHaveLength(29160);
  expect(distance[rankState(applyMove(SOLVED, F2))]).toBe(-1);
});

test("U2, R2 and F2 alone reach 24 states", () => {
  const { histogram } = breadthFirst({ ...states, moves: [U2, R2, F2] });
  expect(histogram).toEqual([1, 3, 6, 9, 5]);
});

test("numbers that many states share give a lower bound for each of them", () => {
  const twoPieces: NumberedPuzzle<State, number> = {
    size: 42,
    start: SOLVED,
    moves: HTM_MOVES,
    rank: ({ permutation }) => {
      const first = permutation.indexOf(0);
      const second = permutation.indexOf(1);
      return first * 6 + second - (second > first ? 1 : 0);
    },
    unrank: (index) => {
      const others = [2, 3, 4, 5, 6];
      const first = Math.floor(index / 6);
      const permutation = others.toSpliced(index % 6, 0, 1).toSpliced(first, 0, 0);
      return { ...SOLVED, permutation };
    },
    apply: applyMove,
  };
  const { distance, histogram } = breadthFirst(twoPieces);
  expect(histogram.reduce((sum, count) => sum + count)).toBe(42);

  const exact = buildDistanceTable({ metric: "HTM" });
  let tooFar = 0;
  let equal = 0;
  for (let index = 0; index < N_STATES; index += 101) {
    const bound = distance[twoPieces.rank(unrankState(index))];
    if (bound > exact.distance(index)) tooFar++;
    if (bound === exact.distance(index)) equal++;
  }
  expect(tooFar).toBe(0);
  expect(equal).toBeGreaterThan(0);
});

/** The hand of a dial, advanced by any of the moves. */
function dial(size: number, moves: number[]): NumberedPuzzle<number, number> {
  return {
    size,
    start: 0,
    moves,
    rank: (hour) => hour,
    unrank: (index) => index,
    apply: (hour, step) => (hour + step) % size,
  };
}

test("numbers out of reach are -1 and counted nowhere", () => {
  const { distance, histogram } = breadthFirst(dial(6, [2]));
  expect([...distance]).toEqual([0, -1, 1, -1, 2, -1]);
  expect(histogram).toEqual([1, 1, 1]);
});

test("without moves only the start is reached", () => {
  expect(breadthFirst(dial(3, [])).histogram).toEqual([1]);
});

test("an unrank that is not the inverse of rank is refused", () => {
  const puzzle = { ...dial(12, [3]), unrank: (index: number) => (index + 1) % 12 };
  expect(() => breadthFirst(puzzle)).toThrow("rank(unrank(0)) is 1; expected 0");
});

test.each([12, -1, 0.5, NaN])("a rank that gives %d of 0..11 is refused", (rank) => {
  const puzzle = {
    ...dial(12, [3]),
    rank: (hour: number) => (hour === 3 ? rank : hour),
  };
  expect(() => breadthFirst(puzzle)).toThrow(`rank returned ${rank}; expected 0..11`);
});

test("127 moves are the most that fit in a byte; 128 are refused", () => {
  expect(breadthFirst(dial(128, [1])).distance[127]).toBe(127);
  expect(() => breadthFirst(dial(129, [1]))).toThrow(
    "index 128 is 128 moves away; expected at most 127",
  );
});

test.each([0, -1, 2.5, NaN, Infinity])("a size of %d is refused", (size) => {
  expect(() => breadthFirst({ ...dial(12, [3]), size })).toThrow(`size ${size}`);
});

test.each(["length", "fill", "0", 0n, null, [1], Symbol("one")])(
  "a rank that gives %o, no number, is refused",
  (rank) => {
    const puzzle = { ...dial(12, [3]), rank: () => rank as never };
    expect(() => breadthFirst(puzzle)).toThrow(/^rank returned .*; expected 0..11$/);
  },
);

test("moves that can be gone through only once are refused, not missed", () => {
  function* once() {
    yield 1;
  }
  const puzzle = { ...dial(12, []), moves: once() as unknown as number[] };
  expect(() => breadthFirst(puzzle)).toThrow(
    "the list of moves must be an array, not an object",
  );
});

test.each(["rank", "unrank", "apply"])("a puzzle without %s is refused", (name) => {
  const puzzle = { ...dial(12, [3]), [name]: undefined };
  expect(() => breadthFirst(puzzle)).toThrow(
    new TypeError(`${name} must be a function, not undefined`),
  );
});

test.each([undefined, null, 12])("%o is no puzzle", (puzzle) => {
  expect(() => breadthFirst(puzzle as never)).toThrow(
    `a puzzle is an object {size, start, moves, rank, unrank, apply}, not ${puzzle}`,
  );
});

import { cube2x2x2 } from "cubing/puzzles";
import { expect, test } from "vitest";
import {
  applyMoves,
  buildDistanceTable,
  formatMoves,
  HTM_MOVES,
  N_MOVES,
  N_STATES,
  randomPermutation,
  randomScramble,
  randomState,
  rankState,
  seeded,
  SOLVED,
} from "#lib/index.ts";
import { faceOf } from "#lib/puzzle/moves.ts";

const table = buildDistanceTable({ metric: "HTM" });

test.each([
  [{}, 11, 4],
  [{ length: 11, atLeast: 0 }, 11, 0],
  [{ length: 12, atLeast: 9 }, 12, 9],
  [{ length: 25, atLeast: 10 }, 25, 10],
])(
  "with %j, moves lead to the first random state that is far enough",
  (options, length, atLeast) => {
    for (let seed = 1; seed <= 100; seed++) {
      const moves = randomScramble({ ...options, random: seeded(seed) });
      expect(moves).toHaveLength(length);
      expect(
        moves.filter((m, i) => i > 0 && faceOf(m) === faceOf(moves[i - 1])),
      ).toEqual([]);
      const random = seeded(seed);
      randomPermutation(N_MOVES, { random }); // the order in which moves are tried
      let state = randomState({ random });
      while (table.distance(state) < atLeast) state = randomState({ random });
      expect(rankState(applyMoves(SOLVED, moves))).toBe(rankState(state));
    }
  },
);

test("even states beside solved have scrambles of the full length, which cubing can read", async () => {
  const kpuzzle = await cube2x2x2.kpuzzle();
  const solved = kpuzzle.defaultPattern();
  for (const index of [0, 1, 728, 729, N_STATES - 1]) {
    const drawn = [...HTM_MOVES.slice(1).map(() => 0.4), index / N_STATES];
    const random = () => drawn.shift()!;
    const moves = randomScramble({ random, atLeast: 0 });
    expect(moves).toHaveLength(11);
    expect(rankState(applyMoves(SOLVED, moves))).toBe(index);
    const isSolved = solved.applyAlg(formatMoves(moves)).isIdentical(solved);
    expect(isSolved).toBe(index === 0);
  }
});

test("a length or a distance that cannot be met is refused", () => {
  expect(() => randomScramble({ length: 10 })).toThrow(
    "length 10 is out of range 11..100",
  );
  expect(() => randomScramble({ atLeast: 12 })).toThrow(
    "atLeast 12 is out of range 0..11",
  );
  expect(() => randomScramble({ random: () => 1 })).toThrow(RangeError);
  expect(() => randomScramble(7 as never)).toThrow(
    new TypeError("expected options {random: () => …}, not 7"),
  );
});

test("a source that always leads to solved is refused, not asked for ever", () => {
  expect(() => randomScramble({ random: () => 0 })).toThrow(
    new RangeError(
      "random led to no state 4 moves or more from solved in 100000 draws",
    ),
  );
});

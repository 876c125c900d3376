import { expect, test } from "vitest";
import { FOUR_BEADS } from "#figures/any-puzzle/four-beads/four-beads.ts";
import { definePuzzle, stateDigits } from "#lib/index.ts";

const puzzle = definePuzzle({
  orbits: { BEADS: { pieces: 4 } },
  moves: {
    A: { BEADS: { source: [2, 0, 1, 3] } },
    B: { BEADS: { source: [0, 3, 1, 2] } },
  },
});

test("the chain worked out by hand has the wheels of the library", () => {
  const { questions, lastTrips } = FOUR_BEADS;
  expect(questions.map(({ answers }) => answers.length)).toEqual([
    ...stateDigits(puzzle).radices,
    1,
  ]);
  expect(lastTrips).toEqual([]);
});

test("the moves of each answer lead to its row", () => {
  for (const { position, answers } of FOUR_BEADS.questions) {
    for (const { bead, moves, row } of answers) {
      const state = moves
        .flatMap((move) => (move === "B′" ? ["B", "B"] : [move]))
        .reduce((now, move) => puzzle.apply(now, move), puzzle.solved);
      expect(state["BEADS"].permutation).toEqual(row);
      expect(row[position]).toBe(bead);
    }
  }
});

test("the round trips of question 1 come to B, its inverse or nothing", () => {
  expect(FOUR_BEADS.trips).toEqual([
    [0, 3, 1, 2],
    [0, 2, 3, 1],
  ]);
});

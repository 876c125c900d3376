import { expect, test } from "vitest";
import {
  applyMoves,
  compareByEffort,
  N_MOVES,
  parseMoves,
  rankState,
  solve,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { wrongTurns } from "#lib/lessons.ts";
import { draw, seeded } from "../puzzle/seeded.ts";
import { seededStates } from "./states.ts";

const MOVES = [...Array(N_MOVES).keys()];

test("exactly the states next to the way are listed, each by its first step", () => {
  const random = seeded(9);
  for (const index of seededStates(8, 60)) {
    const start = unrankState(index);
    // Any sequence may be followed, not only a shortest solution.
    const moves =
      index % 3 === 0
        ? draw(random, MOVES, random(9))
        : solve(start, { metric: "HTM" });
    const at = (made: number, ...more: number[]) =>
      rankState(applyMoves(start, [...moves.slice(0, made), ...more]));
    /** With another move in a place, and the moves after it as written. */
    const astray = (made: number, step: number, move: number) =>
      at(step, move, ...moves.slice(step + 1, made));
    const onTheWay = [...moves.keys(), moves.length].map((made) => at(made));
    for (const made of [0, Math.min(2, moves.length), moves.length]) {
      const found = wrongTurns(start, moves, made);
      const next = moves
        .slice(0, made)
        .flatMap((_, step) => MOVES.map((move) => astray(made, step, move)))
        .filter((state) => !onTheWay.includes(state));
      const states = found.map(({ state }) => rankState(state));
      expect(states.toSorted()).toEqual([...new Set(next)].toSorted());
      for (const { step, move, state } of found) {
        expect(rankState(state)).toBe(astray(made, step, move));
        const earlier = MOVES.flatMap((other) =>
          [...Array(step).keys()].map((before) => astray(made, before, other)),
        );
        expect(earlier).not.toContain(rankState(state));
      }
      const order = found.toSorted(
        (a, b) => a.step - b.step || compareByEffort([a.move], [b.move]),
      );
      expect(found).toEqual(order);
    }
    expect(wrongTurns(start, moves)).toEqual(wrongTurns(start, moves, moves.length));
  }
});

test("another turn of the face just turned leads elsewhere than a wrong turn of the step before", () => {
  const found = wrongTurns(SOLVED, parseMoves("U R"));
  // R' instead of U, and then R, lead back to the start.
  expect(found.filter(({ step }) => step === 0)).toHaveLength(7);
  // From U, the turn U' leads back to the start.
  expect(found.filter(({ step }) => step === 1)).toHaveLength(7);
});

test("what cannot be followed is refused", () => {
  expect(() => wrongTurns(SOLVED, [9])).toThrow(RangeError);
  expect(() => wrongTurns(SOLVED, [0], 2)).toThrow("movesMade 2 is out of range 0..1");
  expect(() => wrongTurns(SOLVED, "R" as never)).toThrow("a list of moves");
  expect(() => wrongTurns({ ...SOLVED, permutation: [] }, [])).toThrow(RangeError);
});

import { expect, test } from "vitest";
import {
  buildDistanceTable,
  compareByEffort,
  countShortestSolutions,
  countTurns,
  formatMoves,
  shortestScrambles,
  SOLVED,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { turnSolid } from "../puzzle/solid-cube.ts";
import { seededStates } from "./states.ts";

test.each(["HTM", "QTM"] as const)(
  "in %s each scramble takes a solved cube to the state, in as few turns as can be",
  (metric) => {
    const table = buildDistanceTable({ metric });
    for (const index of [0, ...seededStates(12, 100)]) {
      const state = unrankState(index);
      const scrambles = shortestScrambles(state, table);
      for (const moves of scrambles) {
        expect(turnSolid(toFacelets(SOLVED), formatMoves(moves))).toBe(
          toFacelets(state),
        );
        expect(countTurns(moves, { metric })).toBe(table.distance(index));
      }
      expect(new Set(scrambles.map(formatMoves)).size).toBe(
        countShortestSolutions(state, table),
      );
      expect(scrambles).toEqual(scrambles.toSorted(compareByEffort));
    }
  },
);

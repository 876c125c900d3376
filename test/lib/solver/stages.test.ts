import { describe, expect, test } from "vitest";
import {
  applyMoves,
  buildStages,
  goalPatterns,
  goalStates,
  layerByLayer,
  matchAny,
  type SolvingMethod,
  ortega,
  rankState,
  solveInStages,
  toFacelets,
  unrankState,
} from "#lib/index.ts";
import { stageCases, totalTurns } from "#lib/lessons.ts";
import { HOLDS, turnSolid } from "../puzzle/solid-cube.ts";
import {
  histogramOf,
  plainDistance,
  plainStages,
  plainTotals,
} from "./plain-stages.ts";
import { seededStates } from "./states.ts";

const HTM = { metric: "HTM" } as const;

const plainOrtega = plainStages(ortega());

/** The four letters of each face, U R F D L B. */
const facesOf = (index: number) => toFacelets(unrankState(index)).match(/..../g)!;
const isOne = (face: string) => new Set(face).size === 1;

test("Ortega’s aims are one face in one colour, then the one opposite to it, too", () => {
  const [, second, third] = ortega();
  expect([...matchAny(second.flatMap(({ from }) => from))]).toEqual([
    ...goalStates("anyFace"),
  ]);
  const bothDone = [...goalStates("anyFace")].filter((index) => {
    const [u, r, f, d, l, b] = facesOf(index).map(isOne);
    return (u && d) || (r && l) || (f && b);
  });
  for (const patterns of [second.flatMap(({ to }) => to), third[0].from]) {
    expect([...matchAny(patterns)]).toEqual(bothDone);
  }
});

describe.each([
  ["layer by layer", layerByLayer(), plainStages(layerByLayer())],
  ["Ortega", ortega(), plainOrtega],
])("%s", (_, method, plain) => {
  const stages = buildStages(method, HTM);

  test("each stage's number of turns agrees with a plain search from all its ends", () => {
    expect(stages.map(({ histogram }) => histogram)).toEqual(plain.map(histogramOf));
  });

  test("a cube is solved stage by stage, each in as few turns as there are", () => {
    for (const index of seededStates(31, 40)) {
      let now = index;
      for (const [i, moves] of solveInStages(unrankState(index), stages).entries()) {
        expect(moves).toHaveLength(plainDistance(plain[i], now));
        now = rankState(applyMoves(unrankState(now), moves));
        expect(plainDistance(plain[i], now)).toBe(0);
      }
      expect(now).toBe(0);
    }
  });
});

test("the sums of all stages, counted from the goals outwards instead of state by state", () => {
  const { lucky, unlucky } = totalTurns(buildStages(ortega(), HTM));
  expect({ lucky, unlucky }).toEqual(plainTotals(plainOrtega));
});

describe("cases, counted from the stickers alone", () => {
  const TURNS = ["", "U", "U2", "U'"];
  const AROUND = ["", "y", "y2", "y'"];

  /** Of all ways to write the same thing, the first in the alphabet. */
  const first = (texts: readonly string[]) => texts.toSorted()[0];

  test.each(["layer", "face"] as const)(
    "a top face to be done above a finished %s: where its colour is",
    (from) => {
      const seen = new Set(
        Array.from(goalStates(from), (index) =>
          first(
            AROUND.map((hold) =>
              turnSolid(toFacelets(unrankState(index)), hold).replace(/[^U]/g, "."),
            ),
          ),
        ),
      );
      const to = from === "layer" ? "oriented" : "faces";
      expect(stageCases({ from, to })).toHaveLength(seen.size - 1);
    },
  );

  test("the pieces of the top: by turns before and all holds, colours renamed", () => {
    const renamed = (text: string) => {
      const letters = [...new Set(text)];
      return [...text].map((letter) => letters.indexOf(letter)).join("");
    };
    const seen = new Set(
      Array.from(goalStates("oriented"), (index) =>
        first(
          TURNS.flatMap((turn) =>
            HOLDS.map((hold) =>
              renamed(turnSolid(toFacelets(unrankState(index)), `${turn} ${hold}`)),
            ),
          ),
        ),
      ),
    );
    expect(stageCases({ from: "oriented", to: "solved" })).toHaveLength(seen.size - 1);
  });

  test("the pieces of both layers: how many sides of each show one colour", () => {
    const seen = new Set(
      Array.from(goalStates("faces"), (index) => {
        const [, r, f, , l, b] = facesOf(index);
        const bars = [0, 2].map(
          (row) => [r, f, l, b].filter((side) => side[row] === side[row + 1]).length,
        );
        return bars.toSorted().join();
      }),
    );
    expect(stageCases({ from: "faces", to: "solved" })).toHaveLength(seen.size - 1);
  });

  test("all states of a stage but those that are done are in one case each", () => {
    const cases = stageCases({ from: "layer", to: "oriented" });
    const states = cases.flat().toSorted((a, b) => a - b);
    const done = new Set(goalStates("oriented"));
    expect(states).toEqual(
      [...goalStates("layer")].filter((index) => !done.has(index)),
    );
  });

  test("a goal that a turn of the top undoes has no cases", () => {
    expect(() => stageCases({ from: "anyFace", to: "solved" })).toThrow(
      "U destroys the goal anyFace",
    );
  });
});

test.each<[SolvingMethod, string]>([
  [[], "the method has no stages; expected at least one"],
  [
    [[{ from: [], to: goalPatterns("layer") }]],
    /the last stage can end in state \d+, which is not solved/.source,
  ],
  [
    [
      [{ from: [], to: goalPatterns("face") }],
      [{ from: goalPatterns("layer"), to: goalPatterns("solved") }],
    ],
    /stage 1 can end in state \d+, where stage 2 has no subgoal/.source,
  ],
])("a method that cannot be followed to the end is refused (%#)", (method, says) => {
  expect(() => buildStages(method, HTM)).toThrow(new RegExp(says));
});

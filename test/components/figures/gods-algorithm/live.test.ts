import { describe, expect, test } from "vitest";
import { movesIn } from "#kit/cube/move-subset.ts";
import { depthAxes } from "#figures/gods-algorithm/live/depth-axes.ts";
import { goalColours } from "#figures/gods-algorithm/live/goal-colours.ts";
import {
  GOAL_CHOICES,
  GOAL_TEXTS,
  MOVE_SETS,
} from "#figures/gods-algorithm/live/live-choices.ts";
import {
  ALL_MOVES,
  HOME_COLOURS,
  isAnswerTo,
  liveModel,
  type LiveState,
  liveQuestion,
} from "#figures/gods-algorithm/live/live-model.ts";
import {
  cubeDistanceMessage,
  movesDescription,
  reachMessage,
} from "#figures/gods-algorithm/live/live-text.ts";
import {
  buildDistanceTable,
  FACELETS,
  FIXED_CORNER,
  matchStates,
  GOALS,
  goalStates,
  N_STATES,
  SOLVED,
  toFacelets,
  unrankState,
} from "#lib/index.ts";

const { initial, update, encode, decode, describe: speak } = liveModel;
const SUBSETS = Array.from({ length: ALL_MOVES + 1 }, (_, subset) => subset);
const PATTERNS = [initial.own, ".".repeat(24), toFacelets(SOLVED), "U".repeat(24)];

describe("in the address", () => {
  test("every set of moves with every goal comes back", () => {
    for (const subset of SUBSETS) {
      for (const goal of GOAL_CHOICES) {
        for (const own of PATTERNS) {
          const state: LiveState = { subset, goal, own };
          expect(decode(encode(state))).toEqual(state);
        }
      }
    }
  });

  test("what the page begins with is short", () => {
    expect(encode(initial)).toBe("511-solved");
  });

  test.each([
    ["", "it should be a set of moves and a goal"],
    ["511", "it should be a set of moves and a goal"],
    ["512-solved", "the set of moves should be a number from 0 to 511"],
    ["-1-solved", "it should be"],
    ["1e2-solved", "it should be"],
    ["511-cross", "the goal should be one of solved, oriented,"],
    ["511-constructor", "the goal should be one of solved, oriented,"],
    ["511-own-UUUU", "a pattern should be 24 letters"],
    [`511-own-${"x".repeat(24)}`, "a pattern should be 24 letters"],
    [`511-own-${".".repeat(25)}`, "a pattern should be 24 letters"],
    ["511-own-", "a pattern should be 24 letters"],
    ["511-solved\n", "it should be"],
    ["511-own-<script>", "a pattern should be 24 letters"],
  ])("%j is refused: %s", (text, message) => {
    expect(() => decode(text)).toThrow(message);
  });
});

describe("what the reader does", () => {
  test("a switch of one move turns it off and on again", () => {
    for (const move of movesIn(ALL_MOVES)) {
      const off = update(initial, { type: "switch", moves: [move] });
      expect(movesIn(off.subset)).toEqual(movesIn(ALL_MOVES).filter((m) => m !== move));
      expect(update(off, { type: "switch", moves: [move] })).toEqual(initial);
    }
  });

  test("a switch of several turns them on, unless all are on", () => {
    const F = [0, 1, 2];
    const some = { ...initial, subset: 0b000000010 };
    expect(update(some, { type: "switch", moves: F }).subset).toBe(0b111);
    expect(update(initial, { type: "switch", moves: F }).subset).toBe(0b111111000);
  });

  test("what changes nothing is the very same state", () => {
    expect(update(initial, { type: "goal", goal: "solved" })).toBe(initial);
    expect(update(initial, { type: "moves", subset: ALL_MOVES })).toBe(initial);
    expect(update(initial, { type: "pattern", own: initial.own })).toBe(initial);
    expect(update(initial, { type: "paint", place: 0, colour: "." })).toBe(initial);
  });

  test("paint colours one place, and the pattern stays while another goal is chosen", () => {
    const painted = update(
      { ...initial, goal: "own" },
      { type: "paint", place: 0, colour: "U" },
    );
    expect(painted.own).toBe(`U${initial.own.slice(1)}`);
    expect(update(painted, { type: "goal", goal: "layer" }).own).toBe(painted.own);
  });

  test("the page’s own pattern is of two whole pieces, and some states fit it", () => {
    const places = [...initial.own].flatMap((letter, i) => (letter === "." ? [] : i));
    expect(places.every((place) => initial.own[place] === HOME_COLOURS[place])).toBe(
      true,
    );
    const positions = new Set(places.map((place) => FACELETS[place].position));
    expect(positions.size).toBe(2);
    expect(places).toHaveLength(6);
    expect(matchStates(initial.own).length).toBeGreaterThan(0);
  });
});

describe("in words", () => {
  test("the named sets of moves are different, and their words say what is in them", () => {
    const subsets = MOVE_SETS.map(({ subset }) => subset);
    expect(new Set(subsets).size).toBe(subsets.length);
    expect(MOVE_SETS.map(({ name, subset }) => [name, movesIn(subset)])).toEqual([
      ["all nine", [0, 1, 2, 3, 4, 5, 6, 7, 8]],
      ["no F2", [0, 2, 3, 4, 5, 6, 7, 8]],
      ["quarter", [0, 2, 3, 5, 6, 8]],
      ["clockwise", [0, 3, 6]],
      ["R and U", [3, 4, 5, 6, 7, 8]],
      ["R, U ↻", [3, 6]],
      ["half", [1, 4, 7]],
      ["only U", [6, 7, 8]],
    ]);
  });

  test("no two sets of moves are said alike", () => {
    expect(new Set(SUBSETS.map(movesDescription)).size).toBe(SUBSETS.length);
  });

  test.each([
    [0, "no move"],
    [0b111_111_110, "all moves but clockwise F"],
    [0b000_001_001, "clockwise F and R alone"],
    [0b001_001_001, "clockwise quarter turns alone"],
    [0b111_101_101, "all moves but F2 and R2"],
    [0b000_111_111, "turns of F and R alone"],
    [0b000_000_100, "F′ alone"],
    [0b100_000_001, "F and U′ alone"],
  ])("%d: %s", (subset, words) => expect(movesDescription(subset)).toBe(words));

  test("a change is spoken with its moves and its goal", () => {
    expect(speak({ ...initial, subset: 0b111_111_000, goal: "layer" })).toBe(
      "Allowed: turns of R and U alone. Goal: the D layer solved, the upper layer in any state.",
    );
  });

  test("how many reach the goal, the mean distance and the largest", () => {
    const solved = { name: "solved" as const };
    const own = { pattern: initial.own };
    expect(
      reachMessage({
        histogram: [1, 3],
        reachable: 4,
        question: { moves: [6, 7, 8], goal: solved, cube: 0 },
      }),
    ).toBe(
      "Goal: every face in its own colour. With turns of U alone, 4 of 3,674,160 states can reach it, 0.00011 %: in 0.75 moves on average, and in 1 at most.",
    );
    const all = { moves: movesIn(ALL_MOVES), goal: own, cube: 0 };
    expect(
      reachMessage({ histogram: [N_STATES], reachable: N_STATES, question: all }),
    ).toContain("all 3,674,160 states can reach it: in 0.00 moves");
    expect(reachMessage({ histogram: [], reachable: 0, question: all })).toBe(
      "No state matches your own pattern.",
    );
  });

  test.each([
    [Infinity, "cannot reach the goal with these moves."],
    [0, "is at the goal already."],
    [1, "is one move from the goal: see the framed number."],
    [9, "is nine moves from the goal: see the framed number."],
  ])("a distance of %d: %s", (distance, words) => {
    const to = { moves: [], goal: { name: "solved" as const }, cube: 1_234_567 };
    expect(cubeDistanceMessage({ distance, reachable: 1, question: to })).toBe(
      `Your cube, state 1,234,567, ${words}`,
    );
  });
});

test("a goal of no cube is not the fault of the moves", () => {
  const to = { moves: [], goal: { pattern: "U".repeat(24) }, cube: 1_234_567 };
  expect(cubeDistanceMessage({ distance: Infinity, reachable: 0, question: to })).toBe(
    "No state matches your pattern, so your cube, state 1,234,567, cannot reach it.",
  );
});

test("an answer is to its own question, and to none that differs in anything", () => {
  const asked = liveQuestion(initial, 7);
  expect(isAnswerTo(asked, { question: structuredClone(asked) })).toBe(true);
  for (const other of [
    liveQuestion(initial, 8),
    liveQuestion({ ...initial, subset: 1 }, 7),
    liveQuestion({ ...initial, goal: "layer" }, 7),
    liveQuestion({ ...initial, goal: "own" }, 7),
  ]) {
    expect(isAnswerTo(asked, { question: other })).toBe(false);
  }
});

describe("axes", () => {
  const histograms = MOVE_SETS.flatMap(({ subset }) =>
    GOALS.map((goal) => {
      const goals = goalStates(goal);
      const moves = movesIn(subset);
      return buildDistanceTable({ metric: "HTM", moves, goals }).histogram;
    }),
  );

  test("every column of every named set and goal has its place, and its height", () => {
    for (const histogram of histograms) {
      const { last, full } = depthAxes(histogram);
      const total = histogram.reduce((sum, count) => sum + count);
      expect(last).toBeGreaterThanOrEqual(histogram.length - 1);
      expect(full * total).toBeGreaterThanOrEqual(Math.max(...histogram));
    }
  });

  test("three lengths and two heights serve them all", () => {
    expect(new Set(histograms.map((h) => depthAxes(h).last))).toEqual(
      new Set([14, 20, 27]),
    );
    expect(new Set(histograms.map((h) => depthAxes(h).full))).toEqual(
      new Set([0.6, 1]),
    );
  });

  test("only on the shortest axis do counts stand over the columns", () => {
    expect(depthAxes(Array(15).fill(1)).isDense).toBe(false);
    expect(depthAxes(Array(16).fill(1))).toEqual({
      last: 20,
      full: 0.6,
      isDense: true,
    });
    expect(depthAxes(Array(40).fill(1)).last).toBe(39);
    expect(depthAxes([])).toEqual({ last: 14, full: 0.6, isDense: false });
  });
});

describe("pictures of goals", () => {
  /** The letters that the states of a goal show at each facelet, over all states. */
  function shownBy(states: Iterable<number>): Set<string>[] {
    const shown = FACELETS.map(() => new Set<string>());
    for (const index of states) {
      const text = toFacelets(unrankState(index));
      shown.forEach((colours, place) => colours.add(text[place]));
    }
    return shown;
  }

  test.each(GOALS.filter((goal) => goal !== "anyFace"))(
    "%s: the colours drawn are those that its states show there",
    (goal) => {
      const picture = goalColours({ goal, own: initial.own });
      shownBy(goalStates(goal)).forEach((colours, place) => {
        const drawn = picture[place];
        // Grey where it doesn't matter; the fixed corner has no choice even there.
        const isFixed = FACELETS[place].position === FIXED_CORNER;
        if (drawn === "") expect(colours.size > 1).toBe(!isFixed);
        else expect([...drawn].sort()).toEqual([...colours].sort());
      });
    },
  );

  test("any face: one that is done, and nothing else", () => {
    const picture = goalColours({ goal: "anyFace", own: initial.own });
    expect(picture.filter((drawn) => drawn !== "")).toEqual(["F", "F", "F", "F"]);
    expect(picture.slice(8, 12).join("")).toBe("FFFF");
  });

  test("your own: as it is painted", () => {
    for (const own of PATTERNS) {
      const picture = goalColours({ goal: "own", own });
      expect(picture.map((drawn) => drawn || ".").join("")).toBe(own);
    }
  });

  test("every goal has a name of its own, short enough for its card", () => {
    const names = GOAL_CHOICES.map((goal) => GOAL_TEXTS[goal].name);
    expect(new Set(names).size).toBe(names.length);
    expect(Math.max(...names.map(({ length }) => length))).toBeLessThan(13);
  });
});

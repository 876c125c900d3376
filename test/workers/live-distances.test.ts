import { describe, expect, test } from "vitest";
import { GOAL_CHOICES, MOVE_SETS } from "#figures/gods-algorithm/live/live-choices.ts";
import { liveModel, liveQuestion } from "#figures/gods-algorithm/live/live-model.ts";
import {
  applyMoves,
  matchStates,
  goalStates,
  N_STATES,
  rankState,
  unrankState,
} from "#lib/index.ts";
import { type LiveQuestion, createLiveDistances } from "#src/workers/live-distances.ts";
import { plainDistance, plainSearch } from "../lib/tables/plain-search.ts";
import { seededStates } from "../lib/solver/states.ts";

const CUBES = [0, 1_234_567, N_STATES - 1, ...seededStates(6, 5)];
const ALL_MOVES = liveModel.initial.subset;

const goalsOf = ({ goal }: LiveQuestion) =>
  "name" in goal ? goalStates(goal.name) : matchStates(goal.pattern);

/** Checks the answers for several cubes against a plain search. */
function checkAnswers(subset: number, goal: (typeof GOAL_CHOICES)[number]) {
  const answer = createLiveDistances();
  const base = liveQuestion({ ...liveModel.initial, subset, goal }, 0);
  const plain = plainSearch(base.moves, goalsOf(base));
  const reachable = plain.histogram.reduce((sum, count) => sum + count);
  for (const cube of CUBES) {
    const question = { ...base, cube };
    const { solution, other, milliseconds, ...rest } = answer(question);
    expect(rest).toEqual({
      question,
      histogram: plain.histogram,
      reachable,
      distance: plainDistance(plain.distance, cube),
    });
    if (other !== undefined) {
      expect(other).not.toBe(cube);
      expect(plain.distance[other]).toBeGreaterThanOrEqual(0);
    }
    expect(milliseconds).toBeGreaterThanOrEqual(0);
    expect(solution).toHaveLength(Math.max(plain.distance[cube], 0));
    expect(solution.every((move) => question.moves.includes(move))).toBe(true);
    const end = rankState(applyMoves(unrankState(cube), solution));
    expect(plain.distance[end] === 0).toBe(plain.distance[cube] >= 0);
  }
}

describe("the numbers of each preset are those of a plain search", () => {
  test.each(GOAL_CHOICES)("goal %s, all nine moves", (goal) =>
    checkAnswers(ALL_MOVES, goal),
  );
  test.each(MOVE_SETS.map(({ name, subset }) => [name, subset] as const))(
    "%s, to solved",
    (_, subset) => checkAnswers(subset, "solved"),
  );
  test.each(MOVE_SETS.map(({ name, subset }) => [name, subset] as const))(
    "%s, to a D face",
    (_, subset) => checkAnswers(subset, "face"),
  );
});

test("without any move only the goals themselves get there", () => {
  checkAnswers(0, "layer");
  const { histogram } = createLiveDistances()(
    liveQuestion({ ...liveModel.initial, subset: 0 }, 1),
  );
  expect(histogram).toEqual([1]);
});

test("answers a pattern that no state matches with no reachable state", () => {
  const own = "U".repeat(24);
  const question = liveQuestion({ ...liveModel.initial, goal: "own", own }, 0);
  expect(createLiveDistances()(question)).toMatchObject({
    histogram: [],
    reachable: 0,
    distance: Infinity,
    solution: [],
  });
});

test("to turn the cube builds no new table, to change moves or goal does", () => {
  const answer = createLiveDistances();
  const state = liveModel.initial;
  const first = answer(liveQuestion(state, 0)).milliseconds;
  expect(answer(liveQuestion(state, 1)).milliseconds).toBe(first);
  expect(answer(liveQuestion({ ...state, goal: "layer" }, 1)).reachable).toBe(N_STATES);
  expect(answer(liveQuestion({ ...state, subset: 0 }, 1)).reachable).toBe(1);
});

describe("another cube that can get there", () => {
  test.each([
    ["half turns", 0b010_010_010, 24],
    ["turns of U", 0b111_000_000, 4],
    ["clockwise turns of U", 0b001_000_000, 4],
  ])("with %s every one is drawn sooner or later", (_, subset, reached) => {
    const answer = createLiveDistances();
    const drawn = new Set<number | undefined>();
    for (let i = 0; i < 1000; i++) {
      drawn.add(answer(liveQuestion({ ...liveModel.initial, subset }, 1)).other);
    }
    expect(drawn.size).toBe(reached);
    expect(drawn).not.toContain(undefined);
  });

  test("there is none when all can get there, or only the reader’s", () => {
    const answer = createLiveDistances();
    const none = { ...liveModel.initial, subset: 0 };
    expect(answer(liveQuestion(liveModel.initial, 0)).other).toBeUndefined();
    expect(answer(liveQuestion(none, 0)).other).toBeUndefined();
    expect(answer(liveQuestion(none, 1)).other).toBe(0);
  });
});

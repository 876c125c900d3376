import { render } from "preact-render-to-string";
import { describe, expect, test } from "vitest";
import {
  hardestStateChances,
  expectedCounts,
} from "#components/teaching/gods-number/chances.ts";
import {
  classResultsModel as model,
  countReported,
  MOST_TURNS,
  numberOfPupil,
} from "#components/teaching/gods-number/class-results-model.ts";
import { ClassResultsCaption } from "#components/teaching/gods-number/ClassResultsCaption.tsx";
import { myCubeModel } from "#components/teaching/gods-number/my-cube-model.ts";
import { PupilHistogram } from "#components/teaching/gods-number/PupilHistogram.tsx";
import { PupilNumber } from "#components/teaching/gods-number/PupilNumber.tsx";
import {
  formatResult,
  parseResult,
} from "#components/teaching/gods-number/result-code.ts";
import { sumOf } from "#kit/distances/histogram-sums.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { buildDistanceTable, N_STATES } from "#lib/index.ts";

const { initial, update } = model;
const report = (pupil: number, distance: number | undefined) =>
  ({ type: "report", pupil, distance }) as const;
const all = PUBLISHED_HISTOGRAMS.states.HTM;

test("pupil k has state first + k; after the last index comes 0", () => {
  expect(numberOfPupil(1_000_000, 1)).toBe(1_000_001);
  expect(numberOfPupil(N_STATES - 3, 3)).toBe(0);
  const words = (first: number) =>
    render(<PupilNumber first={first} pupil={1} />).replace(/<[^>]*>/g, "");
  expect(words(N_STATES - 2)).toContain("3,674,158 + 1 = 3,674,159.");
  expect(words(N_STATES - 1)).toContain(
    "After the last index, 3,674,159, comes 0: pupil 1 has state 0.",
  );
});

test("results come in, are corrected and taken back; a larger class keeps them, a smaller one drops its last", () => {
  let state = update(initial, report(30, 11));
  state = update(state, report(2, 9));
  state = update(state, report(2, 8));
  expect(countReported(state)).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 1, 0, 0, 0]);
  expect(model.describe(state)).toBe("two results: on average 9.5 turns, at most 11.");
  expect(update(state, report(2, 8))).toBe(state);
  expect(model.decode(model.encode(state))).toEqual(state);
  const fewer = update(state, { type: "pupils", count: 29 });
  expect(countReported(fewer)[11]).toBe(0);
  const more = update(fewer, { type: "pupils", count: 40 });
  expect(more.reported).toHaveLength(40);
  expect(sumOf(countReported(update(more, report(2, undefined))))).toBe(0);
  const late = update(fewer, report(33, 7));
  expect([late.reported.length, late.reported[32]]).toEqual([33, 7]);
  const others = update(late, { type: "first", first: 5 });
  expect(sumOf(countReported(others))).toBe(0);
  expect(others.reported).toHaveLength(33);
});

test("a bad link is explained", () => {
  expect(() => model.decode("12")).toThrow("a class is written as 1000000_9a-8");
  expect(() => model.decode(`0_${"1".repeat(41)}`)).toThrow("“41” is too large");
  expect(() => model.decode("3674160_9")).toThrow("“3674160” is too large");
  expect(() => myCubeModel.decode("5-0")).toThrow("“0” is below 1");
  expect(() => myCubeModel.decode("5")).toThrow("1000000-7");
  const mine = { first: 5, pupil: 40 };
  expect(myCubeModel.decode(myCubeModel.encode(mine))).toEqual(mine);
});

test("a pupil's code has first number, place and distance; other codes are rejected", () => {
  const result = { first: 1_000_000, pupil: 7, distance: 11 };
  expect(parseResult(formatResult(result))).toEqual(result);
  for (const code of [
    "",
    "https://example.org",
    "EVERY-CUBE 1 0 3",
    "EVERY-CUBE 1 2 15",
    "EVERY-CUBE 1 41 3",
  ]) {
    expect(parseResult(code)).toBeUndefined();
  }
});

test("a class's expected counts are proportional to the histogram of all states", () => {
  const expected = expectedCounts(all, 30);
  expect(expected.reduce((a, b) => a + b)).toBeCloseTo(30, 9);
  expect(expected[9]).toBeCloseTo((30 * 1_887_748) / 3_674_160, 9);
});

test("the probability of a hardest state counts the possible first numbers", () => {
  const distance = Uint8Array.of(0, 3, 1, 1, 3, 2, 0, 1);
  const metBy = (pupils: number) =>
    distance.filter((_, first) =>
      Array.from({ length: pupils }, (_, k) => distance[(first + 1 + k) % 8]).includes(
        3,
      ),
    ).length / 8;
  expect(hardestStateChances(distance, 6)).toEqual([0, 1, 2, 3, 4, 5, 6].map(metBy));
  const table = buildDistanceTable({ metric: "HTM" });
  const chances = hardestStateChances(table.toBytes(), 40);
  expect(chances[1]).toBeCloseTo(2644 / 3_674_160, 12);
  // Neighbours are alike, so it is a little less than of thirty positions by lot.
  const byLot = 1 - (1 - chances[1]) ** 30;
  expect(chances[30]).toBeGreaterThan(0.9 * byLot);
  expect(chances[30]).toBeLessThan(byLot);
});

describe("the distance that the class finds", () => {
  const chances = Array.from({ length: 41 }, () => 0.02);
  const words = (reported: readonly number[], isCompared: boolean) =>
    render(
      <ClassResultsCaption
        state={{ first: 0, reported }}
        table={undefined}
        wrong={[]}
        {...{ isCompared, all, chances }}
      />,
    );
  const TRUTHS = /8\.76|\b11\b/;

  test("is revealed only when the class asks to compare", () => {
    for (const reported of [[], [1], [9, 9, 8]]) {
      expect(words(reported, false)).not.toMatch(TRUTHS);
      expect(words(reported, false)).toContain("press Compare");
      expect(words(reported, true)).toContain("the hardest are 11 turns away");
    }
    expect(words([1], false)).toContain("its hardest cube is one turn away");
  });

  test("is not revealed by the axis or by the values that can be reported", () => {
    expect(MOST_TURNS).toBe(14);
    const axis = render(<PupilHistogram reported={[9]} expected={[]} wrong={[]} />);
    expect(axis).toMatch(/11: 0; 12: 0; 13: 0; 14: 0\./);
    for (const [distance, letter] of [
      [11, "b"],
      [12, "c"],
      [14, "e"],
    ] as const) {
      const state = update({ first: 5, reported: [undefined] }, report(1, distance));
      expect(model.encode(state)).toBe(`5_${letter}`);
      expect(model.decode(`5_${letter}`)).toEqual(state);
      expect(parseResult(formatResult({ first: 5, pupil: 1, distance }))).toBeDefined();
    }
  });
});

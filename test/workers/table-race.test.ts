import { describe, expect, test } from "vitest";
import {
  CONTESTANT_NAMES,
  countOperations,
  runTableRace,
  type RaceRound,
  timeSpreads,
} from "#src/workers/table-race.ts";

describe("a race of two rounds", () => {
  const reported: RaceRound[] = [];
  const { rounds, histograms } = runTableRace(2, (round) => reported.push(round));

  test("all four contestants find the known counts", () => {
    expect(CONTESTANT_NAMES).toEqual(["inside", "hoisted", "built", "ready"]);
    for (const name of CONTESTANT_NAMES) {
      expect(histograms[name]).toEqual([1, 9, 54, 297, 1233, 2157, 1244, 45]);
    }
  });

  test("each round is reported when it is over, with a time for each contestant", () => {
    expect(reported).toEqual(rounds);
    expect(rounds.map(({ round }) => round)).toEqual([1, 2]);
    for (const { milliseconds } of rounds) {
      for (const name of CONTESTANT_NAMES) {
        expect(milliseconds[name]).toBeGreaterThan(0);
      }
    }
  });
});

test("the work of a flood: each number is turned by each of nine moves", () => {
  const turns = 5040 * 9;
  const none = { unrank: 0, turn: 0, rank: 0, buildTable: 0, lookUp: 0 };
  expect(countOperations("inside")).toEqual({
    ...none,
    unrank: turns,
    turn: turns,
    rank: turns,
  });
  // Beside each result, the start and each number that is unranked are ranked, to be sure.
  expect(countOperations("hoisted")).toEqual({
    ...none,
    unrank: 5040,
    turn: turns,
    rank: turns + 5040 + 1,
  });
  expect(countOperations("built")).toEqual({ ...none, buildTable: 1, lookUp: turns });
  expect(countOperations("ready")).toEqual({ ...none, lookUp: turns });
});

test("a spread is the median and the middle half, whatever the order and the outliers", () => {
  const rounds = [9, 1, 1000, 4, 5].map((time, i) => ({
    round: i + 1,
    milliseconds: { inside: time, hoisted: time * 2, built: 3, ready: 1 },
  }));
  expect(timeSpreads(rounds)).toEqual({
    inside: { low: 4, middle: 5, high: 9 },
    hoisted: { low: 8, middle: 10, high: 18 },
    built: { low: 3, middle: 3, high: 3 },
    ready: { low: 1, middle: 1, high: 1 },
  });
  const [only] = rounds;
  expect(timeSpreads([only]).inside).toEqual({ low: 9, middle: 9, high: 9 });
});

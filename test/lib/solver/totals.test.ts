import { expect, test } from "vitest";
import {
  buildDistanceTable,
  countShortestSolutions,
  type DistanceTable,
  unrankState,
} from "#lib/index.ts";
import { countSolutions, seededStates } from "./states.ts";

test("all optimal HTM solutions of all states are 14921182, and the guide's slip loses some or all of those of 1989920 and 675087", () => {
  const table = buildDistanceTable({ metric: "HTM" });
  const { all, startingWith } = countSolutions("HTM");
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(14_921_182);

  // The guide finds none that starts with F.
  const [withF] = startingWith;
  expect(withF.filter((count) => count > 0)).toHaveLength(1_989_920);
  expect(withF.filter((count, index) => count === all[index])).toHaveLength(675_087);

  expectSameCounts(table, all);
});

test("all optimal QTM solutions of all states are 39163066, a half turn written once", () => {
  const table = buildDistanceTable({ metric: "QTM" });
  const { all } = countSolutions("QTM");
  expect(all.reduce((sum, count) => sum + count, 0)).toBe(39_163_066);
  expectSameCounts(table, all);
});

/** The library's function counts the same, on seeded states. */
function expectSameCounts(table: DistanceTable, all: Uint16Array) {
  const states = seededStates(11, 10_000);
  const counted = states.map((index) =>
    countShortestSolutions(unrankState(index), table),
  );
  expect(counted).toEqual(states.map((index) => all[index]));
}

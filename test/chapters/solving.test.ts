import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import solvingExercises from "#components/exercises/solving/solving-exercises.ts";
import { buildDistanceTable } from "#lib/index.ts";
import { allDistances, countSolutions } from "../lib/solver/states.ts";

const chapter = readFileSync(
  new URL("../../src/pages/solving.mdx", import.meta.url),
  "utf8",
);
const table = buildDistanceTable({ metric: "HTM" });
const distances = allDistances(table);
/** The number of shortest solutions of each state. */
const { all: solutions } = countSolutions("HTM");

function states(holds: (index: number) => boolean): number[] {
  const found: number[] = [];
  for (let index = 0; index < distances.length; index++) {
    if (holds(index)) found.push(index);
  }
  return found;
}

test("76 cubes have more than a hundred shortest solutions, all of them 11 turns away", () => {
  const many = states((index) => solutions[index] > 100);
  expect(chapter).toContain(`There are only ${many.length} of them`);
  expect(many).toHaveLength(76);
  expect(many.every((index) => distances[index] === 11)).toBe(true);
});

test("no cube has more shortest solutions than the one with pieces 3 and 7 exchanged", () => {
  expect(solutions.reduce((a, b) => Math.max(a, b))).toBe(solvingExercises.many.count);
});

test("about a quarter of the cubes nine turns away have only one", () => {
  const nine = states((index) => distances[index] === 9);
  const share = nine.filter((index) => solutions[index] === 1).length / nine.length;
  expect(share).toBeGreaterThan(0.22);
  expect(share).toBeLessThan(0.28);
});

test("most near cubes have a single shortest solution, most far ones have many", () => {
  for (let depth = 1; depth <= 11; depth++) {
    const there = states((index) => distances[index] === depth);
    const single = there.filter((index) => solutions[index] === 1).length;
    expect(single > there.length / 2).toBe(depth <= 8);
  }
});

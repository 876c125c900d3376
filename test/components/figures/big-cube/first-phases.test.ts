import { expect, test } from "vitest";
import {
  countFirstPhases,
  type FirstPhaseTable,
} from "#src/workers/count-first-phases.ts";
import { KNOWN_FIRST_PHASES } from "#figures/big-cube/first-phases/known-first-phases.ts";
import {
  leastDepthEnough,
  tablesText,
} from "#figures/big-cube/first-phases/first-phases-text.ts";

const tables: FirstPhaseTable[] = [];
countFirstPhases(undefined, (table) => tables.push(table));

test("every table has the counts of a program that shares no code with ours", () => {
  expect(tables.map(({ histogram }) => histogram.length - 1)).toEqual([
    7, 8, 9, 10, 11, 12,
  ]);
  for (const { histogram } of tables) {
    expect(histogram).toEqual(KNOWN_FIRST_PHASES.slice(0, histogram.length));
  }
  const total = KNOWN_FIRST_PHASES.reduce((sum, count) => sum + count);
  expect(total).toBe(2187 * 2048 * 495);
});

test("more depths never cost nodes, and eight are enough", () => {
  for (let i = 1; i < tables.length; i++) {
    expect(tables[i].nodes).toBeLessThanOrEqual(tables[i - 1].nodes);
    expect(tables[i].milliseconds).toBeGreaterThan(tables[i - 1].milliseconds);
  }
  expect(leastDepthEnough(tables)).toBe(8);
  const text = tablesText(tables);
  expect(text).toMatch(/^2,217,093,120 states of phase 1 measured here in /);
  expect(text).toContain("Depth 8 is enough: with it, 50 random cubes take");
});

test("a wrong count is told", () => {
  const complete = tables[tables.length - 1];
  const histogram = complete.histogram.with(3, 593);
  expect(tablesText([complete, { ...complete, histogram }])).toBe(
    "The table differs from the published counts at depth 3: found 593, published 592.",
  );
});

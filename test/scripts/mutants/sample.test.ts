import { expect, test } from "vitest";
import { drawSample } from "#scripts/mutants/sample.ts";

const items = Array.from({ length: 1000 }, (_, i) => i);

test("a seed determines the sample", () => {
  expect(drawSample(items, 40, 1)).toEqual(drawSample(items, 40, 1));
  expect(drawSample(items, 40, 2)).not.toEqual(drawSample(items, 40, 1));
});

test("a sample has the requested number of distinct items, or all of them", () => {
  for (const count of [0, 1, 40, 999]) {
    expect(new Set(drawSample(items, count, 3)).size).toBe(count);
  }
  expect(drawSample(items, Infinity, 3)).toEqual(items);
  expect(drawSample(items, 1001, 3)).toEqual(items);
});

test("items are drawn about equally often", () => {
  const drawn = new Uint16Array(10);
  for (let seed = 0; seed < 10_000; seed++) {
    for (const i of drawSample(items.slice(0, 10), 3, seed)) drawn[i]++;
  }
  expect(Math.min(...drawn)).toBeGreaterThan(2800);
  expect(Math.max(...drawn)).toBeLessThan(3200);
});

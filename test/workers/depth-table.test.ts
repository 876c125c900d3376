import { expect, test } from "vitest";
import {
  countsUpTo,
  PUBLISHED_TABLES,
} from "#figures/big-cube/coordinate-depths/published-tables.ts";
import { applyBigMoves, ALL_BIG_MOVES, SOLVED_BIG_CUBE } from "#lib/big-cube.ts";
import {
  buildDepthTable,
  DEPTH_TABLES,
  type DepthTableName,
} from "#src/workers/depth-table.ts";

const names = Object.keys(DEPTH_TABLES) as DepthTableName[];

test.each(names)("%s: classes and counts are those of min2phase", (name) => {
  const reported: number[] = [];
  const { depths, histogram, classes, classHistogram } = buildDepthTable(
    name,
    (count) => void reported.push(count),
  );
  expect(reported).toEqual(histogram);
  expect(histogram.reduce((sum, count) => sum + count)).toBe(depths.length);
  const published = PUBLISHED_TABLES[name];
  // Not published: 495 choices of positions have few symmetric ones.
  if (name === "slice") return expect(published).toBeUndefined();
  expect(classes).toBe(published!.classes);
  if (published!.upTo !== undefined) {
    expect(countsUpTo(classHistogram)).toEqual(published!.upTo);
  }
});

test("a table bounds the number of turns from solved", () => {
  const { depths } = buildDepthTable("slice-twists");
  const [slice, twists] = DEPTH_TABLES["slice-twists"].coordinates;
  const depthAfter = (moves: number[]) => {
    const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
    return depths[slice.rank(cube) * twists.size + twists.rank(cube)];
  };
  for (const one of ALL_BIG_MOVES) {
    expect(depthAfter([one])).toBeLessThanOrEqual(1);
    for (const two of ALL_BIG_MOVES) {
      expect(depthAfter([one, two])).toBeLessThanOrEqual(2);
    }
  }
  expect(depthAfter([4])).toBe(0);
  expect(depthAfter([3])).toBe(1);
});

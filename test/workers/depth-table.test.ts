import { expect, test } from "vitest";
import {
  countsUpTo,
  PUBLISHED_TABLES,
} from "#figures/big-cube/coordinate-depths/published-tables.ts";
import { applyBigMoves, ALL_BIG_MOVES, SOLVED_BIG_CUBE } from "#lib/big-cube.ts";
import { DEPTH_TABLES, type DepthTableName } from "#src/workers/coordinate-tables.ts";
import { buildDepthTable } from "#src/workers/depth-table.ts";

const names = Object.keys(DEPTH_TABLES) as DepthTableName[];

const tables = Object.fromEntries(
  names.map((name) => {
    const reported: number[] = [];
    return [
      name,
      { ...buildDepthTable(name, (count) => reported.push(count)), reported },
    ];
  }),
);

test.each(names)("%s: its counts are reported, and sum to its size", (name) => {
  const { depths, histogram, reported } = tables[name];
  expect(reported).toEqual(histogram);
  expect(histogram.reduce((sum, count) => sum + count)).toBe(depths.length);
});

const published = Object.entries(PUBLISHED_TABLES);

test("all tables but the one of the middle edges' positions are published", () => {
  expect(names.filter((name) => !(name in PUBLISHED_TABLES))).toEqual(["slice"]);
});

test.each(published)("%s: its classes are those of min2phase", (name, { classes }) => {
  expect(tables[name].classes).toBe(classes);
});

test.each(published.filter(([, { upTo }]) => upTo))(
  "%s: its counts up to each depth are those of min2phase",
  (name, { upTo }) => {
    expect(countsUpTo(tables[name].classHistogram)).toEqual(upTo);
  },
);

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

import { expect, test } from "vitest";
import {
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  type Metric,
  N_STATES,
} from "#lib/index.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";

const tables = buildMoveTables();

test("permutations alone have the known numbers at each lower bound", () => {
  const htm = buildPruningTable(tables.permutation, { metric: "HTM" });
  const qtm = buildPruningTable(tables.permutation, { metric: "QTM" });
  expect(htm.histogram).toEqual([1, 9, 54, 297, 1233, 2157, 1244, 45]);
  expect(qtm.histogram).toEqual([1, 6, 27, 114, 450, 1258, 1877, 1142, 165]);
  expect([htm.diameter, qtm.diameter]).toEqual([7, 8]);
  expect([htm.metric, qtm.metric]).toEqual(["HTM", "QTM"]);
});

test("orientations alone have the known numbers at each lower bound", () => {
  const htm = buildPruningTable(tables.orientation, { metric: "HTM" });
  const qtm = buildPruningTable(tables.orientation, { metric: "QTM" });
  expect(htm.histogram).toEqual([1, 2, 12, 64, 274, 336, 40]);
  expect(qtm.histogram).toEqual([1, 2, 8, 36, 124, 228, 272, 50, 8]);
  expect([htm.diameter, qtm.diameter]).toEqual([6, 8]);
});

test.each(["HTM", "QTM"] as const)(
  "the greater of the two bounds never exceeds the distance of any state in %s",
  (metric) => {
    const exact = buildDistanceTable({ metric });
    const bound = greaterBound(metric);
    let tooGreat = 0;
    for (let index = 0; index < N_STATES; index++) {
      if (bound(index) > exact.distance(index)) tooGreat++;
    }
    expect(tooGreat).toBe(0);
  },
);

test("the mean of the greater bound over all states is 5.144 in HTM", () => {
  const bound = greaterBound("HTM");
  let sum = 0;
  for (let index = 0; index < N_STATES; index++) sum += bound(index);
  expect((sum / N_STATES).toFixed(3)).toBe("5.144");
});

function greaterBound(metric: Metric): (index: number) => number {
  const permutation = buildPruningTable(tables.permutation, { metric }).lowerBound;
  const orientation = buildPruningTable(tables.orientation, { metric }).lowerBound;
  return (index) =>
    Math.max(permutation[Math.floor(index / 729)], orientation[index % 729]);
}

test.each(["HTM", "QTM"] as const)(
  "from any start, solved is as far as that start is from solved in %s",
  (metric) => {
    const { lowerBound } = buildPruningTable(tables.orientation, { metric });
    for (let start = 0; start < 729; start++) {
      const moved = buildPruningTable(tables.orientation, { metric, start });
      expect(moved.lowerBound[start]).toBe(0);
      expect(moved.lowerBound[0]).toBe(lowerBound[start]);
    }
  },
);

test("those of the cube are built once in each metric", () => {
  for (const metric of ["HTM", "QTM"] as const) {
    const built = pruningTables(metric);
    expect(pruningTables(metric)).toBe(built);
    expect(built.permutation.metric).toBe(metric);
  }
});

test("bad input is named", () => {
  const build = (table: Uint16Array, start?: number, metric = "HTM") =>
    buildPruningTable(table, { metric: metric as Metric, start });
  expect(() => build(tables.orientation, 729)).toThrow(
    "start 729 is out of range 0..728",
  );
  expect(() => build(tables.orientation, -1)).toThrow(
    "start -1 is out of range 0..728",
  );
  expect(() => build(tables.orientation, 0.5)).toThrow(
    "start 0.5 is not a whole number",
  );
  expect(() => build(tables.orientation, null as never)).toThrow(
    new TypeError("start is null, not a number; expected a whole number 0..728"),
  );
  expect(() => build(tables.orientation, 0, "htm")).toThrow(/htm.*"HTM" or "QTM"/);
  expect(() => build(new Uint16Array(10))).toThrow(
    "length 10; expected a multiple of 9",
  );
  expect(() => build(new Uint16Array(0))).toThrow("length 0; expected a multiple of 9");
  expect(() => build(new Uint16Array(9).fill(7))).toThrow(
    "moveTable[0] is 7; expected a whole number 0..0",
  );
  expect(() => build(undefined as never)).toThrow(
    "a move table must be an array, not undefined",
  );
  expect(() => buildPruningTable(tables.orientation, undefined as never)).toThrow(
    'expected options {metric: "HTM"}, not undefined',
  );
});

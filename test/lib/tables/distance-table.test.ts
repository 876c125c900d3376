import { DIAMETER } from "#lib/puzzle/diameter.ts";
import { expect, test } from "vitest";
import {
  buildDistanceTable,
  buildMoveTables,
  type Metric,
  movesOf,
  N_STATES,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { allDistances, seededStates } from "../solver/states.ts";

const htm = buildDistanceTable({ metric: "HTM" });
const qtm = buildDistanceTable({ metric: "QTM" });
const METRICS = [
  ["HTM", htm],
  ["QTM", qtm],
] as const;

test("all states have the known numbers at each distance, in both metrics", () => {
  expect(htm.histogram).toEqual([
    1, 9, 54, 321, 1847, 9992, 50136, 227536, 870072, 1887748, 623800, 2644,
  ]);
  expect(qtm.histogram).toEqual([
    1, 6, 27, 120, 534, 2256, 8969, 33058, 114149, 360508, 930588, 1350852, 782536,
    90280, 276,
  ]);
  expect([htm.diameter, qtm.diameter]).toEqual([11, 14]);
  expect([htm.metric, qtm.metric]).toEqual(["HTM", "QTM"]);
  expect(DIAMETER).toEqual({ HTM: htm.diameter, QTM: qtm.diameter });
});

test.each([
  ["HTM", htm, "8.755576"],
  ["QTM", qtm, "10.666386"],
])("the mean distance in %s is the known one", (_, table, mean) => {
  let sum = 0;
  for (let index = 0; index < N_STATES; index++) sum += table.distance(index);
  expect((sum / N_STATES).toFixed(6)).toBe(mean);
});

// Only the true distances pass this: none is too large, since they increase by at most one
// along a shortest path; none is too small, since from each one there is a step down to 0.
test.each(METRICS)(
  "in %s one turn changes no distance by more than one, and some turn lowers it by one",
  (metric, table) => {
    const { permutation, orientation } = buildMoveTables();
    const moves = movesOf(metric);
    const distances = allDistances(table);
    let jumps = 0;
    let stuck = 0;
    for (let index = 0; index < N_STATES; index++) {
      const p = Math.floor(index / 729);
      const o = index % 729;
      const distance = distances[index];
      let nearest = distance;
      for (const move of moves) {
        const next = permutation[p * 9 + move] * 729 + orientation[o * 9 + move];
        const after = distances[next];
        if (Math.abs(after - distance) > 1) jumps++;
        nearest = Math.min(nearest, after);
      }
      if (nearest !== distance - 1) stuck++;
    }
    expect(jumps).toBe(0);
    expect(stuck).toBe(1); // solved itself
    expect(table.distance(0)).toBe(0);
  },
);

test("all at once, the distances are the same, and 255 where no moves lead", () => {
  // F and R, one way only: the farthest need five binary digits.
  const table = buildDistanceTable({ metric: "HTM", moves: [0, 3] });
  const bytes = table.toBytes();
  expect(bytes).toHaveLength(N_STATES);
  let different = 0;
  for (let index = 0; index < N_STATES; index++) {
    const distance = table.distance(index);
    if (bytes[index] !== (distance === Infinity ? 255 : distance)) different++;
  }
  expect(different).toBe(0);
  expect(bytes).toContain(27);
  expect(bytes).toContain(255);
});

test("a state has the distance of its index, and is a goal like its index", () => {
  const indices = seededStates(5, 200);
  const states = indices.map(unrankState);
  expect(states.map(htm.distance)).toEqual(indices.map(htm.distance));
  const byState = buildDistanceTable({ metric: "HTM", goals: states });
  const byIndex = buildDistanceTable({ metric: "HTM", goals: indices });
  expect(byState.histogram).toEqual(byIndex.histogram);
  expect(new Set(states.map(byState.distance))).toEqual(new Set([0]));
  const twisted = { ...SOLVED, orientation: [1, 0, 0, 0, 0, 0, 0] };
  expect(() => htm.distance(twisted)).toThrow("one corner is turned");
  expect(() => buildDistanceTable({ metric: "HTM", goals: [twisted] })).toThrow(
    "one corner is turned",
  );
});

test("moves are allowed by number or by name", () => {
  const byName = buildDistanceTable({ metric: "HTM", moves: ["U'", "R2", 6] });
  expect(byName.moves).toEqual([4, 6, 8]);
  expect(() => buildDistanceTable({ metric: "QTM", moves: ["U", "L"] })).toThrow(
    "there is no move \"L\"; expected one of F F2 F' R R2 R' U U2 U'",
  );
  expect(() => buildDistanceTable({ metric: "QTM", moves: ["U2"] })).toThrow(
    "U2 does not count as one move in QTM",
  );
});

test("a search can be cancelled, and the next one is complete", () => {
  const signal = { aborted: false };
  const told: number[] = [];
  const onDepth = (depth: number, count: number) => {
    told.push(count);
    signal.aborted = depth === 2;
  };
  expect(() => buildDistanceTable({ metric: "HTM", onDepth, signal })).toThrow(
    "cancelled",
  );
  expect(told).toEqual([1, 9, 54]);
  expect(buildDistanceTable({ metric: "HTM" }).histogram).toEqual(htm.histogram);
});

test("each depth is told once, in order, while the table is built", () => {
  const told: number[][] = [];
  const table = buildDistanceTable({
    metric: "HTM",
    onDepth: (depth, count) => told.push([depth, count]),
  });
  expect(told).toEqual([...table.histogram.entries()]);
});

test("bad input is named", () => {
  expect(() => htm.distance(3674160)).toThrow("3674160 is out of range 0..3674159");
  expect(() => htm.distance(-1)).toThrow("-1 is out of range");
  expect(() => htm.distance(1.5)).toThrow("1.5 is not a whole number");
  expect(() => htm.distance(NaN)).toThrow("NaN is not a whole number");
  expect(() => htm.distance("0" as unknown as number)).toThrow(TypeError);
  expect(htm.distance(-0)).toBe(0);
  for (const metric of ["htm", "", undefined, 0]) {
    expect(() => buildDistanceTable({ metric: metric as Metric })).toThrow(
      /expected "HTM" or "QTM"/,
    );
  }
  for (const options of [undefined, null, "HTM"]) {
    expect(() => buildDistanceTable(options as never)).toThrow(
      /^expected options {metric: "HTM"}, not (undefined|null|"HTM")$/,
    );
  }
});

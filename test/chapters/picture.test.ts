// The claims of "The picture" in God's algorithm, counted over all states.
import { beforeAll, describe, expect, test } from "vitest";
import { pictureFacts } from "#figures/gods-algorithm/picture/picture-facts.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import { turnTree } from "#figures/gods-algorithm/radial/turn-tree.ts";
import {
  buildDistanceTable,
  buildMoveTables,
  buildPruningTable,
  type DistanceTable,
  isEvenPermutation,
  N_MOVES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
  rankPermutation,
  unrankPermutation,
} from "#lib/index.ts";

let htm: DistanceTable;
let qtm: DistanceTable;
beforeAll(() => {
  htm = buildDistanceTable({ metric: "HTM" });
  qtm = buildDistanceTable({ metric: "QTM" });
});

const rows = Array.from({ length: N_ORIENTATIONS }, (_, row) => row);
const columns = Array.from({ length: N_PERMUTATIONS }, (_, column) => column);
const statesOf = (column: number) => rows.map((row) => column * N_ORIENTATIONS + row);
const inRow = (row: number) => columns.map((column) => column * N_ORIENTATIONS + row);
const sum = (values: readonly number[]) => values.reduce((a, b) => a + b, 0);
const sumOf = (states: readonly number[]) =>
  sum(states.map((index) => htm.distance(index)));

test("the facts in the text are those of the distance table", () => {
  const farthest = Array.from({ length: N_STATES }, (_, index) => index).filter(
    (index) => htm.distance(index) === 11,
  );
  expect(pictureFacts()).toEqual({
    counts: PUBLISHED_HISTOGRAMS.states.HTM,
    farthest: 2644,
    untwisted: farthest.filter((index) => index % N_ORIENTATIONS === 0).length,
    columns: new Set(farthest.map((index) => Math.floor(index / N_ORIENTATIONS))).size,
    means: new Set(columns.map((column) => sumOf(statesOf(column)))).size,
  });
  expect(farthest).toHaveLength(2644);
});

describe("the untwisted row", () => {
  test("is on average the nearest of all rows", () => {
    const sums = rows.map((row) => sumOf(inRow(row)));
    expect(sums.filter((each) => each <= sums[0])).toHaveLength(1);
  });

  test("has more of the farthest than any other row", () => {
    const counts = rows.map(
      (row) => inRow(row).filter((index) => htm.distance(index) === 11).length,
    );
    expect(counts.filter((count) => count >= counts[0])).toHaveLength(1);
  });
});

// Rotating or reflecting the whole cube permutes F, R and U.
test.each([
  ["a rotation of the whole cube", [3, 4, 5, 6, 7, 8, 0, 1, 2]],
  ["a mirror", [5, 4, 3, 2, 1, 0, 8, 7, 6]],
])("columns that %s takes into each other have the same mean", (_, relative) => {
  const { permutation: afterMove } = buildMoveTables();
  const image = new Map([[0, 0]]);
  for (const [column, other] of image) {
    for (let move = 0; move < N_MOVES; move++) {
      const next = afterMove[column * N_MOVES + move];
      const nextOther = afterMove[other * N_MOVES + relative[move]];
      // A permutation has a single image, whichever way it is reached.
      if (image.has(next)) expect(image.get(next)).toBe(nextOther);
      else image.set(next, nextOther);
    }
  }
  expect(image.size).toBe(N_PERMUTATIONS);
  expect([...image].some(([column, other]) => column !== other)).toBe(true);
  const sums = columns.map((column) => sumOf(statesOf(column)));
  for (const [column, other] of image) expect(sums[other]).toBe(sums[column]);
});

test("in quarter turns a permutation's distances are all even when it is even, and all odd otherwise", () => {
  for (const column of columns) {
    const even = isEvenPermutation(unrankPermutation(column, 7));
    const parities = new Set(statesOf(column).map((index) => qtm.distance(index) % 2));
    expect([...parities]).toEqual([even ? 0 : 1]);
  }
});

test("in quarter turns whole bands of the sorted picture have no state at distance 10", () => {
  const { permutation } = buildMoveTables();
  const { lowerBound, diameter } = buildPruningTable(permutation, { metric: "QTM" });
  for (let band = 0; band <= diameter; band++) {
    const inBand = columns.filter((column) => lowerBound[column] === band);
    const lit = inBand.some((column) =>
      statesOf(column).some((index) => qtm.distance(index) === 10),
    );
    expect(lit).toBe(band % 2 === 0);
  }
});

test("to exchange any two pieces and leave the rest alone takes ten turns or eleven, the most there are", () => {
  const near: number[] = [];
  for (let a = 0; a < 7; a++) {
    for (let b = a + 1; b < 7; b++) {
      const order = [0, 1, 2, 3, 4, 5, 6].with(a, b).with(b, a);
      near.push(htm.distance(rankPermutation(order) * N_ORIENTATIONS));
    }
  }
  expect(near).toHaveLength(21);
  expect(new Set(near)).toEqual(new Set([10, 11]));
  expect(htm.diameter).toBe(11);
});

test("a state near solved has a permutation and an orientation that are as near", () => {
  const tables = buildMoveTables();
  const orders = buildPruningTable(tables.permutation, { metric: "HTM" }).lowerBound;
  const twists = buildPruningTable(tables.orientation, { metric: "HTM" }).lowerBound;
  let nearer = 0;
  for (let index = 0; index < N_STATES; index++) {
    const own = htm.distance(index);
    const order = orders[Math.floor(index / N_ORIENTATIONS)];
    if (own < order || own < twists[index % N_ORIENTATIONS]) nearer++;
  }
  expect(nearer).toBe(0);
});

test("the second ring is six times the first, the third lacks three, and the factor falls", () => {
  const sizes = turnTree("HTM", 4).rings.map(({ length }) => length);
  expect(sizes[2]).toBe(6 * sizes[1]);
  expect(sizes[3]).toBe(6 * sizes[2] - 3);
  expect(sizes[4] / sizes[3]).toBeLessThan(sizes[3] / sizes[2]);
});

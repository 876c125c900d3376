import { beforeAll, describe, expect, test } from "vitest";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import {
  buildMoveTables,
  buildPruningTable,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  N_STATES,
} from "#lib/index.ts";
import {
  arrangeDistances,
  PICTURE_ORDERS,
  pixelOfState,
  type ArrangedDistances,
  stateAtPixel,
} from "#src/workers/arrange-states.ts";
import { shuffleIndex, unshuffleIndex } from "#src/workers/shuffle-index.ts";
import { buildWholeTable } from "#src/workers/whole-table.ts";

test("scrambling is a bijection of all states, and unscramble takes every one back", () => {
  const taken = new Uint8Array(N_STATES);
  let astray = 0;
  for (let index = 0; index < N_STATES; index++) {
    const scrambled = shuffleIndex(index);
    if (unshuffleIndex(scrambled) !== index) astray++;
    taken[scrambled]++;
  }
  expect(astray).toBe(0);
  expect(taken.every((times) => times === 1)).toBe(true);
});

test("scrambled numbers forget their neighbours: steps of one lead equally far up and down", () => {
  let far = 0;
  let up = 0;
  for (let index = 1; index < N_STATES; index++) {
    const step = shuffleIndex(index) - shuffleIndex(index - 1);
    if (Math.abs(step) > N_STATES / 10) far++;
    if (step > 0) up++;
  }
  // Of two numbers drawn by lot, 81 % are more than a tenth apart.
  expect(far / N_STATES).toBeCloseTo(0.81, 2);
  expect(up / N_STATES).toBeCloseTo(0.5, 2);
});

describe.each(["HTM", "QTM"] as const)("the picture in %s", (metric) => {
  let distance: Uint8Array<ArrayBuffer>;
  beforeAll(() => {
    ({ distance } = buildWholeTable(metric, () => {}));
  });

  test.each(PICTURE_ORDERS)(
    "%s: every state has one pixel with its distance, and the counts are the published ones",
    (order) => {
      const sheet = arrangeDistances({ metric, order, distance });
      const { arrangement } = sheet;
      let astray = 0;
      for (let index = 0; index < N_STATES; index++) {
        const place = pixelOfState(arrangement, index);
        if (stateAtPixel(arrangement, place) !== index) astray++;
        const drawn = sheet.distance[place.row * N_PERMUTATIONS + place.column];
        if (drawn !== distance[index]) astray++;
      }
      expect(astray).toBe(0);
      expect(sheet.counts).toEqual(PUBLISHED_HISTOGRAMS.states[metric]);
    },
  );

  test("a table with a wrong distance gives counts that differ", () => {
    const wrong = distance.with(5, distance[5] + 1);
    const { counts } = arrangeDistances({ metric, order: "index", distance: wrong });
    expect(counts).not.toEqual(PUBLISHED_HISTOGRAMS.states[metric]);
  });

  test("by index, a column is a permutation and a row an orientation", () => {
    const { arrangement } = arrangeDistances({ metric, order: "index", distance });
    expect(pixelOfState(arrangement, 1_234_567)).toEqual({
      column: Math.floor(1_234_567 / N_ORIENTATIONS),
      row: 1_234_567 % N_ORIENTATIONS,
    });
  });

  test("sorted, columns and rows rise by own distance, then by mean, in the groups named", () => {
    const sheet = arrangeDistances({ metric, order: "sorted", distance });
    const { columns, rows, columnGroups, rowGroups } = sheet.arrangement;
    const tables = buildMoveTables();
    for (const [numbers, table, groups, sums] of [
      [columns, tables.permutation, columnGroups, columnSums(sheet)],
      [rows, tables.orientation, rowGroups, rowSums(sheet)],
    ] as const) {
      const { lowerBound } = buildPruningTable(table, { metric });
      let falls = 0;
      const starts = [0];
      for (let i = 1; i < numbers.length; i++) {
        const [before, own] = [lowerBound[numbers[i - 1]], lowerBound[numbers[i]]];
        if (own > before) starts.push(i);
        if (own < before || (own === before && sums[i] < sums[i - 1])) falls++;
      }
      expect(falls).toBe(0);
      expect(groups).toEqual(starts);
    }
  });
});

function columnSums({ distance }: ArrangedDistances): number[] {
  return Array.from({ length: N_PERMUTATIONS }, (_, column) => {
    let sum = 0;
    for (let at = column; at < N_STATES; at += N_PERMUTATIONS) sum += distance[at];
    return sum;
  });
}

function rowSums({ distance }: ArrangedDistances): number[] {
  return Array.from({ length: N_ORIENTATIONS }, (_, row) =>
    distance
      .subarray(row * N_PERMUTATIONS, (row + 1) * N_PERMUTATIONS)
      .reduce((sum, value) => sum + value, 0),
  );
}

import { describe, expect, test } from "vitest";
import { closestStates } from "#figures/gods-algorithm/closest/closest-states.ts";
import { closestText } from "#figures/gods-algorithm/closest/closest-text.ts";
import { pruningTables } from "#lib/tables/pruning-table.ts";
import { buildDistanceTable, N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/index.ts";

// The oracle looks through the exact distances of all states, and knows of no small table.
describe.each(["HTM", "QTM"] as const)("in %s", (metric) => {
  const { distance } = buildDistanceTable({ metric });
  const [rows, columns] = [N_ORIENTATIONS, N_PERMUTATIONS].map((size) =>
    new Uint8Array(size).fill(255),
  );
  for (let column = 0, index = 0; column < N_PERMUTATIONS; column++) {
    for (let row = 0; row < N_ORIENTATIONS; row++, index++) {
      const turns = distance(index);
      if (turns < rows[row]) rows[row] = turns;
      if (turns < columns[column]) columns[column] = turns;
    }
  }
  /** All states of a row, or of a column. */
  const inRow = (row: number) =>
    Array.from({ length: N_PERMUTATIONS }, (_, i) => i * N_ORIENTATIONS + row);
  const inColumn = (column: number) =>
    Array.from({ length: N_ORIENTATIONS }, (_, i) => column * N_ORIENTATIONS + i);

  test("the pruning tables are the distances of the closest state of each row and column", () => {
    const { orientation, permutation } = pruningTables(metric);
    expect([...orientation.lowerBound]).toEqual([...rows]);
    expect([...permutation.lowerBound]).toEqual([...columns]);
  });

  test("the closest states of a row or a column are those at the least distance", () => {
    for (let row = 0; row < N_ORIENTATIONS; row += 8) {
      const least = inRow(row).filter((index) => distance(index) === rows[row]);
      expect(closestStates(row, "orientation", metric)).toEqual({
        ...{ turns: rows[row], states: least },
      });
    }
    for (let column = 0; column < N_PERMUTATIONS; column += 7) {
      const states = inColumn(column);
      const least = states.filter((index) => distance(index) === columns[column]);
      expect(closestStates(states[5], "permutation", metric)).toEqual({
        ...{ turns: columns[column], states: least },
      });
    }
  });
});

test("the text names the fixed coordinate, the closest distance and the number of states", () => {
  expect(
    closestText("orientation", 0, closestStates(0, "orientation", "HTM"), "HTM"),
  ).toEqual({
    heading: "Your orientation 0 0 0 0 0 0 0, any permutation",
    result: "The closest of all 5040 is solved.",
    chartCaption: "All 729 orientations, by the distance of their closest state",
  });
});

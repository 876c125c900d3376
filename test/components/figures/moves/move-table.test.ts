import { describe, expect, test } from "vitest";
import {
  countCompleteColumns,
  hasEachIndexOnce,
} from "#figures/moves/move-table/check-columns.ts";
import { parseTableRow } from "#figures/moves/move-table/parse-table-row.ts";
import {
  isClosedWalk,
  lookUpMove,
  MAX_WALK_MOVES,
  lastRowOfWalk,
  walkRows,
  countTableRows,
  type TableWalk,
  tableWalkModel,
} from "#figures/moves/move-table/table-walk-model.ts";
import { isProblem } from "#kit/widget/parse-result.ts";
import {
  applyMoves,
  MOVE_NAMES,
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  rankOrientation,
  rankPermutation,
  SOLVED,
  unrankOrientation,
  unrankPermutation,
} from "#lib/index.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import { seeded } from "#test/lib/puzzle/seeded.ts";

const TABLES = ["order", "twist"] as const;
const { initial, update, encode, decode, describe: speak } = tableWalkModel;
const random = seeded(3);
const WALKS: TableWalk[] = Array.from({ length: 300 }, (_, i) => {
  const table = TABLES[i % 2];
  const moves = Array.from({ length: random(MAX_WALK_MOVES + 1) }, () => random(9));
  return { table, start: random(countTableRows(table)), moves };
});

describe("a walk", () => {
  test("ends at the index that the same moves give a cube", () => {
    for (const walk of WALKS) {
      const { table, start, moves } = walk;
      const end =
        table === "order"
          ? rankPermutation(
              applyMoves({ ...SOLVED, permutation: unrankPermutation(start, 7) }, moves)
                .permutation,
            )
          : rankOrientation(
              applyMoves(
                { ...SOLVED, orientation: unrankOrientation(start, 7, 3) },
                moves,
              ).orientation,
              3,
            );
      expect(lastRowOfWalk(walk)).toBe(end);
      expect(walkRows(walk)).toHaveLength(moves.length + 1);
    }
  });

  test("of four equal quarter turns is closed, from every row of both tables", () => {
    for (const table of TABLES) {
      for (let start = 0; start < countTableRows(table); start++) {
        for (const move of [0, 3, 6]) {
          const walk = { table, start, moves: [move, move, move, move] };
          if (!isClosedWalk(walk)) expect.fail(encode(walk));
        }
      }
    }
  });

  test("without moves is not closed", () => {
    expect(isClosedWalk({ table: "order", start: 0, moves: [] })).toBe(false);
    expect(isClosedWalk({ table: "order", start: 0, moves: [0] })).toBe(false);
    expect(isClosedWalk(initial)).toBe(true);
  });
});

describe("the explorer's model", () => {
  test("decode(encode(walk)) is the walk", () => {
    for (const walk of [initial, ...WALKS]) expect(decode(encode(walk))).toEqual(walk);
  });

  test.each([
    ["", /such as order-0-036/],
    ["order", /such as/],
    ["order-0", /such as/],
    ["order-0-9", /such as/],
    ["order--1-0", /such as/],
    ["orders-0-", /such as/],
    ["order-0-0\n", /such as/],
    ["order-5040-", /rows 0 to 5039/],
    ["twist-729-", /rows 0 to 728/],
    [`order-0-${"0".repeat(61)}`, /at most 60 moves/],
  ])("the text %j is refused in words", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("following an entry of the last row continues the walk; any other starts a new one", () => {
    const there = update(initial, {
      type: "follow",
      row: lastRowOfWalk(initial),
      move: 3,
    });
    expect(there.moves).toEqual([...initial.moves, 3]);
    const elsewhere = update(initial, { type: "follow", row: 77, move: 8 });
    expect(elsewhere).toEqual({ table: "order", start: 77, moves: [8] });
    expect(lastRowOfWalk(elsewhere)).toBe(lookUpMove("order", 77, 8));
  });

  test("stepping back undoes the last move, and does nothing at the start", () => {
    const back = update(initial, { type: "back" });
    expect(back.moves).toEqual([0, 0, 0]);
    const start = update(initial, { type: "go", row: 5 });
    expect(start).toEqual({ table: "order", start: 5, moves: [] });
    expect(update(start, { type: "back" })).toBe(start);
    expect(update(start, { type: "go", row: 5 })).toBe(start);
  });

  test("changing the table repeats the moves from solved", () => {
    const walk = { table: "order", start: 9, moves: [3, 6] } as const;
    const other = update(walk, { type: "table", table: "twist" });
    expect(other).toEqual({ table: "twist", start: 0, moves: [3, 6] });
    expect(update(other, { type: "table", table: "twist" })).toBe(other);
  });

  test("a long walk drops its first moves, and its end stays right", () => {
    const moves = Array.from({ length: MAX_WALK_MOVES }, (_, i) => i % 9);
    const long: TableWalk = { table: "order", start: 0, moves };
    const longer = update(long, { type: "follow", row: lastRowOfWalk(long), move: 4 });
    expect(longer.moves).toHaveLength(MAX_WALK_MOVES);
    expect(longer.start).toBe(lookUpMove("order", 0, 0));
    expect(lastRowOfWalk(longer)).toBe(lookUpMove("order", lastRowOfWalk(long), 4));
    expect(decode(encode(longer))).toEqual(longer);
  });

  test("the announcement names the move, the row, and a closed walk", () => {
    expect(speak(initial)).toBe(
      "F leads to row 0 of the permutation table. You are back where you started.",
    );
    expect(speak({ table: "twist", start: 412, moves: [] })).toBe(
      "Row 412 of the orientation table.",
    );
  });
});

describe("columns", () => {
  test("each of the nine contains every index once, in both tables", () => {
    const { permutation, orientation } = moveTables();
    for (const [table, entries, size] of [
      ["order", permutation, N_PERMUTATIONS],
      ["twist", orientation, N_ORIENTATIONS],
    ] as const) {
      expect(countCompleteColumns(table)).toBe(MOVE_NAMES.length);
      for (const move of MOVE_NAMES.keys()) {
        const column = entries.filter((_, i) => i % 9 === move).sort();
        expect(column).toEqual(Uint16Array.from({ length: size }, (_, i) => i));
        expect(hasEachIndexOnce(table, move)).toBe(true);
      }
    }
  });

  test("a column with one wrong entry is detected", () => {
    const { permutation } = moveTables();
    const kept = permutation[100 * 9 + 2];
    permutation[100 * 9 + 2] = permutation[101 * 9 + 2];
    try {
      expect(hasEachIndexOnce("order", 2)).toBe(false);
      expect(countCompleteColumns("order")).toBe(8);
    } finally {
      permutation[100 * 9 + 2] = kept;
    }
    expect(countCompleteColumns("order")).toBe(9);
  });
});

describe("a row typed as pieces or twists", () => {
  test("every permutation and every orientation is parsed", () => {
    for (let row = 0; row < N_PERMUTATIONS; row++) {
      const order = unrankPermutation(row, 7).map((piece) => piece + 1);
      expect(parseTableRow("order", order.join(" "))).toEqual({ value: row });
    }
    for (let row = 0; row < N_ORIENTATIONS; row++) {
      const twists = unrankOrientation(row, 7, 3);
      expect(parseTableRow("twist", twists.join(""))).toEqual({ value: row });
    }
  });

  test.each([
    ["order", "1 2 3 4 5 6 7 8", /seven move/],
    ["order", "1 1 3 4 5 6 7", /twice/],
    ["order", "one", /write the pieces/],
    ["order", "9 1 2 3 4 5 6", /no piece 9/],
    ["order", "[0, 2, 6, 3, 4, 1, 5]", /pieces count from 1/],
    ["order", "1 2 3", /missing\.$/],
    ["twist", "1000000", /sum to 1/],
    ["twist", "2222222", /sum to 14/],
    ["twist", "3000000", /Digit 1 is 3/],
    ["twist", "000", /7 digits are expected/],
    ["twist", "abc", /not made of digits/],
  ] as const)(
    "in the %s table %j is explained, and what is offered is read",
    (table, typed, words) => {
      const reading = parseTableRow(table, typed);
      if (!isProblem(reading)) return expect.fail("it was taken");
      expect(reading.problem).toMatch(words);
      if (reading.nearest !== undefined) {
        expect(isProblem(parseTableRow(table, reading.nearest))).toBe(false);
      }
    },
  );
});

import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  cellAtPoint,
  cellBox,
  cellAfterKey,
  cellsPath,
  GRID_HEIGHT,
  GRID_WIDTH,
  CELL_GRIDS,
} from "#figures/building-tables/breadth-first/cell-grid.ts";
import {
  cellDescription,
  cellState,
  cellStatus,
} from "#figures/building-tables/breadth-first/cell-text.ts";
import { movesIn, subsetOf } from "#kit/cube/move-subset.ts";
import {
  breadthFirstLog,
  type BreadthFirstTable,
  recordBreadthFirst,
} from "#figures/building-tables/breadth-first/breadth-first-log.ts";
import {
  breadthFirstModel,
  type BreadthFirstState,
} from "#figures/building-tables/breadth-first/breadth-first-model.ts";
import {
  agreementText,
  metricWithMoves,
  snapshotText,
  reachText,
} from "#figures/building-tables/breadth-first/breadth-first-text.ts";
import {
  type SearchStepKind,
  searchEndTime,
  frontierAt,
  snapshotAt,
  timeAfterStep,
  shortestPathTo,
} from "#figures/building-tables/breadth-first/search-snapshot.ts";
import { SEARCH_STATEMENTS } from "#figures/building-tables/breadth-first/search-statements.ts";
import { sourceLines } from "#kit/source/source-lines.ts";
import { PUBLISHED_HISTOGRAMS } from "#kit/distances/published-histograms.ts";
import * as checks from "#lib/indexing/check-input.ts";
import {
  applyMoves,
  breadthFirst,
  buildMoveTables,
  buildPruningTable,
  HTM_MOVES,
  N_MOVES,
  QTM_MOVES,
  rankOrientation,
  rankPermutation,
  SOLVED,
} from "#lib/index.ts";

const TABLES: BreadthFirstTable[] = ["permutations", "orientations"];
const ALL = subsetOf(HTM_MOVES);
const HALF = subsetOf([1, 4, 7]);
const moveTables = buildMoveTables();
const moveTableOf = (table: BreadthFirstTable) =>
  table === "permutations" ? moveTables.permutation : moveTables.orientation;
const source = readFileSync(
  new URL("../../../../src/lib/tables/breadth-first.ts", import.meta.url),
  "utf8",
);

describe.each(TABLES)("the log of a search over the %s", (table) => {
  test.each([
    ["HTM", HTM_MOVES],
    ["QTM", QTM_MOVES],
  ] as const)("has the library's distances and counts in %s", (metric, moves) => {
    const log = recordBreadthFirst(table, moves);
    const pruning = buildPruningTable(moveTableOf(table), { metric });
    expect(log.distance).toEqual(pruning.lowerBound);
    expect(log.histogram).toEqual(pruning.histogram);
    expect(log.histogram).toEqual(PUBLISHED_HISTOGRAMS[table][metric]);
    expect(log.discoveries).toHaveLength(log.size);
    expect(searchEndTime(log)).toBe(log.size * moves.length);
  });

  test("each turn of the log is the table's entry, and new only once", () => {
    const log = breadthFirstLog(table, ALL);
    const seen = new Set([0]);
    let wrong = 0;
    for (let time = 1; time <= searchEndTime(log); time++) {
      const { turn } = snapshotAt(log, time);
      const to = moveTableOf(table)[turn!.from * N_MOVES + turn!.move];
      if (turn!.to !== to || turn!.isNew === seen.has(to)) wrong++;
      seen.add(to);
    }
    expect(wrong).toBe(0);
    expect(seen.size).toBe(log.size);
  });

  test("every path is as long as the distance and leads to the index", () => {
    for (const subset of [ALL, subsetOf(QTM_MOVES), subsetOf([3, 6])]) {
      const log = breadthFirstLog(table, subset);
      let wrong = 0;
      for (const cell of log.discoveries) {
        const moves = shortestPathTo(log, cell).map(({ move }) => move);
        const state = applyMoves(SOLVED, moves);
        const number =
          table === "permutations"
            ? rankPermutation(state.permutation)
            : rankOrientation(state.orientation, 3);
        const isAllowed = moves.every((move) => subset & (1 << move));
        if (number !== cell || moves.length !== log.distance[cell] || !isAllowed)
          wrong++;
      }
      expect(wrong).toBe(0);
    }
  });
});

describe("the marked line", () => {
  // The real source, with a trace call before each of the four statements.
  const instrumented = Object.entries(SEARCH_STATEMENTS).reduce(
    (text, [stepKind, statement]) => {
      const traced =
        stepKind === "repeat"
          ? statement.replace("return;", `{ at("${stepKind}"); return; }`)
          : `at("${stepKind}"); ${statement}`;
      return text.replace(statement, () => traced);
    },
    source,
  );

  function runInstrumented(
    table: BreadthFirstTable,
    moves: readonly number[],
  ): SearchStepKind[] {
    const code = ts
      .transpile(instrumented, { target: ts.ScriptTarget.ES2022 })
      .replace(/^import .*$/m, "")
      .replace(/^export /gm, "");
    const names = ["assertArray", "checkWhole", "describeValue"] as const;
    const run = new Function(
      ...names,
      "at",
      "puzzle",
      `${code}; return breadthFirst(puzzle);`,
    );
    const actualKinds: SearchStepKind[] = [];
    const moveTable = moveTableOf(table);
    run(
      ...names.map((name) => checks[name]),
      (stepKind: SearchStepKind) => actualKinds.push(stepKind),
      {
        size: moveTable.length / N_MOVES,
        start: 0,
        moves,
        rank: (index: number) => index,
        unrank: (index: number) => index,
        apply: (index: number, move: number) => moveTable[index * N_MOVES + move],
      },
    );
    return actualKinds;
  }

  test.each([
    ["permutations", ALL],
    ["orientations", ALL],
    ["permutations", HALF],
    ["orientations", subsetOf([0])],
    ["permutations", 0],
  ] as const)(
    "of the %s with moves %i it is, at every time, the one that the program is at",
    (table, subset) => {
      const moves = movesIn(subset);
      const log = breadthFirstLog(table, subset);
      const actualKinds = runInstrumented(table, moves);
      expect(actualKinds.shift()).toBe("discovery"); // the start
      const expectedKinds: SearchStepKind[] = [];
      for (let time = 0; time <= searchEndTime(log); time++) {
        const { stepKind, turn } = snapshotAt(log, time);
        // Where a depth ends with a turn, the program passes both lines.
        if (turn && stepKind !== "discovery" && stepKind !== "repeat") {
          expectedKinds.push(turn.isNew ? "discovery" : "repeat");
        }
        if (stepKind === "end" && time === 0) expectedKinds.push("depth");
        expectedKinds.push(stepKind);
      }
      expect(expectedKinds.length).toBe(actualKinds.length);
      expect(
        expectedKinds.findIndex((stepKind, i) => stepKind !== actualKinds[i]),
      ).toBe(-1);
    },
  );

  test("each statement is in the displayed source once", () => {
    const lines = sourceLines(source, SEARCH_STATEMENTS);
    for (const stepKind of Object.keys(lines) as SearchStepKind[]) {
      expect(source.split("\n")[lines[stepKind]]).toContain(
        SEARCH_STATEMENTS[stepKind],
      );
    }
    expect(() =>
      sourceLines(source.replace(SEARCH_STATEMENTS.discovery, ""), SEARCH_STATEMENTS),
    ).toThrow(/just once/);
    expect(() =>
      sourceLines(`${source}\n${SEARCH_STATEMENTS.end}`, SEARCH_STATEMENTS),
    ).toThrow(/just once/);
  });
});

describe("time", () => {
  test("the counts of every snapshot are those of the indices reached by then", () => {
    const log = breadthFirstLog("orientations", ALL);
    for (let time = 0; time <= searchEndTime(log); time++) {
      const { reachedCount, histogram, depth } = snapshotAt(log, time);
      const counts: number[] = [];
      log.discoveries.forEach((cell, place) => {
        if (log.discoveryTimes[place] > time) return;
        counts[log.distance[cell]] = (counts[log.distance[cell]] ?? 0) + 1;
      });
      expect(histogram).toEqual(counts);
      expect(reachedCount).toBe(counts.reduce((sum, count) => sum + count, 0));
      const waiting = [...log.discoveries].filter(
        (cell, place) => log.distance[cell] <= depth && place * 9 + 9 > time,
      );
      expect([...frontierAt(log, snapshotAt(log, time))]).toEqual(waiting);
      // Complete means that no later turn adds to it.
      expect(histogram.slice(0, depth + 1)).toEqual(log.histogram.slice(0, depth + 1));
    }
  });

  test("steps go to the next snapshot of their kind and back, and stop at both ends", () => {
    const log = breadthFirstLog("orientations", ALL);
    for (const stepSize of ["turn", "discovery", "depth"] as const) {
      const stops = [0];
      for (let time = 0; time < searchEndTime(log);) {
        const next = timeAfterStep(log, time, 1, stepSize);
        expect(next).toBeGreaterThan(time);
        stops.push((time = next));
      }
      expect(timeAfterStep(log, searchEndTime(log), 1, stepSize)).toBe(
        searchEndTime(log),
      );
      const back = [searchEndTime(log)];
      for (let time = searchEndTime(log); time > 0;) {
        back.unshift((time = timeAfterStep(log, time, -1, stepSize)));
      }
      expect(back).toEqual(stops);
      expect(timeAfterStep(log, 0, -1, stepSize)).toBe(0);
      const expected = {
        turn: searchEndTime(log) + 1,
        discovery: log.size + 1,
        depth: log.histogram.length + 1,
      };
      expect(stops).toHaveLength(expected[stepSize]);
    }
  });

  test("without moves, the search ends at once", () => {
    const log = breadthFirstLog("permutations", 0);
    expect(searchEndTime(log)).toBe(0);
    const snapshot = snapshotAt(log, 0);
    expect(snapshot).toMatchObject({
      stepKind: "end",
      depth: 0,
      reachedCount: 1,
      histogram: [1],
    });
    expect(snapshotText(log, snapshot)).toBe(
      "No move is allowed, so solved is all there is.",
    );
    expect(reachText(log)).toContain("The other 5039 stay empty");
  });
});

describe("the state", () => {
  const { initial, update, encode, decode, describe: say } = breadthFirstModel;

  test("starts with three complete depths", () => {
    const log = breadthFirstLog(initial.table, initial.subset);
    expect(snapshotAt(log, initial.time)).toMatchObject({
      stepKind: "depth",
      depth: 3,
      histogram: [1, 9, 54, 297],
    });
  });

  test("decode(encode(state)) is the state for every set of moves", () => {
    let count = 0;
    for (const table of TABLES) {
      for (let subset = 0; subset < 512; subset++) {
        const end = searchEndTime(breadthFirstLog(table, subset));
        for (const time of new Set([0, Math.floor(end / 3), end])) {
          const state: BreadthFirstState = { table, subset, time };
          expect(decode(encode(state))).toEqual(state);
          const pointed = { ...state, cell: (subset * 7) % 729 };
          expect(decode(encode(pointed))).toEqual(pointed);
          count++;
        }
      }
    }
    expect(count).toBeGreaterThan(2000);
  });

  test.each([
    ["", /such as p-511-90-7/],
    ["p", /such as p-511-90-7/],
    ["x-511-3", /such as p-511-90-7/],
    ["p-511--1", /such as p-511-90-7/],
    ["p-511-1.5", /such as p-511-90-7/],
    ["p-512-0", /numbered 0 to 511/],
    ["p-511-45361", /ends at time 45,360/],
    ["p-0-1", /ends at time 0/],
    ["p-511-3-5040", /permutations are numbered 0 to 5039/],
    ["o-511-3-729", /orientations are numbered 0 to 728/],
  ])("the address “%s” is refused in words", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("another set of moves starts at its end; another table at the same depth", () => {
    const noU = update(initial, { type: "toggle", move: 6 });
    expect(movesIn(noU.subset)).toEqual([0, 1, 2, 3, 4, 5, 7, 8]);
    expect(noU.time).toBe(searchEndTime(breadthFirstLog("permutations", noU.subset)));
    expect(update(noU, { type: "toggle", move: 6 }).subset).toBe(initial.subset);

    const twists = update(initial, { type: "table", table: "orientations" });
    expect(
      snapshotAt(breadthFirstLog("orientations", ALL), twists.time).histogram,
    ).toEqual([1, 2, 12, 64]);
    const done = update(noU, { type: "table", table: "orientations" });
    expect(done.time).toBe(searchEndTime(breadthFirstLog("orientations", noU.subset)));
  });

  test("an action without effect returns the same state", () => {
    expect(update(initial, { type: "table", table: "permutations" })).toBe(initial);
    expect(update(initial, { type: "moves", moves: HTM_MOVES })).toBe(initial);
    expect(update(initial, { type: "depth", depth: 3 })).toBe(initial);
    expect(update(initial, { type: "cell", cell: 5040 })).toBe(initial);
    expect(update(initial, { type: "cell", cell: -1 })).toBe(initial);
    expect(update(initial, { type: "release" })).toBe(initial);
    const pointed = update(initial, { type: "cell", cell: 7 });
    expect(pointed.cell).toBe(7);
    expect(update(pointed, { type: "release" })).toEqual(initial);
    const end = update(initial, { type: "time", time: Infinity });
    expect(update(end, { type: "step", by: 1, stepSize: "turn" })).toBe(end);
  });

  test("the announcement names the step", () => {
    expect(say(initial)).toBe(
      "Depth 3 is complete: 297 permutations are three turns away. They are the new frontier, and each of nine moves will be made on each of them.",
    );
    const next = update(initial, { type: "step", by: 1, stepSize: "turn" });
    expect(say(next)).toMatch(
      /^F takes index \d+ to \d+, which already has a distance/,
    );
    const discovery = update(initial, { type: "step", by: 1, stepSize: "discovery" });
    expect(say(discovery)).toMatch(/which had no distance yet\. Now it has: 4\.$/);
  });
});

describe("text", () => {
  const atEnd = (table: BreadthFirstTable, subset: number) => {
    const log = breadthFirstLog(table, subset);
    return [log, snapshotAt(log, searchEndTime(log))] as const;
  };

  test("half turns alone reach 24 of 5040, and the others stay empty", () => {
    const [log, snapshot] = atEnd("permutations", HALF);
    expect(log.histogram).toEqual([1, 3, 6, 9, 5]);
    expect(reachText(log)).toBe(
      "With F2, R2 and U2 alone, 24 of 5040 permutations can be reached. The other 5016 stay empty: no sequence of these turns leads there.",
    );
    expect(snapshotText(log, snapshot)).toContain(
      "24 permutations reached, at most four turns",
    );
  });

  test("HTM and QTM are compared with the published counts, other sets are not", () => {
    expect(metricWithMoves(HTM_MOVES)).toBe("HTM");
    expect(metricWithMoves(QTM_MOVES)).toBe("QTM");
    for (const table of TABLES) {
      for (const moves of [HTM_MOVES, QTM_MOVES]) {
        const [log, snapshot] = atEnd(table, subsetOf(moves));
        expect(agreementText(log, snapshot)).toEqual({
          agrees: true,
          says: "This agrees with the published counts.",
        });
      }
      expect(agreementText(...atEnd(table, HALF))).toBeUndefined();
    }
  });

  test("a wrong count is reported as soon as its depth is complete", () => {
    const log = breadthFirstLog("permutations", ALL);
    for (let depth = 0; depth < log.histogram.length; depth++) {
      const histogram = log.histogram.with(depth, log.histogram[depth] + 1);
      const words = agreementText(
        { ...log, histogram },
        snapshotAt(log, log.depthEnds[depth]),
      );
      expect(words).toMatchObject({ agrees: false });
      expect(words!.says).toContain(
        `at depth ${depth}: found ${histogram[depth]}, published ${log.histogram[depth]}.`,
      );
    }
  });

  test("a cell is described as reached, not yet reached, or never", () => {
    const log = breadthFirstLog("permutations", ALL);
    expect(cellStatus(log, 0, 0)).toBe("reached");
    expect(cellDescription(log, 0, 0)).toBe(
      "Index 0, permutation 1 2 3 4 5 6 7: this is solved.",
    );
    expect(cellDescription(log, 0, 5039)).toBe(
      "Index 5039, permutation 7 6 5 4 3 2 1: not reached yet.",
    );
    expect(cellDescription(log, searchEndTime(log), 5039)).toMatch(
      /turns from solved, by [FRU]/,
    );
    expect(cellDescription(breadthFirstLog("permutations", HALF), 0, 1)).toMatch(
      /these moves never lead here/,
    );
  });

  test("the cube in the card has the index", () => {
    for (const table of TABLES) {
      const log = breadthFirstLog(table, HALF);
      for (let cell = 0; cell < log.size; cell++) {
        for (const time of [0, searchEndTime(log)]) {
          const { permutation, orientation } = cellState(log, time, cell);
          const number =
            table === "permutations"
              ? rankPermutation(permutation)
              : rankOrientation(orientation, 3);
          if (number !== cell) expect.fail(`${table} ${cell} is drawn as ${number}`);
        }
      }
    }
  });
});

describe.each(TABLES)("the cells of the %s", (table) => {
  const grid = CELL_GRIDS[table];

  test("each cell is within the drawing, and its centre leads back to it", () => {
    for (let cell = 0; cell < grid.size; cell++) {
      const { x, y, width, height } = cellBox(grid, cell);
      expect(x + width).toBeLessThanOrEqual(GRID_WIDTH + 1e-9);
      expect(y + height).toBeLessThanOrEqual(GRID_HEIGHT + 1e-9);
      expect(cellAtPoint(grid, x + width / 2, y + height / 2)).toBe(cell);
    }
    expect(grid.columns * grid.rowsInBand * grid.bands).toBe(grid.size);
    expect(cellAtPoint(grid, 1, 1)).toBeUndefined();
    expect(cellAtPoint(grid, GRID_WIDTH + 1, 1)).toBeUndefined();
    expect(cellAtPoint(grid, 10, GRID_HEIGHT + 5)).toBeUndefined();
  });

  test("all cells of a band have the same first digit", () => {
    const inBand = grid.size / grid.bands;
    const log = breadthFirstLog(table, ALL);
    for (let cell = 0; cell < grid.size; cell++) {
      const digit = cellDescription(log, 0, cell).match(
        /(?:permutation|orientation) (\d)/,
      )![1];
      const band = Math.floor(cell / inBand);
      expect(Number(digit)).toBe(table === "permutations" ? band + 1 : band);
    }
  });

  test("arrow keys reach every cell and don't leave the table", () => {
    const keys = "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End";
    const seen = new Set([0]);
    for (const cell of seen) {
      for (const key of keys.split(" ")) {
        const to = cellAfterKey(grid, cell, key)!;
        expect(to >= 0 && to < grid.size).toBe(true);
        seen.add(to);
      }
    }
    expect(seen.size).toBe(grid.size);
    expect(cellAfterKey(grid, 0, "a")).toBeUndefined();
  });

  test("the SVG path has an outline for each cell", () => {
    expect(cellsPath(grid, [0, 1, grid.size - 1]).match(/M/g)).toHaveLength(3);
  });
});

test("the figure runs the search that builds the library's tables", () => {
  expect(buildPruningTable.toString()).toContain(breadthFirst.name);
});

import { readFileSync } from "node:fs";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import {
  cellAt,
  cellBox,
  cellByKey,
  cellsPath,
  GRID_HEIGHT,
  GRID_WIDTH,
  GRIDS,
} from "../../../../src/components/figures/building-tables/flood/cell-grid.ts";
import {
  cellWords,
  cubeOf,
  fateOf,
} from "../../../../src/components/figures/building-tables/flood/cell-words.ts";
import { movesIn, subsetOf } from "../../../../src/components/kit/cube/move-subset.ts";
import {
  floodLog,
  type FloodTable,
  recordFlood,
} from "../../../../src/components/figures/building-tables/flood/flood-log.ts";
import {
  floodModel,
  type FloodState,
} from "../../../../src/components/figures/building-tables/flood/flood-model.ts";
import {
  agreementWords,
  metricOfMoves,
  momentWords,
  floodReachWords,
} from "../../../../src/components/figures/building-tables/flood/flood-words.ts";
import {
  type Doing,
  endTime,
  frontierAt,
  momentAt,
  stepFrom,
  wayTo,
} from "../../../../src/components/figures/building-tables/flood/moment.ts";
import { FLOOD_STATEMENTS } from "../../../../src/components/figures/building-tables/flood/statements.ts";
import { sourceLines } from "../../../../src/components/kit/source/source-lines.ts";
import { PUBLISHED } from "../../../../src/components/kit/distances/published-histograms.ts";
import * as checks from "../../../../src/lib/indexing/check-input.ts";
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
} from "../../../../src/lib/index.ts";

const TABLES: FloodTable[] = ["permutations", "orientations"];
const ALL = subsetOf(HTM_MOVES);
const HALF = subsetOf([1, 4, 7]);
const moveTables = buildMoveTables();
const moveTableOf = (table: FloodTable) =>
  table === "permutations" ? moveTables.permutation : moveTables.orientation;
const source = readFileSync(
  new URL("../../../../src/lib/tables/breadth-first.ts", import.meta.url),
  "utf8",
);

describe.each(TABLES)("the log of a flood of the %s", (table) => {
  test.each([
    ["HTM", HTM_MOVES],
    ["QTM", QTM_MOVES],
  ] as const)("has the library's distances and counts in %s", (metric, moves) => {
    const log = recordFlood(table, moves);
    const pruning = buildPruningTable(moveTableOf(table), { metric });
    expect(log.distance).toEqual(pruning.lowerBound);
    expect(log.histogram).toEqual(pruning.histogram);
    expect(log.histogram).toEqual(PUBLISHED[table][metric]);
    expect(log.found).toHaveLength(log.size);
    expect(endTime(log)).toBe(log.size * moves.length);
  });

  test("each turn of the log is that move on that number, and new just once", () => {
    const log = floodLog(table, ALL);
    const seen = new Set([0]);
    let wrong = 0;
    for (let time = 1; time <= endTime(log); time++) {
      const { turn } = momentAt(log, time);
      const to = moveTableOf(table)[turn!.from * N_MOVES + turn!.move];
      if (turn!.to !== to || turn!.isNew === seen.has(to)) wrong++;
      seen.add(to);
    }
    expect(wrong).toBe(0);
    expect(seen.size).toBe(log.size);
  });

  test("every way is as long as its distance and, made on a cube, leads to its number", () => {
    for (const subset of [ALL, subsetOf(QTM_MOVES), subsetOf([3, 6])]) {
      const log = floodLog(table, subset);
      let wrong = 0;
      for (const cell of log.found) {
        const moves = wayTo(log, cell).map(({ move }) => move);
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

describe("the line that is marked", () => {
  // The real source, with a trace call before each of the four statements.
  const watched = Object.entries(FLOOD_STATEMENTS).reduce(
    (text, [doing, statement]) => {
      const said =
        doing === "known"
          ? statement.replace("return;", `{ at("${doing}"); return; }`)
          : `at("${doing}"); ${statement}`;
      return text.replace(statement, () => said);
    },
    source,
  );

  function runWatched(table: FloodTable, moves: readonly number[]): Doing[] {
    const code = ts
      .transpile(watched, { target: ts.ScriptTarget.ES2022 })
      .replace(/^import .*$/m, "")
      .replace(/^export /gm, "");
    const names = ["assertArray", "checkWhole", "describe"] as const;
    const run = new Function(
      ...names,
      "at",
      "puzzle",
      `${code}; return breadthFirst(puzzle);`,
    );
    const said: Doing[] = [];
    const moveTable = moveTableOf(table);
    run(...names.map((name) => checks[name]), (doing: Doing) => said.push(doing), {
      size: moveTable.length / N_MOVES,
      start: 0,
      moves,
      rank: (index: number) => index,
      unrank: (index: number) => index,
      apply: (index: number, move: number) => moveTable[index * N_MOVES + move],
    });
    return said;
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
      const log = floodLog(table, subset);
      const said = runWatched(table, moves);
      expect(said.shift()).toBe("found"); // the start
      const shown: Doing[] = [];
      for (let time = 0; time <= endTime(log); time++) {
        const { doing, turn } = momentAt(log, time);
        // Where a depth ends with a turn, the program passes both lines.
        if (turn && doing !== "found" && doing !== "known") {
          shown.push(turn.isNew ? "found" : "known");
        }
        if (doing === "end" && time === 0) shown.push("depth");
        shown.push(doing);
      }
      expect(shown.length).toBe(said.length);
      expect(shown.findIndex((doing, i) => doing !== said[i])).toBe(-1);
    },
  );

  test("stands in the shown source just once, each", () => {
    const lines = sourceLines(source, FLOOD_STATEMENTS);
    for (const doing of Object.keys(lines) as Doing[]) {
      expect(source.split("\n")[lines[doing]]).toContain(FLOOD_STATEMENTS[doing]);
    }
    expect(() =>
      sourceLines(source.replace(FLOOD_STATEMENTS.found, ""), FLOOD_STATEMENTS),
    ).toThrow(/just once/);
    expect(() =>
      sourceLines(`${source}\n${FLOOD_STATEMENTS.end}`, FLOOD_STATEMENTS),
    ).toThrow(/just once/);
  });
});

describe("time", () => {
  test("the counts of every moment are those of the numbers found up to then", () => {
    const log = floodLog("orientations", ALL);
    for (let time = 0; time <= endTime(log); time++) {
      const { found, histogram, depth } = momentAt(log, time);
      const counts: number[] = [];
      log.found.forEach((cell, place) => {
        if (log.foundAt[place] > time) return;
        counts[log.distance[cell]] = (counts[log.distance[cell]] ?? 0) + 1;
      });
      expect(histogram).toEqual(counts);
      expect(found).toBe(counts.reduce((sum, count) => sum + count, 0));
      const waiting = [...log.found].filter(
        (cell, place) => log.distance[cell] <= depth && place * 9 + 9 > time,
      );
      expect([...frontierAt(log, momentAt(log, time))]).toEqual(waiting);
      // Complete means that no later turn adds to it.
      expect(histogram.slice(0, depth + 1)).toEqual(log.histogram.slice(0, depth + 1));
    }
  });

  test("steps go to the next moment of their kind and back, and stop at both ends", () => {
    const log = floodLog("orientations", ALL);
    for (const stride of ["turn", "discovery", "depth"] as const) {
      const stops = [0];
      for (let time = 0; time < endTime(log);) {
        const next = stepFrom(log, time, 1, stride);
        expect(next).toBeGreaterThan(time);
        stops.push((time = next));
      }
      expect(stepFrom(log, endTime(log), 1, stride)).toBe(endTime(log));
      const back = [endTime(log)];
      for (let time = endTime(log); time > 0;) {
        back.unshift((time = stepFrom(log, time, -1, stride)));
      }
      expect(back).toEqual(stops);
      expect(stepFrom(log, 0, -1, stride)).toBe(0);
      const expected = {
        turn: endTime(log) + 1,
        discovery: log.size + 1,
        depth: log.histogram.length + 1,
      };
      expect(stops).toHaveLength(expected[stride]);
    }
  });

  test("with no move at all, the flood is over before it begins", () => {
    const log = floodLog("permutations", 0);
    expect(endTime(log)).toBe(0);
    const moment = momentAt(log, 0);
    expect(moment).toMatchObject({ doing: "end", depth: 0, found: 1, histogram: [1] });
    expect(momentWords(log, moment)).toBe(
      "No move is allowed, so solved is all there is.",
    );
    expect(floodReachWords(log)).toContain("The other 5039 stay empty");
  });
});

describe("the state", () => {
  const { initial, update, encode, decode, describe: say } = floodModel;

  test("it begins when three depths are complete", () => {
    const log = floodLog(initial.table, initial.subset);
    expect(momentAt(log, initial.time)).toMatchObject({
      doing: "depth",
      depth: 3,
      histogram: [1, 9, 54, 297],
    });
  });

  test("decode(encode(state)) is the state, for every set of moves and many times", () => {
    let count = 0;
    for (const table of TABLES) {
      for (let subset = 0; subset < 512; subset++) {
        const end = endTime(floodLog(table, subset));
        for (const time of new Set([0, Math.floor(end / 3), end])) {
          const state: FloodState = { table, subset, time };
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
    ["p-511-45361", /over at 45,360/],
    ["p-0-1", /over at 0/],
    ["p-511-3-5040", /permutations are numbered 0 to 5039/],
    ["o-511-3-729", /orientations are numbered 0 to 728/],
  ])("the address “%s” is refused in words", (text, words) => {
    expect(() => decode(text)).toThrow(words);
  });

  test("another set of moves is shown at its end; another table as deep as this one", () => {
    const noU = update(initial, { type: "toggle", move: 6 });
    expect(movesIn(noU.subset)).toEqual([0, 1, 2, 3, 4, 5, 7, 8]);
    expect(noU.time).toBe(endTime(floodLog("permutations", noU.subset)));
    expect(update(noU, { type: "toggle", move: 6 }).subset).toBe(initial.subset);

    const twists = update(initial, { type: "table", table: "orientations" });
    expect(momentAt(floodLog("orientations", ALL), twists.time).histogram).toEqual([
      1, 2, 12, 64,
    ]);
    const done = update(noU, { type: "table", table: "orientations" });
    expect(done.time).toBe(endTime(floodLog("orientations", noU.subset)));
  });

  test("what changes nothing gives the very same state", () => {
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
    expect(update(end, { type: "step", by: 1, stride: "turn" })).toBe(end);
  });

  test("what is spoken names what happens", () => {
    expect(say(initial)).toBe(
      "Depth 3 is complete: 297 numbers are three turns away. They are the new frontier, and each of nine moves will be made on each of them.",
    );
    const next = update(initial, { type: "step", by: 1, stride: "turn" });
    expect(say(next)).toMatch(/^F takes number \d+ to \d+, which has its distance/);
    const found = update(initial, { type: "step", by: 1, stride: "discovery" });
    expect(say(found)).toMatch(/which had no distance yet\. Now it has: 4\.$/);
  });
});

describe("words", () => {
  const atEnd = (table: FloodTable, subset: number) => {
    const log = floodLog(table, subset);
    return [log, momentAt(log, endTime(log))] as const;
  };

  test("half turns alone: 24 of 5040, and the others are said to stay empty", () => {
    const [log, moment] = atEnd("permutations", HALF);
    expect(log.histogram).toEqual([1, 3, 6, 9, 5]);
    expect(floodReachWords(log)).toBe(
      "With F2, R2 and U2 alone, 24 of 5040 permutations can be reached. The other 5016 stay empty: no sequence of these turns leads there.",
    );
    expect(momentWords(log, moment)).toContain(
      "24 numbers reached, at most four turns",
    );
  });

  test("HTM and QTM are held against the published counts, other sets are not", () => {
    expect(metricOfMoves(HTM_MOVES)).toBe("HTM");
    expect(metricOfMoves(QTM_MOVES)).toBe("QTM");
    for (const table of TABLES) {
      for (const moves of [HTM_MOVES, QTM_MOVES]) {
        const [log, moment] = atEnd(table, subsetOf(moves));
        expect(agreementWords(log, moment)).toEqual({
          agrees: true,
          says: "This agrees with the published counts.",
        });
      }
      expect(agreementWords(...atEnd(table, HALF))).toBeUndefined();
    }
  });

  test("one number more or less at any depth is told, as soon as that depth is complete", () => {
    const log = floodLog("permutations", ALL);
    for (let depth = 0; depth < log.histogram.length; depth++) {
      const histogram = log.histogram.with(depth, log.histogram[depth] + 1);
      const words = agreementWords(
        { ...log, histogram },
        momentAt(log, log.depthEnds[depth]),
      );
      expect(words).toMatchObject({ agrees: false });
      expect(words!.says).toContain(
        `at depth ${depth}: found ${histogram[depth]}, published ${log.histogram[depth]}.`,
      );
    }
  });

  test("a cell is reached, or will be, or never", () => {
    const log = floodLog("permutations", ALL);
    expect(fateOf(log, 0, 0)).toBe("reached");
    expect(cellWords(log, 0, 0)).toBe("Number 0, order 1 2 3 4 5 6 7: this is solved.");
    expect(cellWords(log, 0, 5039)).toBe(
      "Number 5039, order 7 6 5 4 3 2 1: not reached yet.",
    );
    expect(cellWords(log, endTime(log), 5039)).toMatch(/turns from solved, by [FRU]/);
    expect(cellWords(floodLog("permutations", HALF), 0, 1)).toMatch(
      /these moves never lead here/,
    );
  });

  test("the cube in the card has the number, whatever is known of it", () => {
    for (const table of TABLES) {
      const log = floodLog(table, HALF);
      for (let cell = 0; cell < log.size; cell++) {
        for (const time of [0, endTime(log)]) {
          const { permutation, orientation } = cubeOf(log, time, cell);
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
  const grid = GRIDS[table];

  test("each lies within the drawing, and its middle leads back to it", () => {
    for (let cell = 0; cell < grid.size; cell++) {
      const { x, y, width, height } = cellBox(grid, cell);
      expect(x + width).toBeLessThanOrEqual(GRID_WIDTH + 1e-9);
      expect(y + height).toBeLessThanOrEqual(GRID_HEIGHT + 1e-9);
      expect(cellAt(grid, x + width / 2, y + height / 2)).toBe(cell);
    }
    expect(grid.columns * grid.rowsInBand * grid.bands).toBe(grid.size);
    expect(cellAt(grid, 1, 1)).toBeUndefined();
    expect(cellAt(grid, GRID_WIDTH + 1, 1)).toBeUndefined();
    expect(cellAt(grid, 10, GRID_HEIGHT + 5)).toBeUndefined();
  });

  test("all of a band have the same digit in front", () => {
    const inBand = grid.size / grid.bands;
    const log = floodLog(table, ALL);
    for (let cell = 0; cell < grid.size; cell++) {
      const digit = cellWords(log, 0, cell).match(/(?:order|twists) (\d)/)![1];
      const band = Math.floor(cell / inBand);
      expect(Number(digit)).toBe(table === "permutations" ? band + 1 : band);
    }
  });

  test("arrow keys reach every cell, and none leads out", () => {
    const keys = "ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End";
    const seen = new Set([0]);
    for (const cell of seen) {
      for (const key of keys.split(" ")) {
        const to = cellByKey(grid, cell, key)!;
        expect(to >= 0 && to < grid.size).toBe(true);
        seen.add(to);
      }
    }
    expect(seen.size).toBe(grid.size);
    expect(cellByKey(grid, 0, "a")).toBeUndefined();
  });

  test("a path has an outline for each of its cells", () => {
    expect(cellsPath(grid, [0, 1, grid.size - 1]).match(/M/g)).toHaveLength(3);
  });
});

test("the search that is shown is the search that builds the library's tables", () => {
  expect(buildPruningTable.toString()).toContain(breadthFirst.name);
});

import { describe, expect, test } from "vitest";
import { SWAPPED } from "#figures/solving/solutions/remarkable-cubes.ts";
import {
  divideByThree,
  GUIDE_VARIANT,
  ROUNDINGS,
  guideSearch,
  type GuideVariant,
  START_VALUES,
} from "#figures/solving/twelve-or-twenty/guide-search.ts";
import { countLostSolutions } from "#figures/solving/twelve-or-twenty/lost-solutions.ts";
import { compareSearches } from "#figures/solving/twelve-or-twenty/compare-searches.ts";
import {
  RUN_CUBES,
  guideRunModel,
  type RunCube,
} from "#figures/solving/twelve-or-twenty/guide-run-model.ts";
import {
  printoutText,
  runText,
  startText,
} from "#figures/solving/twelve-or-twenty/guide-run-text.ts";
import {
  applyMoves,
  buildDistanceTable,
  formatMoves,
  isEvenPermutation,
  rankState,
  shortestSolutions,
  SOLVED,
  unrankState,
} from "#lib/index.ts";
import { faceOf } from "#lib/puzzle/moves.ts";
import { allDistances, seededStates } from "#test/lib/solver/states.ts";

const TABLES = {
  HTM: buildDistanceTable({ metric: "HTM" }),
  QTM: buildDistanceTable({ metric: "QTM" }),
};
const METRICS = ["HTM", "QTM"] as const;
/** Each remedy alone, and both together. */
const REMEDIES: GuideVariant[] = [
  { start: -3, rounding: "towards zero" },
  { start: -1, rounding: "down" },
  { start: -3, rounding: "down" },
];

const MISSED = [
  "F R' F R2 F' U F R2 F2 U",
  "F R' F U R2 F2 R U F' R2",
  "F R' F' R2 F2 U' R' U F' R2",
  "F2 R U F' R2 F R' F U R2",
  "F2 R' F' R F2 R' U F' U' R2",
  "F' U F R2 F2 U F R' F R2",
  "F' U F' R2 F U' F' R2 F2 U'",
  "F' U F' U' F2 R2 F' R' F R2",
];

test("the guide's search prints twelve for the swap and misses the eight; with either remedy it prints all 20", () => {
  const { printout, solutions } = compareSearches(SWAPPED, TABLES.HTM, GUIDE_VARIANT);
  expect(printout.solutions).toHaveLength(12);
  const missed = solutions.filter(({ isPrinted }) => !isPrinted);
  expect(missed.map(({ moves }) => formatMoves(moves))).toEqual(MISSED);
  for (const slip of REMEDIES) {
    const mended = compareSearches(SWAPPED, TABLES.HTM, slip);
    expect(mended.printout.solutions).toEqual(solutions.map(({ moves }) => moves));
    expect(mended.solutions.every(({ isPrinted }) => isPrinted)).toBe(true);
  }
});

test("it prints nothing for F, F2 and F', and the one solution with either remedy", () => {
  for (const move of [0, 1, 2]) {
    const cube = rankState(applyMoves(SOLVED, [move]));
    expect(guideSearch(cube, TABLES.HTM, GUIDE_VARIANT).solutions).toEqual([]);
    for (const slip of REMEDIES) {
      expect(guideSearch(cube, TABLES.HTM, slip).solutions).toEqual([[2 - move]]);
    }
  }
});

test("its cause is one division: -1 by three is 0 towards zero, and no face of a move when rounded down", () => {
  expect(divideByThree(-1, "towards zero")).toBe(0);
  expect(divideByThree(-1, "down")).toBe(-1);
  for (const rounding of ROUNDINGS) {
    expect(divideByThree(-3, rounding)).toBe(-1);
    for (let move = 0; move < 9; move++) {
      expect(divideByThree(move, rounding)).toBe(faceOf(move));
    }
  }
});

test.each(METRICS)(
  "for 1000 seeded cubes in %s it prints the library's solutions but those that begin with F, and with a remedy all",
  (metric) => {
    const table = TABLES[metric];
    let withF = 0;
    for (const cube of seededStates(23, 1000)) {
      const all = [...shortestSolutions(unrankState(cube), table)];
      const without = all.filter(([first]) => faceOf(first) !== 0);
      withF += all.length - without.length;
      expect(guideSearch(cube, table, GUIDE_VARIANT).solutions).toEqual(without);
      expect(guideSearch(cube, table, REMEDIES[0]).solutions).toEqual(all);
    }
    expect(withF).toBeGreaterThan(100);
  },
);

test("with the exact table the test on faces cuts nothing after a move in HTM, and hundreds of turns in QTM", () => {
  const cubes = [SWAPPED, ...seededStates(29, 1000)];
  const cut = (metric: "HTM" | "QTM") =>
    cubes.map((cube) => guideSearch(cube, TABLES[metric], REMEDIES[2]).cutLater);
  expect(cut("HTM").every((count) => count === 0)).toBe(true);
  expect(cut("QTM").every((count) => count === 0)).toBe(false);
  expect(cut("QTM")[0]).toBeGreaterThan(100);
});

// The whole claim for every state: no two consecutive turns of the same face both lead
// closer.
test("in HTM no state has two turns of one face in a row that both lead closer", () => {
  const distances = allDistances(TABLES.HTM);
  const after = [0, 1, 2].map((face) =>
    [0, 1, 2].map((turn) => turnsOf(3 * face + turn)),
  );
  let found = 0;
  for (let index = 0; index < distances.length; index++) {
    const here = distances[index];
    for (const turns of after) {
      // Two turns of a face are equivalent to one of its three turns, or to none.
      for (const turn of turns) if (distances[turn(index)] < here - 1) found++;
    }
  }
  expect(found).toBe(0);
});

/** A move on indices, computed on the pieces once for each half of an index. */
function turnsOf(move: number): (index: number) => number {
  const permutation = Uint16Array.from({ length: 5040 }, (_, i) =>
    Math.floor(rankState(applyMoves(unrankState(i * 729), [move])) / 729),
  );
  const orientation = Uint16Array.from(
    { length: 729 },
    (_, i) => rankState(applyMoves(unrankState(i), [move])) % 729,
  );
  return (index) =>
    permutation[Math.floor(index / 729)] * 729 + orientation[index % 729];
}

test("the mistake loses some solutions of 1989920 states and all of 675087", () => {
  const lost = { someWithF: 1_989_920, onlyWithF: 675_087 };
  expect(countLostSolutions(TABLES.HTM)).toEqual(lost);
});

test("each quarter turn changes the parity, so without the first U no solution of the swap swaps two pieces", () => {
  for (const move of [0, 2, 3, 5, 6, 8]) {
    expect(isEvenPermutation(applyMoves(SOLVED, [move]).permutation)).toBe(false);
  }
  const solutions = [...shortestSolutions(unrankState(SWAPPED), TABLES.HTM)];
  const startingWithU = solutions.filter(([first]) => faceOf(first) === 2);
  expect(startingWithU.map(([first]) => first)).toEqual([6, 6, 8, 8]);
  for (const moves of startingWithU) {
    const { permutation } = applyMoves(SOLVED, moves.slice(1));
    expect(isEvenPermutation(permutation)).toBe(true);
  }
});

describe("a run of the guide's search", () => {
  test("is restored from the address for all settings", () => {
    const texts = new Set<string>();
    for (const puzzle of Object.keys(RUN_CUBES) as RunCube[]) {
      for (const metric of METRICS) {
        for (const start of START_VALUES) {
          for (const rounding of ROUNDINGS) {
            const run = { puzzle, metric, start, rounding };
            texts.add(guideRunModel.encode(run));
            expect(guideRunModel.decode(guideRunModel.encode(run))).toEqual(run);
          }
        }
      }
    }
    expect(texts.size).toBe(24);
  });

  test("other texts are refused in words", () => {
    for (const text of [
      "",
      "s",
      "x-HTM-1-zero",
      "s-HTM-2-zero",
      "s-htm-1-zero",
      "s-HTM-1-up",
      "<b>",
    ]) {
      expect(() => guideRunModel.decode(text)).toThrow("it should name a cube");
    }
  });

  test("is not shown when a search takes another cube for solved", () => {
    const { distance, ...rest } = TABLES.HTM;
    const other = rankState(applyMoves(unrankState(5), [3]));
    const lies = new Map([
      [5, 0],
      [other, 1],
    ]);
    const lying = {
      ...rest,
      distance: (index: number) => lies.get(index) ?? distance(index),
    };
    expect(() => compareSearches(other, TABLES.HTM, GUIDE_VARIANT)).not.toThrow();
    expect(() => compareSearches(other, lying, GUIDE_VARIANT)).toThrow("do not solve");
  });
});

describe("the words beside the figures", () => {
  const run = { puzzle: "swapped", metric: "HTM", ...GUIDE_VARIANT } as const;
  const ran = (start: number) =>
    compareSearches(SWAPPED, TABLES.HTM, { start, rounding: "towards zero" });

  test("name the cube and the metric, the third and its effect", () => {
    expect(runText(run)).toBe("Run on: 1 and 2 swapped, in HTM.");
    expect(startText(run)).toBe(
      "A third of −1, rounded towards zero, is 0: face F. The program assumes that F has just been turned, and starts no solution with F.",
    );
    expect(startText({ start: -3, rounding: "down" })).toBe(
      "A third of −3, rounded down, is −1: no face. Any face may come first.",
    );
    expect(printoutText(ran(-1))).toBe(
      "It misses eight of 20. After a move its test “not the same face twice” has not cut a single turn.",
    );
    expect(printoutText(ran(-3))).toMatch(/^It prints every solution\. /);
    const one = rankState(applyMoves(SOLVED, [0]));
    expect(printoutText(compareSearches(one, TABLES.HTM, GUIDE_VARIANT))).toMatch(
      /^It prints nothing at all\. /,
    );
    expect(printoutText(compareSearches(SWAPPED, TABLES.QTM, GUIDE_VARIANT))).toMatch(
      / has cut \d+ turns: halves of half turns\.$/,
    );
  });
});

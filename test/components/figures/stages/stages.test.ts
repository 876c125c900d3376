import { describe, expect, test } from "vitest";
import { filterCases, caseSheetModel } from "#figures/stages/cases/case-sheet-model.ts";
import { buildCaseSheets } from "#figures/stages/cases/build-case-sheets.ts";
import {
  CASE_SHEET_NAMES,
  type CaseSheetName,
} from "#figures/stages/cases/sheet-names.ts";
import { methodFacts } from "#figures/stages/costs/method-facts.ts";
import {
  MAX_STEPS,
  twoSolutionsModel,
} from "#figures/stages/two-solutions/two-solutions-model.ts";
import {
  applyMoves,
  effortOf,
  fromFacelets,
  goalPatterns,
  matchAny,
  rankState,
  unrankState,
} from "#lib/index.ts";
import { createStageSolver } from "#src/workers/stage-solutions.ts";
import { seededStates } from "#test/lib/solver/states.ts";

const sheets = buildCaseSheets();
const { methods, god } = methodFacts();

/** Where the ways of each sheet lead. */
const ENDS = {
  turn: "oriented",
  swap: "solved",
  face: "faces",
  both: "solved",
} as const satisfies Record<CaseSheetName, string>;

describe("the sheets of cases", () => {
  test("have the number of cases that cubers learn, each with its own name", () => {
    const counts = CASE_SHEET_NAMES.map((name) => sheets[name].length);
    expect(counts).toEqual([7, 2, 7, 5]);
    for (const name of CASE_SHEET_NAMES) {
      expect(new Set(sheets[name].map((one) => one.name)).size).toBe(
        sheets[name].length,
      );
    }
  });

  test.each(CASE_SHEET_NAMES)(
    "%s: every solution solves the picture, all are equally long, and the first is the easiest",
    (name) => {
      const ends = new Set(matchAny(goalPatterns(ENDS[name])));
      for (const { facelets, solutions: ways } of sheets[name]) {
        const drawn = fromFacelets(facelets);
        expect(new Set(ways.map((way) => way.join())).size).toBe(ways.length);
        for (const way of ways) {
          expect(ends.has(rankState(applyMoves(drawn, way)))).toBe(true);
          expect(way).toHaveLength(ways[0].length);
          expect(effortOf(way)).toBeGreaterThanOrEqual(effortOf(ways[0]));
        }
      }
    },
  );

  test("are searched by name and by moves, however these are typed", () => {
    const names = (find: string, sheet: CaseSheetName = "turn") =>
      filterCases(sheets[sheet], find).map(({ name }) => name);
    expect(names("")).toHaveLength(7);
    expect(names("sune")).toEqual(["Sune", "Antisune"]);
    for (const typed of ["R U R' U R U2 R'", "RUR’URU2R’", "r u r′ u r u2 r′"]) {
      expect(names(typed)).toEqual(["Sune"]);
    }
    expect(names("R2 F2 R2", "both")).toContain("diagonal above and below");
    expect(names("M2")).toEqual([]);
  });

  test("say what is looked for, and nothing where only spaces are typed", () => {
    const said = (find: string) =>
      caseSheetModel.describe({ sheet: "turn", query: find });
    expect(said("sune")).toContain("Search: sune.");
    expect(said("  ")).toBe(said(""));
  });
});

describe("what the chapter says of stages", () => {
  test("no method takes more turns than a link may name", () => {
    const worst = Object.values(methods).map(({ unlucky }) => unlucky.worst);
    expect(Math.max(...worst)).toBe(MAX_STEPS);
  });

  test("layer by layer takes 2 to 2½ times the optimal number of turns, Ortega about twice", () => {
    const times = ({ mean }: { mean: number }) => mean / god.mean;
    expect(times(methods.layers.lucky)).toBeCloseTo(1.9, 1);
    expect(times(methods.layers.unlucky)).toBeCloseTo(2.56, 1);
    expect(times(methods.ortega.lucky)).toBeCloseTo(1.8, 1);
    expect(times(methods.ortega.unlucky)).toBeCloseTo(2.15, 1);
  });

  test("the most crossed case of both layers is the shortest, and two neighbours take three times as long", () => {
    const turns = Object.fromEntries(
      sheets.both.map(({ name, solutions: ways }) => [name, ways[0].length]),
    );
    expect(Math.min(...Object.values(turns))).toBe(turns["diagonal above and below"]);
    expect(turns["neighbours above"]).toBe(3 * turns["diagonal above and below"]);
  });
});

test("both ways of the figure lead home, and the one by stages is never shorter", () => {
  const answer = createStageSolver();
  for (const cube of seededStates(4, 30)) {
    for (const method of ["layers", "ortega"] as const) {
      const { stages, shortest: direct } = answer({ cube, method });
      for (const moves of [stages.flat(), direct]) {
        expect(rankState(applyMoves(unrankState(cube), moves))).toBe(0);
      }
      expect(stages.flat().length).toBeGreaterThanOrEqual(direct.length);
    }
  }
});

test("links restore the state, and wrong ones are refused with a reason", () => {
  const { encode, decode, initial } = twoSolutionsModel;
  const state = { ...initial, method: "ortega", cube: 7, step: 3 } as const;
  expect(decode(encode(state))).toEqual(state);
  expect(() => decode("cross-1-1")).toThrow("it should be layers or ortega");
  expect(() => decode("layers-3674160-1")).toThrow(
    "the largest cube number is 3,674,159",
  );
  const sheet = { sheet: "face", query: "R U-R'" } as const;
  expect(caseSheetModel.decode(caseSheetModel.encode(sheet))).toEqual(sheet);
  expect(() => caseSheetModel.decode(`turn-${"R".repeat(41)}`)).toThrow("40 letters");
});

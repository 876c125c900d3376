import { expect, test } from "vitest";
import { importModule } from "#notebook/run/modules.ts";

const MODULES = {
  cubes: { rankState: 1, unrankState: 2, SOLVED: 3, N: 4 },
  "@many/charts": {},
};

test("returns all exports of a module", () => {
  expect(importModule(MODULES, "cubes", [])).toBe(MODULES.cubes);
  expect(importModule(MODULES, "cubes", ["SOLVED", "N"])).toBe(MODULES.cubes);
});

test("reports an unknown module with the known ones", () => {
  for (const name of ["cube", "toString", "__proto__"]) {
    expect(() => importModule(MODULES, name, [])).toThrow(
      new Error(
        `there is no module “${name}” here; a cell can import cubes, @many/charts`,
      ),
    );
  }
});

test.each([
  ["rankstate", "rankState"],
  ["rankStat", "rankState"],
  ["rankStates", "rankState"],
  ["arnkState", "rankState"],
  ["rankSxxxe", "rankState"], // three of nine letters
  ["unrankStte", "unrankState"],
  ["solved", "SOLVED"],
  ["M", "N"],
  ["NMO", "N"], // two letters too many
])("takes %s for a misspelling of %s", (name, meant) => {
  expect(() => importModule(MODULES, "cubes", ["N", name])).toThrow(
    new Error(`cubes has no export “${name}”; did you mean ${meant}?`),
  );
});

test.each(["raxxxxate", "applyMoves", "NMOP"])(
  "%s is too far from any name to be a slip",
  (name) => {
    expect(() => importModule(MODULES, "cubes", [name])).toThrow(
      new Error(`cubes has no export “${name}”`),
    );
  },
);

test("a capitalised name may be a type, which has no value to import", () => {
  expect(() => importModule(MODULES, "cubes", ["PuzzleDefinition"])).toThrow(
    "cubes has no export “PuzzleDefinition”; if it is a type, write “type PuzzleDefinition”",
  );
});

test("suggests nothing for a module without exports", () => {
  expect(() => importModule(MODULES, "@many/charts", ["plot"])).toThrow(
    new Error("@many/charts has no export “plot”"),
  );
});

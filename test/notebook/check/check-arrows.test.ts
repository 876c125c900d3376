import { expect, test } from "vitest";
import { checkArrows } from "#notebook/check/check-arrows.ts";
import { runSingleCell } from "../run/run-single-cell.ts";

async function complaintsAbout(source: string): Promise<string[]> {
  const { outputs } = await runSingleCell(source);
  return checkArrows(source, outputs);
}

test.each([
  ["beside", "1 + 1; // → 2"],
  ["at the end of", "[\n  1,\n]; // → [1]"],
  ["below", "for (const i of [1, 2]) console.log(i);\n// → 1\n// → 2\n\n3;"],
  ["with nothing to say", 'console.log("");\n// → '],
  ["inside", "try {\n  throw 1;\n} catch (e) {\n  console.log(e); // → 1\n}"],
])(
  "a line that stands %s its statement and is right is no complaint",
  async (_, source) => {
    expect(await complaintsAbout(source)).toEqual([]);
  },
);

test.each([
  ["a wrong value", "1;\n1 + 1; // → 3", "line 2: expected “3”, got “2”"],
  ["a missing value", "void 0; // → 3", "line 1: expected “3”, got “”"],
  ["an unexpected value", "1;\n// → ", "line 1: expected “”, got “1”"],
  ["a comment above its statement", "// → 1\n1;", "line 1: expected “1”, got “”"],
  [
    "one value too few",
    "for (const i of [1, 2]) console.log(i);\n// → 1",
    "line 1: expected “1”, got “1\n2”",
  ],
  ["other white space", "[1, 2]; // → [1,2]", "line 1: expected “[1,2]”, got “[1, 2]”"],
  [
    "a string that holds one",
    '"// → 1";',
    "the cell has no “// →” comment and no output to look at",
  ],
  ["none at all", "1;", "the cell has no “// →” comment and no output to look at"],
])("reports %s", async (_, source, complaint) => {
  expect(await complaintsAbout(source)).toEqual([complaint]);
});

import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { consoleLines } from "#figures/building-tables/console/console-lines.ts";

const write = (name: "permutation" | "orientation") =>
  [...consoleLines(name)].map(({ text }) => text).join("\n");

test("the permutations: the guide’s text and counts, down to the final 0", () => {
  expect(write("permutation")).toBe(`Calculating Permutation Tables
******************************

Depth: 0 Positions: 1
Depth: 1 Positions: 9
Depth: 2 Positions: 54
Depth: 3 Positions: 297
Depth: 4 Positions: 1233
Depth: 5 Positions: 2157
Depth: 6 Positions: 1244
Depth: 7 Positions: 45
Depth: 8 Positions: 0
Finished. 5040 unique permutations.`);
});

test("the orientations: the guide’s text and counts, down to the final 0", () => {
  expect(write("orientation")).toBe(`Calculating Orientation Tables
******************************

Depth: 0 Positions: 1
Depth: 1 Positions: 2
Depth: 2 Positions: 12
Depth: 3 Positions: 64
Depth: 4 Positions: 274
Depth: 5 Positions: 336
Depth: 6 Positions: 40
Depth: 7 Positions: 0
Finished. 729 unique orientations.`);
});

test("no line is marked while the library's counts are right", () => {
  for (const name of ["permutation", "orientation"] as const) {
    expect(
      [...consoleLines(name)].filter(({ published }) => published !== undefined),
    ).toEqual([]);
  }
});

test("the program has no count written in it", () => {
  const source = readFileSync(
    new URL(
      "../../../../src/components/figures/building-tables/console/console-lines.ts",
      import.meta.url,
    ),
    "utf8",
  );
  expect(source.match(/\b\d{3,}\b/g)).toBeNull();
});

import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { findNearestTests } from "#scripts/mutants/nearest-tests.ts";

function writeTree(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "every-cube-"));
  onTestFinished(() => rmSync(root, { recursive: true }));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return root;
}

const TREE = {
  "src/lib/index.ts": `export { rank } from "./rank.ts"; export { turn } from "./turn.ts";`,
  "src/lib/rank.ts": `export const rank = 1;`,
  "src/lib/turn.ts": `import { rank } from "./rank.ts"; export const turn = rank;`,
  "test/a/first.test.ts": `import { rank } from "../../src/lib/rank.ts";`,
  "test/lib/rank.test.ts": `import { rank } from "every-cube";`,
  "test/lib/turn.test.ts": `import { turn } from "../../src/lib/index.ts";`,
  "test/lib/all.test.ts": `import * as all from "../../src/lib/index.ts";`,
  "test/lib/text.test.ts": `import text from "../../src/lib/rank.ts?raw";`,
  "test/lib/type.test.ts": `import type { Rank } from "../../src/lib/rank.ts";`,
  "test/lib/helper.ts": `import { turn } from "../../src/lib/turn.ts";`,
  "test/lib/late.test.ts": `const { turn } = await import("./helper.ts");`,
};

test("tests are sorted by folder distance, then by import distance", () => {
  const testsOf = findNearestTests(writeTree(TREE));
  expect(testsOf("src/lib/rank.ts")).toEqual([
    "test/lib/rank.test.ts",
    "test/lib/all.test.ts",
    "test/lib/turn.test.ts",
    "test/lib/late.test.ts",
    "test/a/first.test.ts",
  ]);
});

test("re-exports are followed only for the imported name", () => {
  const testsOf = findNearestTests(writeTree(TREE));
  expect(testsOf("src/lib/turn.ts")).not.toContain("test/lib/rank.test.ts");
  expect(testsOf("src/lib/turn.ts")).toContain("test/lib/turn.test.ts");
  expect(testsOf("src/lib/turn.ts")).toContain("test/lib/all.test.ts");
});

test("text imports and type imports don't count", () => {
  const tests = findNearestTests(writeTree(TREE))("src/lib/rank.ts");
  expect(tests).not.toContain("test/lib/text.test.ts");
  expect(tests).not.toContain("test/lib/type.test.ts");
});

test("a module that a test loads as a copy counts as imported", () => {
  const test = "test/lib/copies.test.ts";
  const copies =
    "const copy = `../../src/lib/rank.ts?copy=${++copies}`; await import(copy);";
  const testsOf = findNearestTests(writeTree({ ...TREE, [test]: copies }));
  expect(testsOf("src/lib/rank.ts")).toContain(test);
});

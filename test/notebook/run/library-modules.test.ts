import { expect, test } from "vitest";
import { ENTRY_POINTS } from "#build/content/library-docs.ts";
import * as bigCube from "#lib/big-cube.ts";
import * as lessons from "#lib/lessons.ts";
import { ALL_LIBRARY_MODULES } from "#notebook/run/all-library-modules.ts";
import { LIBRARY_MODULES } from "#notebook/run/library-modules.ts";
import { runSingleCell } from "./run-single-cell.ts";

test("cells can import every entry point of the package", () => {
  const names = ["every-cube", ...ENTRY_POINTS.map((name) => `every-cube/${name}`)];
  expect(Object.keys(ALL_LIBRARY_MODULES).sort()).toEqual(names.sort());
});

test("an export is the same in every module that has it", () => {
  const all = LIBRARY_MODULES["every-cube"];
  for (const module of Object.values(LIBRARY_MODULES)) {
    for (const [name, value] of Object.entries(module)) expect(all[name]).toBe(value);
  }
});

test("no export of the big cube has the name of another export of the library", () => {
  const all = LIBRARY_MODULES["every-cube"];
  expect(Object.keys(bigCube).filter((name) => name in all)).toEqual([]);
});

test("cells written when the lessons were in “every-cube” still run", async () => {
  const names = Object.keys(lessons);
  const cell = `import { ${names.join(", ")} } from "every-cube";\n[${names.join(", ")}].length;`;
  const { outputs, error } = await runSingleCell(cell);
  expect(error).toBeUndefined();
  expect(outputs.map(({ text }) => text)).toEqual([String(names.length)]);
});

test("a missing import is suggested from the module that has the name in the package", async () => {
  const messageOf = async (source: string) =>
    (await runSingleCell(source)).error?.message;
  expect(await messageOf("toStickers;")).toContain('from "every-cube/lessons"');
  expect(await messageOf("rankState;")).toContain('from "every-cube"');
});

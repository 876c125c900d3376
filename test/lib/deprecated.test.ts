import { expect, test } from "vitest";
import { readFormerNames, readLibraryDocs } from "#build/content/library-docs.ts";
import * as library from "#lib/cell-library.ts";
import * as deprecated from "#lib/deprecated.ts";
import * as index from "#lib/index.ts";
import { runNotebook } from "#notebook/run/run-notebook.ts";

const modules = { "every-cube": library };

test("a cell saved with an old name still runs", async () => {
  const source = `import { bestPlaceToAsk, BLANK, fittingCubes } from "every-cube";

bestPlaceToAsk(fittingCubes(new Array(24).fill(BLANK), [..."URFDLB"]))`;
  const [{ outputs, error }] = await runNotebook(
    [{ id: "a", label: "cell 1", source }],
    { modules },
  );
  expect(error).toBeUndefined();
  expect(outputs.map(({ text }) => text)).toEqual(["0"]);
});

test("every old name is an export of the library under a new name", () => {
  const entries = readLibraryDocs().flatMap((group) => group.entries);
  const current = new Set(entries.map(({ name }) => name));
  const formerNames = readFormerNames();
  for (const [name, formers] of formerNames) {
    expect(current).toContain(name);
    for (const former of formers) expect(current).not.toContain(former);
  }
  const oldNames = [...formerNames.values()].flat();
  expect(oldNames.length).toBe(new Set(oldNames).size);
  for (const [name, value] of Object.entries(deprecated)) {
    expect(oldNames).toContain(name);
    expect(Object.values(index)).toContain(value);
  }
});

test("a stage still has its subgoals under their old name", () => {
  const method = [[{ from: [], to: index.goalPatterns("solved") }]];
  const [stage] = index.buildStages(method, { metric: "HTM" });
  expect((stage as unknown as { aims: unknown }).aims).toBe(stage.subgoals);
  expect(Object.keys(stage)).not.toContain("aims");
});

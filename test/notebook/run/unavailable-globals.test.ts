import { expect, test } from "vitest";
import {
  removeUnavailableGlobals,
  whyUnavailable,
} from "#notebook/code/unavailable-globals.ts";
import { runSingleCell } from "./run-single-cell.ts";

test("removes unavailable globals: functions throw, the rest is deleted", () => {
  class World {
    fetch() {}
    get indexedDB() {
      return 1;
    }
    setTimeout() {}
  }
  const world: Record<string, unknown> = Object.create(new World());
  world["Worker"] = class {};
  removeUnavailableGlobals(world);
  expect(() => (world["fetch"] as () => void)()).toThrow(
    /^fetch cannot be used: cells have no network/,
  );
  expect(() => new (world["Worker"] as new () => object)()).toThrow(
    /^Worker cannot be used: a cell cannot start workers/,
  );
  expect("indexedDB" in world).toBe(false);
  expect(world["setTimeout"]).toBe(World.prototype.setTimeout);
});

test("explains the use of page globals, but not a misspelt name", async () => {
  const { error } = await runSingleCell("document.title");
  expect(error!.message).toMatch(
    /^ReferenceError: document is not defined: cells run apart from the page/,
  );
  expect((await runSingleCell("documents")).error!.message).toBe(
    "ReferenceError: documents is not defined",
  );
  expect(whyUnavailable("constructor")).toBeUndefined();
});

test.each([
  ["html`<b>1</b>`", /^ReferenceError: html is not defined: cells show no HTML: /],
  ["Generators.range(3)", /Generators is not defined: of what Observable’s notebooks/],
  ["1;\nviewof n = 3", /“viewof” belongs .*: write “const n = view\(…\);”$/],
  ["mutable n = 3", /“mutable” belongs .*: let a control hold what changes$/],
])(
  "what Observable has and cells have not is said in a sentence: %s",
  async (source, words) => {
    const { error } = await runSingleCell(source);
    expect(error!.message).toMatch(words);
    expect(error!.message).not.toMatch(/\. /);
    expect(error!.line).toBe(source.split("\n").length);
  },
);

test("reports errors in timers and unhandled rejections in their cell", async () => {
  const { outputs } = await runSingleCell(
    "1;\nsetTimeout(() => {\n  throw new Error('late');\n});\nawait new Promise((done) => setTimeout(done, 20));",
  );
  expect(outputs).toContainEqual({
    ...{ line: 3, text: "Uncaught: Error: late", isFailure: true },
  });
});

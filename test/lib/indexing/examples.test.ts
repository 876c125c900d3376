import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as lib from "../../../src/lib/index.ts";

const folder = new URL("../../../src/lib/indexing/", import.meta.url);

const sources = readdirSync(folder)
  .filter((file) => file !== "check-input.ts")
  .map((file) => readFileSync(new URL(file, folder), "utf8"));

const examples = sources.flatMap((source) =>
  Array.from(source.matchAll(/@example +(.+) \/\/ → (.+)/g), ([, call, printed]) => ({
    call,
    printed,
  })),
);

test.each(examples)(
  "the docstring's example holds: $call is $printed",
  ({ call, printed }) => {
    const names = Object.keys(lib);
    const run = new Function(...names, `return [${call}, ${printed}]`);
    const [actual, expected] = run(...Object.values(lib));
    expect(actual).toEqual(expected);
  },
);

test("each public function of the folder has an example", () => {
  const functions = sources.flatMap((source) =>
    Array.from(source.matchAll(/^export function (\w+)/gm), ([, name]) => name),
  );
  const called = examples.map(({ call }) => call.slice(0, call.indexOf("(")));
  expect(functions.length).toBeGreaterThan(0);
  expect(called).toEqual(functions);
});

import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as standalone from "#notebook/document/standalone.ts";
import {
  LIVE_VALUE_DEFINITIONS,
  LIVE_NAMES,
  INITIAL_LIVE_VALUES,
} from "#notebook/run/live-values.ts";
import { setterName } from "#notebook/run/page-module.ts";

const DECLARATIONS = join(
  import.meta.dirname,
  "../../../build/content/declarations/page.d.ts",
);

test.each(LIVE_NAMES)("%s survives the round trip through cells", (name) => {
  const {
    toCells,
    fromCells,
    check,
    initial: untouched,
  } = LIVE_VALUE_DEFINITIONS[name];
  expect(INITIAL_LIVE_VALUES[name]).toEqual(untouched);
  expect(fromCells(toCells(untouched as never) as never)).toEqual(untouched);
  expect(check(JSON.parse(JSON.stringify(untouched)))).toEqual(untouched);
  for (const wrong of [
    undefined,
    null,
    "1",
    -1,
    1e9,
    [0],
    ["<b>", {}],
    { length: 3 },
  ]) {
    expect(() => check(wrong), JSON.stringify(wrong)).toThrow();
  }
});

test("live values and setters are declared, and exist in exports", () => {
  const declared = readFileSync(DECLARATIONS, "utf8");
  for (const name of LIVE_NAMES) {
    expect(declared).toContain(`export declare const ${name}: `);
    expect(declared).toContain(`export declare function ${setterName(name)}(`);
    expect(standalone).toHaveProperty(name);
    expect(standalone).toHaveProperty(setterName(name));
  }
});

import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { FIGURES } from "../browser/figures.ts";

/** Shown only on demand, and tested by test/browser/solving/big-cube.spec.ts. */
const ON_DEMAND = ["enter-big-cube"];

const COMPONENTS = join(import.meta.dirname, "../../src/components");

/** The ids of a component's figures that have a store, and so a state in the address. */
function idsWithStore(code: string): string[] {
  const named = /const ID = "([\w-]+)"/.exec(code)?.[1];
  // An OrderEditor is a figure of the component that passes its store.
  const figures = code.matchAll(
    /<(?:Figure|PredictableFigure|OrderEditor)\s([^]*?)\n\s*\/?>/g,
  );
  return Array.from(figures, ([, attributes]) =>
    /\bstore=\{/.test(attributes)
      ? (/\bid="([\w-]+)"/.exec(attributes)?.[1] ?? named!)
      : undefined,
  ).filter((id) => id !== undefined);
}

test("every figure that keeps a state is held to the contract of all figures", () => {
  const ids = globSync("**/*.tsx", { cwd: COMPONENTS }).flatMap((file) =>
    idsWithStore(readFileSync(join(COMPONENTS, file), "utf8")),
  );
  const tried = FIGURES.flatMap(({ id, shownIn = [] }) => [id, ...shownIn]);
  expect(ids.sort()).toEqual([...tried, ...ON_DEMAND].sort());
});

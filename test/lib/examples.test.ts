import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import * as bigCube from "#lib/big-cube.ts";
import * as index from "#lib/index.ts";
import * as lessons from "#lib/lessons.ts";

const root = join(import.meta.dirname, "../../src/lib");
const files = globSync("*/*.ts", { cwd: root });

const modules = await Promise.all(files.map((file) => import(join(root, file))));
const library: Record<string, unknown> = Object.assign({}, ...modules);

/** A promise of an example: running everything above the arrow returns what follows it. */
interface Promised {
  code: string;
  kind: string;
  result: string;
}

const examples = files.flatMap((file) =>
  findExamples(readFileSync(join(root, file), "utf8")),
);

test.each(examples.flat())("the example holds: $code // $kind $result", (example) => {
  const { code, kind, result } = example;
  if (kind === "→") expect(evaluate(code)).toEqual(evaluate(`(${result})`));
  else expect(() => evaluate(code)).toThrow(new RangeError(result));
});

test("every example promises something", () => {
  expect(examples.length).toBeGreaterThan(0);
  expect(examples.filter((promised) => promised.length === 0)).toEqual([]);
});

test("every function that an entry point exports has an example that uses it", () => {
  const functions = Object.entries({ ...index, ...bigCube, ...lessons }).filter(
    ([, value]) => value instanceof Function,
  );
  const run = examples.flat().map(({ code }) => code);
  const without = functions.filter(
    ([name]) => !run.some((code) => code.includes(`${name}(`)),
  );
  expect(functions.length).toBeGreaterThan(0);
  expect(without.map(([name]) => name)).toEqual([]);
});

/** The promises of each example in a file; those of one example share its code. */
function findExamples(source: string): Promised[][] {
  const blocks = source.matchAll(/@example\b(.*?)(?=\n \* @|\n \*\/)/gs);
  return Array.from(blocks, ([, block]) => {
    const text = block.replace(/^ \*/gm, "");
    const promises = text.matchAll(/\/\/ (→|RangeError:) (.+)/g);
    return Array.from(promises, ({ 1: kind, 2: result, index: end }) => ({
      code: text.slice(0, end).trim(),
      kind,
      result,
    }));
  });
}

/** The value of the last statement. */
function evaluate(code: string): unknown {
  const run = new Function(
    ...Object.keys(library),
    `return eval(${JSON.stringify(ts.transpile(code, { target: ts.ScriptTarget.Latest }))})`,
  );
  return run(...Object.values(library));
}

import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const folder = new URL("../../../src/lib/puzzle/", import.meta.url);
const files = readdirSync(folder);

const modules = await Promise.all(files.map((file) => import(`${folder}${file}`)));
const library: Record<string, unknown> = Object.assign({}, ...modules);

const examples = files.flatMap((file) => {
  const source = readFileSync(new URL(file, folder), "utf8");
  return Array.from(
    source.matchAll(/@example +(.+) \/\/ (→|RangeError:) (.+)/g),
    ([, call, kind, result]) => ({ call, kind, result }),
  );
});

test.each(examples)("the example holds: $call // $kind $result", (example) => {
  const { call, kind, result } = example;
  const evaluate = (expression: string) =>
    new Function(...Object.keys(library), `return ${expression}`)(
      ...Object.values(library),
    );
  if (kind === "→") expect(evaluate(call)).toEqual(evaluate(`(${result})`));
  else expect(() => evaluate(call)).toThrow(new RangeError(result));
});

test("every @example is one of these", () => {
  const written = files.flatMap((file) =>
    readFileSync(new URL(file, folder), "utf8").match(/@example/g),
  );
  expect(examples).toHaveLength(written.filter(Boolean).length);
});

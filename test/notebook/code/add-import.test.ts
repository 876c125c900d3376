import { expect, test } from "vitest";
import { addImport, boundNames } from "#notebook/code/add-import.ts";

function imported(source: string, name = "b", module = "m"): string {
  const { from, insert } = addImport(source, module, name);
  return source.slice(0, from) + insert + source.slice(from);
}

test("adds a name to the import from its module", () => {
  expect(imported('import { a } from "m";\na;')).toBe('import { a, b } from "m";\na;');
  expect(imported("import { a as c } from 'm'")).toBe("import { a as c, b } from 'm'");
  expect(imported('import { } from "m";')).toBe('import { b  } from "m";');
  expect(imported('import d, { a } from "m";')).toBe('import d, { a, b } from "m";');
});

test("keeps the line breaks and trailing comma of a list", () => {
  expect(imported('import {\n  a,\n} from "m";')).toBe(
    'import {\n  a, b,\n} from "m";',
  );
});

test("adds a new import below the others", () => {
  expect(imported('import { a } from "n";\na;')).toBe(
    'import { a } from "n";\nimport { b } from "m";\na;',
  );
  expect(imported('import * as m from "m";')).toBe(
    'import * as m from "m";\nimport { b } from "m";',
  );
  expect(imported('import type { A } from "m";')).toBe(
    'import type { A } from "m";\nimport { b } from "m";',
  );
});

test("adds a line below the last of several imports", () => {
  const imports = 'import { a } from "n";\nimport { c } from "o";\n';
  expect(imported(`${imports}a;`)).toBe(`${imports}import { b } from "m";\na;`);
});

test("without imports, adds the first line and a blank one", () => {
  expect(imported("a;")).toBe('import { b } from "m";\n\na;');
  expect(imported("// what it does\na;")).toBe(
    'import { b } from "m";\n\n// what it does\na;',
  );
  expect(imported("")).toBe('import { b } from "m";\n');
});

test("imports a type with “type”", () => {
  expect(imported('import { a } from "m";', "type B")).toBe(
    'import { a, type B } from "m";',
  );
});

test("finds declared names, and whether they are imported", () => {
  const kindOf = (source: string) => boundNames(source).get("b");
  for (const source of [
    'import { b } from "m";',
    'import { a as b } from "m";',
    'import { type b } from "m";',
    'import b from "m";',
    'import * as b from "m";',
  ]) {
    expect(kindOf(source), source).toBe("imported");
  }
  for (const source of [
    "const { a: [b] } = c;",
    "function b() {}",
    "function f(b) {}",
    "class b {}",
    "type b = 1;",
    "interface b {}",
  ]) {
    expect(kindOf(source), source).toBe("defined");
  }
  for (const source of [
    "b;",
    "a.b = 1;",
    "({ b: 1 });",
    '"b"',
    "// b",
    "const bb = 1;",
  ]) {
    expect(kindOf(source), source).toBeUndefined();
  }
});

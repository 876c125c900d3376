import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";
import { readLibraryDocs } from "#build/content/library-docs.ts";

const lib = join(import.meta.dirname, "../../src/lib");
const entries = readLibraryDocs().flatMap((group) => group.entries);
const exported = new Set(entries.map(({ name }) => name));

const declared = new Set(
  globSync("**/*.ts", { cwd: lib }).flatMap((file) =>
    declaredTypes(readFileSync(join(lib, file), "utf8")),
  ),
);

test("no exported signature names a type of the library that isn't exported", () => {
  expect(declared.size).toBeGreaterThan(exported.size / 4);
  const missing = entries.flatMap(({ name, signature }) =>
    typesIn(signature)
      .filter((type) => declared.has(type) && !exported.has(type))
      .map((type) => `${name} names ${type}`),
  );
  expect(missing).toEqual([]);
});

test("types are found in parameters, results, members and in what an interface extends", () => {
  const signatures = `interface A extends Pick<B, "c"> { d: readonly E[]; f(g: H): I }
    function j(k: { l?: M }): Iterable<N>
    const O: typeof P`;
  expect(typesIn(signatures)).toEqual(
    expect.arrayContaining(["B", "E", "H", "I", "M", "N", "P"]),
  );
});

function declaredTypes(code: string): string[] {
  return ts
    .createSourceFile("file.ts", code, ts.ScriptTarget.Latest)
    .statements.filter(
      (node) => ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node),
    )
    .map(({ name }) => name.text);
}

function typesIn(signature: string): string[] {
  const names: string[] = [];
  visit(ts.createSourceFile("file.d.ts", signature, ts.ScriptTarget.Latest));
  return names;

  function visit(node: ts.Node): void {
    if (ts.isTypeReferenceNode(node) && ts.isIdentifier(node.typeName)) {
      names.push(node.typeName.text);
    }
    if (ts.isExpressionWithTypeArguments(node) && ts.isIdentifier(node.expression)) {
      names.push(node.expression.text);
    }
    if (ts.isTypeQueryNode(node) && ts.isIdentifier(node.exprName)) {
      names.push(node.exprName.text);
    }
    ts.forEachChild(node, visit);
  }
}

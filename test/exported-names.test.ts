import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import ts from "typescript";
import { expect, test } from "vitest";

const src = join(import.meta.dirname, "../src");

/** Names that several files export on purpose, with the reason. */
const SHARED_NAMES: Readonly<Record<string, string>> = {
  GET: "Astro's name for an endpoint",
  select: "Inputs.select of Observable and d3.select",
  readerCube:
    "what cells import from every-cube/page: on the page, and in an exported script",
  FACES: "constants of the library and of AssemblyScript, which imports no TypeScript",
  begin: "the interface that both compiled searches share",
  deepen: "the interface that both compiled searches share",
  planes: "the interface that both compiled searches share",
};

/** Whole programs of exercises, which readers see one at a time. */
const PROGRAMS = /^components\/exercises\/(\w|-)+\/(\w|-)+\/(\w|-)+\.ts$/;

test("an exported name means one thing in all of src", () => {
  const files = globSync("**/*.{ts,tsx}", { cwd: src })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.endsWith(".d.ts") && !PROGRAMS.test(file));
  expect(files.length).toBeGreaterThan(500);
  const homes = new Map<string, string[]>();
  for (const file of files) {
    const names = exportedNames(file, readFileSync(join(src, file), "utf8"));
    for (const name of names) homes.set(name, [...(homes.get(name) ?? []), file]);
  }
  const shared = [...homes].filter(([, { length }]) => length > 1);
  expect(shared.filter(([name]) => !(name in SHARED_NAMES))).toEqual([]);
  expect(shared.map(([name]) => name).sort()).toEqual(Object.keys(SHARED_NAMES).sort());
  expect(shared.length).toBeLessThanOrEqual(10);
});

test("declarations count as exported names, re-exports and default exports don't", () => {
  const code = `
    export function f(): void {}
    export function f(n?: number): void {}
    export const a = 1, b = 2;
    export type T = string;
    export { other } from "./other.ts";
    export default 3;
    const local = 4;`;
  expect([...exportedNames("file.ts", code)]).toEqual(["f", "a", "b", "T"]);
});

function exportedNames(file: string, code: string): Set<string> {
  const tree = ts.createSourceFile(file, code, ts.ScriptTarget.Latest);
  const names = new Set<string>();
  for (const node of tree.statements) {
    if (!ts.canHaveModifiers(node)) continue;
    const modifiers = ts.getModifiers(node)?.map(({ kind }) => kind) ?? [];
    if (!modifiers.includes(ts.SyntaxKind.ExportKeyword)) continue;
    if (modifiers.includes(ts.SyntaxKind.DefaultKeyword)) continue;
    const declarations = ts.isVariableStatement(node)
      ? node.declarationList.declarations
      : [node as ts.DeclarationStatement];
    for (const { name } of declarations) {
      if (name && ts.isIdentifier(name)) names.add(name.text);
    }
  }
  return names;
}

import ts from "typescript";

const WIDTH = 80;

/**
 * Turns the example of a docstring into a cell of its own: adds the imports it needs, and a
 * semicolon after each statement.
 *
 * @param example  lines of code, some with `// → value`
 * @param modules  the module of each export of the library, without types
 */
export function exampleCell(
  example: string,
  modules: ReadonlyMap<string, string>,
): string {
  const tree = ts.createSourceFile("example.ts", example, ts.ScriptTarget.Latest, true);
  const used = [...modules.keys()].filter((name) => uses(tree, name)).sort(byLetters);
  const from = [...new Set(used.map((name) => modules.get(name)!))].sort();
  const lines = from.map((module) =>
    importLine(
      module,
      used.filter((name) => modules.get(name) === module),
    ),
  );
  return `${lines.join("\n")}\n\n${withSemicolons(example, tree)}`;
}

function byLetters(a: string, b: string): number {
  return a.toLowerCase() < b.toLowerCase() ? -1 : 1;
}

function uses(node: ts.Node, name: string): boolean {
  if (ts.isIdentifier(node)) return node.text === name && !isProperty(node);
  return ts.forEachChild(node, (child) => uses(child, name) || undefined) ?? false;
}

/** The second name of `a.b`, and the first of `{ a: b }`. */
function isProperty(node: ts.Identifier): boolean {
  const { parent } = node;
  const isNamed =
    ts.isPropertyAccessExpression(parent) || ts.isPropertyAssignment(parent);
  return isNamed && parent.name === node;
}

function importLine(module: string, names: readonly string[]): string {
  const from = `from "${module}";`;
  const line = `import { ${names.join(", ")} } ${from}`;
  if (line.length <= WIDTH) return line;
  return `import {\n${names.map((name) => `  ${name},\n`).join("")}} ${from}`;
}

function withSemicolons(code: string, { statements }: ts.SourceFile): string {
  let text = "";
  let done = 0;
  for (const { end } of statements) {
    text += code.slice(done, end);
    if (!text.endsWith(";") && !text.endsWith("}")) text += ";";
    done = end;
  }
  return text + code.slice(done);
}

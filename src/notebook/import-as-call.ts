import { partsOf, type SyntaxNode } from "./syntax-tree.ts";

/**
 * An import as statements that do the same without a module system, on as many lines:
 * `import { a, b as c } from "m"` as `const { a: a, b: c } = __import("m", ["a", "b"]);`.
 * Imports of types come to nothing.
 */
export function importAsCall(declaration: SyntaxNode, source: string): string {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const parts = partsOf(declaration);
  const lineBreaks = textOf(declaration).replace(/[^\n]/g, "");
  const specifier = parts.find(({ name }) => name === "String");
  if (!specifier || parts.some(({ name }) => name === "type")) return lineBreaks;

  const call = (names: readonly string[]) =>
    `__import(${textOf(specifier)}, ${JSON.stringify(names)})`;
  const statements = [`${call([])};`];
  parts.forEach((part, i) => {
    if (part.name === "ImportGroup") {
      const bindings = importedNames(part, textOf);
      const pattern = bindings.map(({ name, local }) => `${name}: ${local}`);
      const names = bindings.map(({ name }) => name);
      statements.push(`const { ${pattern.join(", ")} } = ${call(names)};`);
    } else if (part.name === "VariableDefinition") {
      const local = textOf(part);
      const isNamespace = parts[i - 1].name === "as";
      statements.push(
        isNamespace
          ? `const ${local} = ${call([])};`
          : `const { default: ${local} } = ${call(["default"])};`,
      );
    }
  });
  return statements.join(" ") + lineBreaks;
}

interface Binding {
  readonly name: string;
  readonly local: string;
}

/** `{ a, b as c, type D }` binds a to a and b to c. */
function importedNames(
  group: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): Binding[] {
  const bindings: Binding[] = [];
  let words: SyntaxNode[] = [];
  for (const part of partsOf(group).slice(1)) {
    if (part.name !== "," && part.name !== "}") {
      words.push(part);
      continue;
    }
    if (words.length > 0 && words[0].name !== "type") {
      bindings.push({ name: textOf(words[0]), local: textOf(words[words.length - 1]) });
    }
    words = [];
  }
  return bindings;
}

import { moduleHere } from "./module-here.ts";
import { childrenOf, type SyntaxNode } from "./syntax-tree.ts";

/** One name that a cell imports. */
export interface CellImport {
  readonly module: string;
  /** The exported name; `*` for the whole namespace. */
  readonly name: string;
  /** The cell's name for it. */
  readonly local: string;
}

/**
 * The names that an import declaration imports, in order, without types.
 * @returns  the names and their module; undefined when it imports only types
 */
export function importsOf(
  declaration: SyntaxNode,
  source: string,
): { module: string | undefined; imports: CellImport[] } {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const parts = childrenOf(declaration);
  const module = moduleOf(declaration, source);
  if (module === undefined || isOfTypes(declaration)) {
    return { module: undefined, imports: [] };
  }
  const imports = parts.flatMap((part, i): CellImport[] => {
    if (part.name === "ImportGroup") {
      return namesInGroup(part, textOf).map((names) => ({ module, ...names }));
    }
    if (part.name !== "VariableDefinition") return [];
    const isNamespace = parts[i - 1].name === "as";
    return [{ module, name: isNamespace ? "*" : "default", local: textOf(part) }];
  });
  return { module, imports };
}

/** The module that a declaration imports from; undefined while it is being typed. */
export function moduleOf(declaration: SyntaxNode, source: string): string | undefined {
  const text = childrenOf(declaration).find(({ name }) => name === "String");
  return text && moduleHere(source.slice(text.from + 1, text.to - 1));
}

/** `import type { … }` imports no values. */
export function isOfTypes(declaration: SyntaxNode): boolean {
  return childrenOf(declaration).some(({ name }) => name === "type");
}

/**
 * Converts imports into an equivalent statement that needs no module system, in one line.
 */
export function importStatement(imports: readonly CellImport[]): string {
  return imports
    .map(({ module, name, local }) => {
      const from = JSON.stringify(module);
      if (name === "*") return `const ${local} = __import(${from}, []);`;
      const names = JSON.stringify([name]);
      return `const { ${name}: ${local} } = __import(${from}, ${names});`;
    })
    .join(" ");
}

type Names = Pick<CellImport, "name" | "local">;

/** `{ a, b as c, type D }` binds a to a and b to c. */
function namesInGroup(
  group: SyntaxNode,
  textOf: (node: SyntaxNode) => string,
): Names[] {
  const names: Names[] = [];
  let words: SyntaxNode[] = [];
  for (const part of childrenOf(group).slice(1)) {
    if (part.name !== "," && part.name !== "}") {
      words.push(part);
      continue;
    }
    if (words.length > 0 && words[0].name !== "type") {
      names.push({ name: textOf(words[0]), local: textOf(words[words.length - 1]) });
    }
    words = [];
  }
  return names;
}

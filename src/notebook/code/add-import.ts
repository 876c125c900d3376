import { resolveSpecifier } from "./resolve-specifier.ts";
import { importLine, type SuggestedImport } from "./suggested-imports.ts";
import {
  findNodes,
  parseWithinBudget,
  childrenOf,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** Text to insert at an offset of the source. */
export interface Insertion {
  readonly from: number;
  readonly insert: string;
}

/**
 * Returns the text to insert so that a cell imports one more name: into the braces of
 * its import from that module, or as a new line.
 * @param name  as written between the braces: "SOLVED", "type State"
 */
export function addImport(source: string, module: string, name: string): Insertion {
  for (const declaration of importsIn(source)) {
    const group = childrenOf(declaration).find((part) => part.name === "ImportGroup");
    if (
      group &&
      importedModule(declaration, source) === module &&
      !isTypeOnly(declaration)
    ) {
      return insertIntoGroup(group, name);
    }
  }
  return insertBelowImports(
    source,
    `import { ${name} } from ${JSON.stringify(module)};`,
  );
}

/** Like `addImport`, for a suggested import. */
export function addSuggestedImport(
  source: string,
  suggestion: SuggestedImport,
): Insertion {
  return suggestion.isNamespace
    ? insertBelowImports(source, importLine(suggestion))
    : addImport(source, suggestion.module, suggestion.name);
}

function insertBelowImports(source: string, line: string): Insertion {
  const last = importsIn(source).at(-1);
  if (last) return { from: last.to, insert: `\n${line}` };
  const isEmpty = childrenOf(parseWithinBudget(source)).length === 0;
  return { from: 0, insert: isEmpty ? `${line}\n` : `${line}\n\n` };
}

function importsIn(source: string): SyntaxNode[] {
  return childrenOf(parseWithinBudget(source)).filter(
    ({ name }) => name === "ImportDeclaration",
  );
}

/** The module that a declaration imports from; undefined while it is being typed. */
export function importedModule(
  declaration: SyntaxNode,
  source: string,
): string | undefined {
  const specifier = childrenOf(declaration).find(({ name }) => name === "String");
  return (
    specifier && resolveSpecifier(source.slice(specifier.from + 1, specifier.to - 1))
  );
}

function isTypeOnly(declaration: SyntaxNode): boolean {
  return childrenOf(declaration).some(({ name }) => name === "type");
}

/** All names declared anywhere in a cell, each marked as imported or defined. */
export function boundNames(source: string): Map<string, "imported" | "defined"> {
  const tree = parseWithinBudget(source);
  const names = new Map<string, "imported" | "defined">();
  for (const kind of ["VariableDefinition", "TypeDefinition"]) {
    for (const { from, to, parent } of findNodes(tree, kind)) {
      const isImport = /^Import/.test(parent!.name);
      names.set(source.slice(from, to), isImport ? "imported" : "defined");
    }
  }
  return names;
}

/** Inserts after the last name, so that a trailing comma and all line breaks stay. */
function insertIntoGroup(group: SyntaxNode, name: string): Insertion {
  const names = childrenOf(group).filter(
    (part) => !["{", ",", "}"].includes(part.name),
  );
  const last = names.at(-1);
  return last
    ? { from: last.to, insert: `, ${name}` }
    : { from: group.from + 1, insert: ` ${name} ` };
}

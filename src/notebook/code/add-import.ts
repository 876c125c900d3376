import { isOfTypes, moduleOf } from "./cell-imports.ts";
import { findNodes, parseBriefly, childrenOf, type SyntaxNode } from "./syntax-tree.ts";

/** Text to insert at an offset of the source. */
export interface Insertion {
  readonly from: number;
  readonly insert: string;
}

/**
 * What to insert into a cell so that it imports one more name: into the braces of its
 * import from that module or, if there is none, as a new line.
 *
 * @param name  as written between the braces: "SOLVED", "type State"
 */
export function addImport(source: string, module: string, name: string): Insertion {
  const statements = childrenOf(parseBriefly(source));
  const imports = statements.filter((node) => node.name === "ImportDeclaration");
  for (const declaration of imports) {
    const group = childrenOf(declaration).find((part) => part.name === "ImportGroup");
    if (group && moduleOf(declaration, source) === module && !isOfTypes(declaration)) {
      return intoGroup(group, name);
    }
  }
  const line = `import { ${name} } from ${JSON.stringify(module)};`;
  const last = imports.at(-1);
  if (last) return { from: last.to, insert: `\n${line}` };
  return { from: 0, insert: statements.length > 0 ? `${line}\n\n` : `${line}\n` };
}

/**
 * All names that are declared anywhere in a cell, and whether an import declares them.
 */
export function boundNames(source: string): Map<string, "imported" | "defined"> {
  const tree = parseBriefly(source);
  const names = new Map<string, "imported" | "defined">();
  for (const kind of ["VariableDefinition", "TypeDefinition"]) {
    for (const { from, to, parent } of findNodes(tree, kind)) {
      const isImport = /^Import/.test(parent!.name);
      names.set(source.slice(from, to), isImport ? "imported" : "defined");
    }
  }
  return names;
}

/** After the last name, so that a trailing comma and all line breaks stay. */
function intoGroup(group: SyntaxNode, name: string): Insertion {
  const names = childrenOf(group).filter(
    (part) => !["{", ",", "}"].includes(part.name),
  );
  const last = names.at(-1);
  return last
    ? { from: last.to, insert: `, ${name}` }
    : { from: group.from + 1, insert: ` ${name} ` };
}

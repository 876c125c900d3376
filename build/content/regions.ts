import ts from "typescript";

/** A top-level declaration of a source file, with its position. */
export interface Region {
  readonly text: string;
  /** Lines of the file, counting from 1, both included. */
  readonly firstLine: number;
  readonly lastLine: number;
  /** Its indentation in the file, which is stripped from its text. */
  readonly indent: number;
}

/**
 * Finds a declaration by its name, so that the excerpt on a page follows its file.
 *
 * @param source   text of a TypeScript module
 * @param name     of a top-level function, class, interface, type or variable, or of a
 *                 function nested in a top-level one: "bitSearch.pull"
 * @param options  `docstring: true` includes the docstring; `file` is the module's name in
 *                 errors
 * @throws {Error} listing the available names, when there is no such declaration
 */
export function findRegion(
  source: string,
  name: string,
  { docstring = false, file = "source.ts" } = {},
): Region {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const [outer, inner] = name.split(".");
  const within = inner === undefined ? tree.statements : bodyOf(tree, outer);
  const declared = within.filter((node) => namesOf(node).includes(inner ?? outer));
  if (declared.length === 0) {
    const names = [...new Set(within.flatMap(namesOf))];
    throw new Error(
      `${file} declares no “${name}”; it declares ${names.join(", ") || "nothing"}`,
    );
  }
  const start = declared[0].getStart(tree, docstring);
  const end = declared[declared.length - 1].end;
  const indent = start - source.lastIndexOf("\n", start) - 1;
  return {
    text: source.slice(start, end).replaceAll(`\n${" ".repeat(indent)}`, "\n"),
    firstLine: lineOf(tree, start),
    lastLine: lineOf(tree, end),
    indent,
  };
}

/** The statements of a top-level function. */
function bodyOf(tree: ts.SourceFile, name: string): readonly ts.Statement[] {
  const outer = tree.statements.find((node) => namesOf(node).includes(name));
  return outer && ts.isFunctionDeclaration(outer) ? (outer.body?.statements ?? []) : [];
}

function namesOf(node: ts.Statement): string[] {
  if (ts.isVariableStatement(node)) {
    return node.declarationList.declarations.map(({ name }) => name.getText());
  }
  if (
    ts.isFunctionDeclaration(node) ||
    ts.isClassDeclaration(node) ||
    ts.isInterfaceDeclaration(node) ||
    ts.isTypeAliasDeclaration(node)
  ) {
    return node.name ? [node.name.text] : [];
  }
  return [];
}

function lineOf(tree: ts.SourceFile, offset: number): number {
  return tree.getLineAndCharacterOfPosition(offset).line + 1;
}

import ts from "typescript";

/** A cell of a page, as it stands now. */
export interface Cell {
  readonly id: string;
  readonly source: string;
}

/** What a cell declares or imports at its top level. */
interface Names {
  /** Other cells see what these hold now. */
  readonly variables: readonly string[];
  /** Functions, classes, types and imports: the same everywhere. */
  readonly others: readonly string[];
}

/**
 * The file of a cell, as the compiler reads it: the cell's own text, so that places in
 * both are the same, and below it what makes the cells see each other.
 *
 * @param cells   all cells of the page
 * @param fileOf  how the file of the cell at an index is imported
 */
export function cellFile(
  cells: readonly Cell[],
  index: number,
  fileOf: (index: number) => string,
): string {
  const own = namesOf(cells[index].source);
  const known = new Set([...own.variables, ...own.others]);
  const lines = [`export { ${[...known].join(", ")} };`];
  cells.forEach(({ source }, other) => {
    if (other === index) return;
    const isNew = (name: string) => !known.has(name);
    const { variables, others } = namesOf(source);
    const file = JSON.stringify(fileOf(other));
    for (const name of variables.filter(isNew)) {
      lines.push(`declare const ${name}: __Live<typeof import(${file}).${name}>;`);
    }
    const imported = others.filter(isNew);
    if (imported.length > 0) {
      lines.push(`import { ${imported.join(", ")} } from ${file};`);
    }
    for (const name of [...variables, ...others]) known.add(name);
  });
  return `${cells[index].source}\n${lines.join("\n")}`;
}

/**
 * What other cells see of a variable: what a promise comes to, and what a generator,
 * such as `view` makes, has given last.
 */
export const LIVE = `type __Live<T> =
  T extends AsyncGenerator<infer Value, any, any> | Generator<infer Value, any, any>
    ? Value
    : Awaited<T>;`;

function namesOf(source: string): Names {
  const { statements } = ts.createSourceFile("cell.ts", source, ts.ScriptTarget.Latest);
  const variables = new Set<string>();
  const others = new Set<string>();
  for (const statement of statements) {
    if (isExported(statement)) continue; // which running the cell complains of
    if (ts.isVariableStatement(statement)) {
      for (const { name } of statement.declarationList.declarations) {
        for (const bound of boundNames(name)) variables.add(bound);
      }
    } else {
      for (const name of declaredNames(statement)) others.add(name);
    }
  }
  return { variables: [...variables], others: [...others] };
}

function isExported(statement: ts.Statement): boolean {
  if (!ts.canHaveModifiers(statement)) return false;
  const isExport = ({ kind }: ts.Modifier) => kind === ts.SyntaxKind.ExportKeyword;
  return ts.getModifiers(statement)?.some(isExport) ?? false;
}

function boundNames(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return name.text === "" ? [] : [name.text];
  return name.elements.flatMap((element) =>
    ts.isBindingElement(element) ? boundNames(element.name) : [],
  );
}

function declaredNames(statement: ts.Statement): string[] {
  if (ts.isImportDeclaration(statement)) {
    const { name, namedBindings } = statement.importClause ?? {};
    const bound =
      namedBindings === undefined
        ? []
        : ts.isNamespaceImport(namedBindings)
          ? [namedBindings.name]
          : namedBindings.elements.map((element) => element.name);
    return [...(name ? [name] : []), ...bound].map(({ text }) => text);
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

import ts from "typescript";
import { findNodes, parseTypeScript } from "../notebook/code/syntax-tree.ts";
import { type LabelledCell, findProvider } from "./cell-file.ts";
import { cellIndexOf, cellPath } from "./notebook-files.ts";

/** Why something cannot be done, as a sentence for the reader. */
export interface Refusal {
  readonly refusal: string;
}

export interface CellEdit {
  readonly index: number;
  readonly from: number;
  readonly to: number;
  readonly insert: string;
}

export type RenameResult = { readonly edits: readonly CellEdit[] } | Refusal;

interface Definition {
  readonly index: number;
  readonly from: number;
  readonly to: number;
}

/**
 * Renames a name in all cells that use it.
 *
 * @param definition  where a cell defines it
 * @param name        the new name
 */
export function renameSymbol(
  service: ts.LanguageService,
  cells: readonly LabelledCell[],
  { index, from, to }: Definition,
  name: string,
): RenameResult {
  const oldName = cells[index].source.slice(from, to);
  if (!isName(name))
    return {
      refusal: `“${name}” is not a valid name: use letters, digits, _ and $, not starting with a digit, and no keyword.`,
    };
  if (name === oldName) return { edits: [] };
  const edits = new Map<string, CellEdit>();
  /** @returns whether the code appended to the cell also contains the name */
  const collect = (
    path: string,
    offset: number,
    includesCell: (cell: number) => boolean,
  ) => {
    let isShared = false;
    for (const location of service.findRenameLocations(
      path,
      offset,
      false,
      false,
      RENAME_PREFERENCES,
    ) ?? []) {
      const cell = cellIndexOf(location.fileName);
      if (cell === undefined || !includesCell(cell)) continue;
      const { start, length } = location.textSpan;
      const { prefixText = "", suffixText = "" } = location;
      if (start + length <= cells[cell].source.length) {
        edits.set(`${cell}/${start}`, {
          index: cell,
          from: start,
          to: start + length,
          insert: prefixText + name + suffixText,
        });
      } else if (cell === index) isShared = true;
    }
    return isShared;
  };
  const isShared = collect(cellPath(index), from, () => true);
  if (isShared) {
    for (const [other] of cells.entries()) {
      const reference =
        other === index ? undefined : importedReference(service, cells, other, oldName);
      if (reference?.from !== cellPath(index)) continue;
      collect(cellPath(other), reference.offset, (cell) => cell === other);
    }
  }
  if (edits.size === 0) return { refusal: `“${oldName}” cannot be renamed.` };
  const changed = new Set([...edits.values()].map((edit) => edit.index));
  const conflict =
    [...changed].find((cell) => namesIn(cells[cell].source).has(name)) ??
    (isShared ? findProvider(cells, NO_CELL, name)?.index : undefined);
  if (conflict !== undefined) {
    return { refusal: `“${name}” is already used in ${cells[conflict].label}.` };
  }
  return { edits: [...edits.values()] };
}

/** Stands for a new cell. */
const NO_CELL = -1;

/** Renames `{ a }` to `{ a: b }`, so that property names stay. */
const RENAME_PREFERENCES: ts.UserPreferences = {
  providePrefixAndSuffixTextForRename: true,
};

/** Finds the appended code that imports a name from another cell. */
function importedReference(
  service: ts.LanguageService,
  cells: readonly LabelledCell[],
  index: number,
  name: string,
): { readonly from: string; readonly offset: number } | undefined {
  const file = service.getProgram()!.getSourceFile(cellPath(index))!;
  for (const statement of file.statements) {
    if (statement.getStart() <= cells[index].source.length) continue;
    const names = ts.isVariableStatement(statement)
      ? statement.declarationList.declarations.map((declaration) => declaration.name)
      : ts.isImportDeclaration(statement)
        ? namedImports(statement)
        : [];
    const nameNode = names.find((node) => node.getText() === name);
    const path = /"\.(\/cell-\d+\.ts)"/.exec(statement.getText())?.[1];
    if (nameNode && path !== undefined)
      return { from: path, offset: nameNode.getStart() };
  }
  return undefined;
}

function namedImports({ importClause }: ts.ImportDeclaration): ts.Identifier[] {
  const bindings = importClause?.namedBindings;
  if (!bindings || !ts.isNamedImports(bindings)) return [];
  return bindings.elements.map((element) => element.name);
}

function isName(text: string): boolean {
  const scanner = ts.createScanner(ts.ScriptTarget.Latest, false, undefined, text);
  const kind = scanner.scan();
  const isWhole = scanner.getTokenEnd() === text.length;
  const isReserved = kind <= ts.SyntaxKind.LastFutureReservedWord || text === "await";
  return (
    isWhole && (kind === ts.SyntaxKind.Identifier || (isWord(text) && !isReserved))
  );
}

function isWord(text: string): boolean {
  return /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(text);
}

/** All names in a text. */
function namesIn(source: string): Set<string> {
  const tree = parseTypeScript(source);
  const nodes = NAMES.flatMap((kind) => findNodes(tree, kind));
  return new Set(nodes.map(({ from, to }) => source.slice(from, to)));
}

const NAMES = [
  ...["VariableName", "VariableDefinition", "TypeName", "TypeDefinition"],
  ...["PropertyName", "PropertyDefinition"],
];

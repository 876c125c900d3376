import { type CellImport, importsOf } from "../code/cell-imports.ts";
import { resolveSpecifier } from "../code/resolve-specifier.ts";
import { type LinkedCell, linkCells } from "../run/link-cells.ts";
import { dynamicImportsIn, isTimerCall } from "../run/prepare-cell.ts";
import { type Node, parseCell } from "../code/parse-cell.ts";
import { asyncBindingsIn, exportedValueEdits } from "../code/async-exports.ts";
import { type Edit, insertion, applyEdits } from "../code/text-edits.ts";
import type { CellSnapshot } from "./notebook-snapshot.ts";

/** A code cell with everything needed to run it outside the page, in sequence. */
export interface PortableCell {
  readonly id: string;
  /** Its name in messages, such as "cell 2", and the labels of its dependencies. */
  readonly label: string;
  readonly needs: readonly string[];
  readonly source: string;
  readonly outputs: CellSnapshot["outputs"];
  readonly chosen: CellSnapshot["chosen"];
  readonly alone: boolean;
  /** Its own imports, and those of other cells whose names it uses. */
  readonly imports: readonly CellImport[];
  readonly inheritedImports: readonly CellImport[];
  readonly defines: readonly string[];
  /** The names that other cells use, and the names that any cell defines. */
  readonly exportedNames: ReadonlySet<string>;
  readonly notebookNames: ReadonlySet<string>;
  readonly problem: string | undefined;
  readonly isParsed: boolean;
}

export type OrderedCell = PortableCell | { readonly id: string; readonly text: string };

/**
 * Orders the cells of a notebook so that they can run in sequence: in page order,
 * except that each cell comes after its dependencies.
 */
export function orderCells(cells: readonly CellSnapshot[]): OrderedCell[] {
  const sources = cells.filter(({ kind }) => kind === "code");
  const labels = new Map(sources.map(({ id }, i) => [id, `cell ${i + 1}`]));
  const linked = linkCells(
    sources.map(({ id, source, alone = false }) => {
      return { id, label: labels.get(id)!, source, isIsolated: alone };
    }),
  );
  const portable = new Map(
    linked.map((cell, i) => [cell.id, { cell, whole: sources[i] }]),
  );
  const ordered: OrderedCell[] = [];
  const visited = new Set<string>();

  const visit = (id: string): void => {
    if (visited.has(id)) return;
    visited.add(id);
    const { cell, whole: snapshot } = portable.get(id)!;
    for (const origin of cell.inputs.values()) {
      if ("cell" in origin) visit(origin.cell);
    }
    ordered.push(toPortable(cell, snapshot, linked, labels));
  };
  for (const cell of cells) {
    if (cell.kind === "code") visit(cell.id);
    else ordered.push({ id: cell.id, text: cell.source });
  }
  return ordered;
}

function toPortable(
  {
    id,
    source,
    isIsolated: alone,
    prepared,
    inputs,
    inheritedImports: borrowed,
    misuse,
    problem,
  }: LinkedCell,
  { outputs, chosen }: CellSnapshot,
  cells: readonly LinkedCell[],
  labels: ReadonlyMap<string, string>,
): PortableCell {
  const needs = [...inputs.values()].flatMap((origin) =>
    "cell" in origin ? [labels.get(origin.cell)!] : [],
  );
  const users = cells.flatMap(({ inputs }) => [...inputs]);
  const exportedNames = users.flatMap(([name, origin]) =>
    "cell" in origin && origin.cell === id ? [name] : [],
  );
  return {
    id,
    label: labels.get(id)!,
    needs: [...new Set(needs)],
    source,
    outputs,
    chosen,
    alone,
    imports: prepared?.imports ?? [],
    inheritedImports: borrowed,
    defines: definedNames(prepared),
    exportedNames: new Set(exportedNames),
    notebookNames: new Set(cells.flatMap((cell) => definedNames(cell.prepared))),
    problem: prepared ? misuse?.message : problem?.message,
    isParsed: prepared !== undefined,
  };
}

function definedNames(prepared: LinkedCell["prepared"]): string[] {
  return [...(prepared?.names.defines.keys() ?? [])];
}

/** How to rewrite the parts of a cell that work only on the page. */
export interface RewriteOptions {
  /** The name of the function that displays a value. */
  readonly show: string;
  /** The name of the function that unwraps a promise or generator. */
  readonly seen: string;
  importDeclaration(text: string, imports: readonly CellImport[]): string;
  importCall(module: string): string;
}

export interface RewrittenCell {
  /** Comments to put above the code, each ending with a line break. */
  readonly above: string;
  readonly code: string;
}

/** Rewrites a cell for use outside the page; other code stays as written. */
export function rewriteCell(
  cell: PortableCell,
  { show, seen, importDeclaration, importCall }: RewriteOptions,
): RewrittenCell {
  const { source, problem, isParsed, exportedNames, notebookNames } = cell;
  if (problem !== undefined) {
    const commented = (text: string) => text.replace(/^/gm, "// ");
    if (isParsed) return { above: "", code: commented(`${problem}\n\n${source}`) };
    // Keep broken code, so that the reader can fix it: Deno's kernel does not say what
    // is wrong.
    return { above: `${commented(problem)}\n\n`, code: source };
  }
  const parsed = parseCell(source);
  const asyncBindings = asyncBindingsIn(parsed, exportedNames, notebookNames);
  const edits: Edit[] = asyncBindings
    .filter(({ isUsed }) => !isUsed)
    .flatMap((maker) => exportedValueEdits(maker, seen));
  for (const { node, expression } of parsed.statements) {
    if (node.type === "ImportDeclaration") {
      const [from, to] = [node.start!, node.end!];
      const text = importDeclaration(source.slice(from, to), importsOf(node));
      edits.push({ from, to, text });
    }
    if (expression && !isTimerCall(expression) && !isDisplayCall(cell, expression)) {
      const isSequence = expression.type === "SequenceExpression";
      edits.push(insertion(node.start!, isSequence ? `${show}((` : `${show}(`));
      edits.push(insertion(expression.end!, isSequence ? "))" : ")"));
    }
    for (const { start } of dynamicImportsIn(node)) {
      const match = IMPORT_CALL.exec(source.slice(start!, start! + MAX_IMPORT_CALL));
      if (!match) continue;
      const [{ length }, , module] = match;
      const text = importCall(resolveSpecifier(module));
      edits.push({ from: start!, to: start! + length, text });
    }
  }
  const notes = asyncBindings
    .filter(({ isUsed }) => isUsed)
    .map(
      ({ name }) =>
        `// On the page, other cells see what ${name} gives; here, ${name} itself.\n`,
    );
  return { above: notes.join(""), code: applyEdits(source, edits) };
}

/**
 * Returns code that sets the cell's controls to the reader's values.
 * @param library  an expression for the library's module
 */
export function controlSettings(
  { chosen, problem }: PortableCell,
  library: string,
): string[] {
  if (!chosen || problem !== undefined) return [];
  return [`${library}.choose(${JSON.stringify(chosen)}); // as set on the page`];
}

/** Whether an expression calls `display`, which outputs its value itself. */
function isDisplayCall(
  { source, imports, inheritedImports: borrowed }: PortableCell,
  expression: Node,
): boolean {
  const displayImport = [...imports, ...borrowed].find(
    ({ module, name }) => module === "every-cube/notebook" && name === "display",
  );
  if (!displayImport || expression.type !== "CallExpression") return false;
  const { start, end } = expression.callee;
  return source.slice(start!, end!) === displayImport.local;
}

const IMPORT_CALL = /^import\s*\(\s*(["'])(.*?)\1\s*\)/;
const MAX_IMPORT_CALL = 200;

/** Explains the unwrapping function to readers of the exported code. */
export function seenComment(seen: string): string {
  return `${seen}(…) gives what other cells see on the page: the value of a promise, or the first value of a generator. On the page, a generator goes on to its next values.`;
}

/** The first of base, base2, base3 … that no code cell contains. */
export function unusedName(base: string, cells: readonly CellSnapshot[]): string {
  const sources = cells.filter(({ kind }) => kind === "code");
  for (let i = 1; ; i++) {
    const name = i === 1 ? base : `${base}${i}`;
    const word = new RegExp(`\\b${name}\\b`);
    if (!sources.some(({ source }) => word.test(source))) return name;
  }
}

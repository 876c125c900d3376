import { type CellImport, importsOf } from "../code/cell-imports.ts";
import { type LinkedCell, linkCells } from "../run/link-cells.ts";
import { unreadStatements } from "../run/prepare-cell.ts";
import { makersIn, seenByOthers } from "../code/shared-values.ts";
import { findNodes, parseTypeScript, childrenOf } from "../code/syntax-tree.ts";
import { type Edit, insertion, withEdits } from "../code/text-edits.ts";
import type { WholeCell } from "./whole-notebook.ts";

/** A code cell, and what it needs to run where cells only follow each other. */
export interface PortableCell {
  readonly id: string;
  readonly source: string;
  readonly outputs: WholeCell["outputs"];
  readonly alone: boolean;
  /** What it imports itself, and the imports of other cells that it uses. */
  readonly imports: readonly CellImport[];
  readonly borrowed: readonly CellImport[];
  /** The names that its top level defines. */
  readonly defines: readonly string[];
  /** Those that other cells use, and what all cells define. */
  readonly shared: ReadonlySet<string>;
  readonly known: ReadonlySet<string>;
  /** Why it cannot run, if it cannot. */
  readonly problem: string | undefined;
}

/** Text takes part in nothing. */
export type PlacedCell = PortableCell | { readonly id: string; readonly text: string };

/**
 * The cells of a notebook in an order in which they can run: that of the page, but each
 * cell after those whose names it uses.
 */
export function placeCells(cells: readonly WholeCell[]): PlacedCell[] {
  const sources = cells.filter(({ kind }) => kind === "code");
  const linked = linkCells(
    sources.map(({ id, source, alone = false }, i) => {
      return { id, label: `cell ${i + 1}`, source, alone };
    }),
  );
  const portable = new Map(
    linked.map((cell, i) => [cell.id, { cell, outputs: sources[i].outputs }]),
  );
  const placed: PlacedCell[] = [];
  const begun = new Set<string>();

  const place = (id: string): void => {
    if (begun.has(id)) return;
    begun.add(id);
    const { cell, outputs } = portable.get(id)!;
    for (const origin of cell.inputs.values()) {
      if ("cell" in origin) place(origin.cell);
    }
    placed.push(toPortable(cell, outputs, linked));
  };
  for (const cell of cells) {
    if (cell.kind === "code") place(cell.id);
    else placed.push({ id: cell.id, text: cell.source });
  }
  return placed;
}

function toPortable(
  { id, source, alone, prepared, borrowed, problem }: LinkedCell,
  outputs: WholeCell["outputs"],
  all: readonly LinkedCell[],
): PortableCell {
  const users = all.flatMap(({ inputs }) => [...inputs]);
  const shared = users.flatMap(([name, origin]) =>
    "cell" in origin && origin.cell === id ? [name] : [],
  );
  return {
    id,
    source,
    outputs,
    alone,
    imports: prepared?.imports ?? [],
    borrowed,
    defines: definedBy(prepared),
    shared: new Set(shared),
    known: new Set(all.flatMap((cell) => definedBy(cell.prepared))),
    problem: prepared ? undefined : problem?.message,
  };
}

function definedBy(prepared: LinkedCell["prepared"]): string[] {
  return [...(prepared?.names.defines.keys() ?? [])];
}

/** What becomes of the parts of a cell that only the page understands. */
export interface Rewriting {
  /** The function that shows the value of an expression. */
  readonly show: string;
  /** The function that gives what other cells see of a promise or a generator. */
  readonly seen: string;
  /** What stands instead of an import declaration, given as it is written. */
  importDeclaration(text: string, imports: readonly CellImport[]): string;
  /** What stands instead of `import("…")`. */
  importCall(module: string): string;
}

/**
 * The text of a cell outside of the page: everything else in it stays as the reader wrote
 * it.
 */
export function rewriteCell(
  { source, problem, shared, known }: PortableCell,
  { show, seen, importDeclaration, importCall }: Rewriting,
): string {
  if (problem !== undefined) return source;
  const tree = parseTypeScript(source);
  const makers = makersIn(tree, source, shared, known);
  const edits: Edit[] = makers
    .filter(({ isUsed }) => !isUsed)
    .flatMap((maker) => seenByOthers(maker, seen));
  const statements = childrenOf(tree);
  const isUnread = unreadStatements(source, statements);
  for (const [i, statement] of statements.entries()) {
    if (isUnread[i]) continue; // it shows nothing on the page, either
    const { from, to, name } = statement;
    if (name === "ImportDeclaration") {
      const text = source.slice(from, to);
      const { imports } = importsOf(statement, source);
      edits.push({ from, to, text: importDeclaration(text, imports) });
    }
    if (name !== "ExpressionStatement") continue;
    const [expression] = childrenOf(statement);
    const isList = expression.name === "SequenceExpression";
    edits.push(insertion(from, isList ? `${show}((` : `${show}(`));
    edits.push(insertion(expression.to, isList ? "))" : ")"));
  }
  for (const { from } of findNodes(tree, "DynamicImport")) {
    const call = /^import\s*\(\s*(["'])(.*?)\1\s*\)/.exec(source.slice(from));
    if (call) {
      edits.push({ from, to: from + call[0].length, text: importCall(call[2]) });
    }
  }
  const notes = makers
    .filter(({ isUsed }) => isUsed)
    .map(
      ({ name }) =>
        `// On the page, other cells see what ${name} gives; here, ${name} itself.\n`,
    );
  return notes.join("") + withEdits(source, edits);
}

/** What `seen` does, for who reads the code. */
export function aboutSeen(seen: string): string {
  return `${seen}(…) is what other cells see on the page: what a promise comes to, and the first value of a generator, where the page goes on to the next.`;
}

/** The first of base, base2, base3 … that no code cell mentions. */
export function freeName(base: string, cells: readonly WholeCell[]): string {
  const sources = cells.filter(({ kind }) => kind === "code");
  for (let i = 1; ; i++) {
    const name = i === 1 ? base : `${base}${i}`;
    const word = new RegExp(`\\b${name}\\b`);
    if (!sources.some(({ source }) => word.test(source))) return name;
  }
}

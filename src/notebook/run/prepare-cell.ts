import type { ImportDeclaration } from "@babel/types";
import { type CellImport, importsOf, importStatement } from "../code/cell-imports.ts";
import { type CellNames, cellNamesOf } from "../code/cell-names.ts";
import { isErased, typeEdits } from "../code/erase-types.ts";
import { resolveSpecifier } from "../code/resolve-specifier.ts";
import {
  CellSyntaxError,
  type CellStatement,
  babelChildren,
  type Node,
  parseCell,
  type ParsedCell,
} from "../code/parse-cell.ts";
import { type Edit, insertion, applyEdits } from "../code/text-edits.ts";
import { cellFileName, paddingLines } from "./cell-file-name.ts";
import { isLiveImport } from "./live-values.ts";

/** A statement at the top level of a cell; its line counts from 1. */
export interface PreparedStatement {
  readonly firstLine: number;
}

export interface PreparedCell {
  /** The input of `compileCell`; its lines are the lines of the cell. */
  readonly script: string;
  readonly statements: readonly PreparedStatement[];
  readonly names: CellNames;
  readonly imports: readonly CellImport[];
}

/** Services for a running cell, by the names under which its script calls them. */
export interface CellServices {
  /** Called before statement i. */
  __at(statement: number): void;
  /** Called with each value to show; answers whether `__told` is to be awaited. */
  __show(value: unknown): boolean;
  __told(): Promise<void>;
  __import(module: string, names: readonly string[]): unknown;
  /** `import(…)` of a specifier that is only known when the cell runs. */
  __load(module: unknown): Promise<unknown>;
  readonly console: object;
  readonly setTimeout: unknown;
  readonly setInterval: unknown;
}

/**
 * Returns the values that the cell defines, by name. They are wrapped in an array, because
 * a cell may define `then`, which would make the object a thenable.
 */
export type CellFunction = (
  services: CellServices,
  inputs: Readonly<Record<string, unknown>>,
) => Promise<readonly [Readonly<Record<string, unknown>>]>;

const SERVICES: readonly (keyof CellServices)[] = [
  "__at",
  "__show",
  "__told",
  "__import",
  "__load",
  "console",
  "setTimeout",
  "setInterval",
];

/**
 * Compiles the TypeScript of a cell into a script that also reports its progress: the
 * current statement, and the value of each expression at the top level.
 * @throws {CellSyntaxError} at the first error
 */
export function prepareCell(source: string): PreparedCell {
  const cell = parseCell(source);
  const { statements } = cell;
  const script = scriptOf(cell);
  try {
    compileCell(script);
  } catch (error) {
    throw new CellSyntaxError((error as Error).message, 1); // unknown to this engine
  }
  return {
    script,
    names: cellNamesOf(cell),
    statements: statements.map(({ node }) => ({ firstLine: node.loc!.start.line })),
    imports: statements.flatMap(({ node }) =>
      node.type === "ImportDeclaration" ? importsOf(node) : [],
    ),
  };
}

export interface CompileOptions {
  /** The cell's id, which appears in the stack of an error. */
  readonly id?: string;
  /** Names that are in scope as if they were defined before the cell. */
  readonly inputs?: readonly string[];
  /** Names whose values it returns when it finishes. */
  readonly defines?: Iterable<string>;
}

/**
 * Compiles the script to a function, in strict mode like a module. It is nested in the
 * function that receives the services, so that the cell may redeclare their names.
 */
export function compileCell(
  script: string,
  { id = "", inputs = [], defines = [] }: CompileOptions = {},
): CellFunction {
  const result = `return [{ ${[...defines].join(", ")} }];`;
  const cell = `return async function (${inputs.join(", ")}) {"use strict";${script}\n${result}\n}`;
  const createFunction = new Function(
    ...SERVICES,
    `${"\n".repeat(paddingLines(id))}${cell}\n//# sourceURL=${cellFileName(id)}`,
  );
  return (services, values) => {
    const run = createFunction(...SERVICES.map((name) => services[name]));
    return run(...inputs.map((name) => values[name]));
  };
}

function scriptOf(cell: ParsedCell): string {
  const { closing, others } = typeEdits(cell);
  const instrumentation = cell.statements.flatMap((statement, i) =>
    instrument(statement, i, cell.source),
  );
  return applyEdits(cell.source, [...closing, ...instrumentation, ...others]);
}

function instrument(
  { node, expression }: CellStatement,
  i: number,
  source: string,
): Edit[] {
  const [from, to] = [node.start!, node.end!];
  if (isErased(node)) return [];
  const statementMarker = insertion(from, `__at(${i});`);
  if (node.type === "ImportDeclaration") {
    const lineBreaks = source.slice(from, to).replace(/[^\n]/g, "");
    return [statementMarker, { from, to, text: importCalls(node) + lineBreaks }];
  }
  const loads = dynamicImportsIn(node).map(({ start, end }) => {
    return { from: start!, to: end!, text: "__load" };
  });
  if (!expression || isTimerCall(expression)) return [statementMarker, ...loads];
  return [
    statementMarker,
    insertion(from, "__show(("),
    ...loads,
    insertion(expression.end!, ")) && await __told();"),
  ];
}

/** The import as calls, on one line. Live values are passed as inputs instead. */
function importCalls(declaration: ImportDeclaration): string {
  if (declaration.importKind === "type") return "";
  const imports = importsOf(declaration).filter((binding) => !isLiveImport(binding));
  const module = JSON.stringify(resolveSpecifier(declaration.source.value));
  return `__import(${module}, []); ${importStatement(imports)}`;
}

/** The words `import` of `import(…)`. */
export function dynamicImportsIn(node: Node): Node[] {
  return node.type === "Import"
    ? [node]
    : babelChildren(node).flatMap(dynamicImportsIn);
}

/** The number of a timer is of use only where it has a name. */
export function isTimerCall(expression: Node): boolean {
  if (expression.type !== "CallExpression") return false;
  const { callee } = expression;
  return callee.type === "Identifier" && /^set(Timeout|Interval)$/.test(callee.name);
}

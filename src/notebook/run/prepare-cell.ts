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

/** A top-level statement of a cell; lines count from 1. */
export interface PreparedStatement {
  readonly firstLine: number;
}

export interface PreparedCell {
  /** The input of `compileCell`, with the same lines as the cell. */
  readonly script: string;
  readonly statements: readonly PreparedStatement[];
  readonly names: CellNames;
  readonly imports: readonly CellImport[];
}

/** The functions that a cell's script calls, by name. */
export interface CellServices {
  __at(statement: number): void;
  /** Outputs a value. Returns true if `__settled` must be awaited. */
  __show(value: unknown): boolean;
  __settled(): Promise<void>;
  __import(module: string, names: readonly string[]): unknown;
  /** `import(…)` with a specifier that is only known at run time. */
  __load(module: unknown): Promise<unknown>;
  readonly console: object;
  readonly setTimeout: unknown;
  readonly setInterval: unknown;
}

/**
 * Runs a cell and returns the values it defines, by name. They are wrapped in an array,
 * because a cell may define `then`, which would make the object a thenable.
 */
export type CellFunction = (
  services: CellServices,
  inputs: Readonly<Record<string, unknown>>,
) => Promise<readonly [Readonly<Record<string, unknown>>]>;

const SERVICES: readonly (keyof CellServices)[] = [
  "__at",
  "__show",
  "__settled",
  "__import",
  "__load",
  "console",
  "setTimeout",
  "setInterval",
];

/**
 * Compiles a cell's TypeScript to a script that also reports its progress: the current
 * statement, and the value of each top-level expression.
 * @throws {CellSyntaxError} at the first error
 */
export function prepareCell(source: string): PreparedCell {
  const cell = parseCell(source);
  const { statements } = cell;
  const script = scriptOf(cell);
  try {
    compileCell(script);
  } catch (error) {
    throw new CellSyntaxError((error as Error).message, 1); // syntax that this engine does not support
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
  /** The cell's id, for error stacks. */
  readonly id?: string;
  /** Names in scope before the cell. */
  readonly inputs?: readonly string[];
  /** Names whose values the cell returns. */
  readonly defines?: Iterable<string>;
}

/**
 * Compiles a script to a function, in strict mode like a module. It is nested in the
 * function that receives the services, so the cell may redeclare their names.
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
    insertion(expression.end!, ")) && await __settled();"),
  ];
}

/** Replaces an import with calls, on one line. Live values are inputs instead. */
function importCalls(declaration: ImportDeclaration): string {
  if (declaration.importKind === "type") return "";
  const imports = importsOf(declaration).filter((binding) => !isLiveImport(binding));
  const module = JSON.stringify(resolveSpecifier(declaration.source.value));
  return `__import(${module}, []); ${importStatement(imports)}`;
}

/** The `import` keywords of dynamic imports. */
export function dynamicImportsIn(node: Node): Node[] {
  return node.type === "Import"
    ? [node]
    : babelChildren(node).flatMap(dynamicImportsIn);
}

/** Whether an expression starts a timer. Its number is not worth displaying. */
export function isTimerCall(expression: Node): boolean {
  if (expression.type !== "CallExpression") return false;
  const { callee } = expression;
  return callee.type === "Identifier" && /^set(Timeout|Interval)$/.test(callee.name);
}

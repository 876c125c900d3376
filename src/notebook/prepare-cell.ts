import { transform } from "sucrase";
import { importAsCall } from "./import-as-call.ts";
import {
  findNodes,
  lineAt,
  parseTypeScript,
  partsOf,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** A statement at the top level of a cell; lines count from 1. */
export interface Statement {
  readonly firstLine: number;
  readonly lastLine: number;
}

export interface PreparedCell {
  /** What `compileCell` takes. Its lines are the lines of the cell. */
  readonly script: string;
  readonly statements: readonly Statement[];
}

/** What is wrong with the text of a cell, and on which line; lines count from 1. */
export class CellSyntaxError extends SyntaxError {
  override readonly name = "SyntaxError";
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The name under which the lines of a cell appear in the stack of an error. */
export const CELL_FILE = "every-cube-cell.ts";

/** What a script calls: before statement i, with a value to show, for an import, to print. */
const PARAMETERS = ["__at", "__show", "__import", "console"];

export type CellFunction = (
  at: (statement: number) => void,
  show: (value: unknown) => void,
  importModule: (module: string, names: readonly string[]) => unknown,
  console: object,
) => Promise<unknown>;

const AsyncFunction = (async () => {}).constructor as new (
  ...parametersAndBody: string[]
) => CellFunction;

/**
 * Turns the TypeScript of a cell into a script that also reports what it does: which
 * statement it has come to, and the value of each expression at the top level.
 * @throws {CellSyntaxError} at the first mistake
 */
export function prepareCell(source: string): PreparedCell {
  checkSyntax(source);
  const statements = partsOf(parseTypeScript(source));
  const script = checkedScript(source, statements);
  return {
    script,
    statements: statements.map(({ from, to }) => ({
      firstLine: lineAt(source, from),
      lastLine: lineAt(source, to),
    })),
  };
}

/** The script as a function, in strict mode as a module would be. */
export function compileCell(script: string): CellFunction {
  const body = `"use strict";${script}\n//# sourceURL=${CELL_FILE}`;
  return new AsyncFunction(...PARAMETERS, body);
}

function scriptOf(source: string, statements: readonly SyntaxNode[]): string {
  return stripTypes(withEdits(source, statements.flatMap(instrument(source))));
}

interface Edit {
  readonly from: number;
  readonly to: number;
  readonly text: string;
}

const insertion = (at: number, text: string): Edit => ({ from: at, to: at, text });

function instrument(source: string) {
  return (statement: SyntaxNode, i: number): Edit[] => {
    const { from, to, name } = statement;
    const mark = insertion(from, `__at(${i});`);
    if (name === "ImportDeclaration") {
      return [mark, { from, to, text: importAsCall(statement, source) }];
    }
    if (name === "ExportDeclaration") {
      const message = "a cell has nowhere to export to: leave out the word “export”";
      throw new CellSyntaxError(message, lineAt(source, from));
    }
    const dynamicImports = findNodes(statement, "DynamicImport").map((node) => ({
      from: node.from,
      to: node.from + "import".length,
      text: "(async (module) => __import(module, []))",
    }));
    if (name !== "ExpressionStatement") return [mark, ...dynamicImports];
    const [expression] = partsOf(statement);
    return [
      mark,
      insertion(from, "__show(("),
      ...dynamicImports,
      insertion(expression.to, "));"),
    ];
  };
}

/** Edits stand in the order of the source and do not overlap. */
function withEdits(source: string, edits: readonly Edit[]): string {
  let text = "";
  let done = 0;
  for (const edit of edits) {
    text += source.slice(done, edit.from) + edit.text;
    done = edit.to;
  }
  return text + source.slice(done);
}

function stripTypes(source: string): string {
  return transform(source, {
    transforms: ["typescript"],
    disableESTransforms: true,
    keepUnusedImports: true,
  }).code;
}

/** Most mistakes are found here, where their place is known. */
function checkSyntax(source: string): void {
  try {
    stripTypes(source);
  } catch (error) {
    const { message, loc } = error as Error & {
      loc?: { line: number; column: number };
    };
    if (loc === undefined) throw error;
    throw new CellSyntaxError(inWords(message, source, loc), loc.line);
  }
}

function inWords(
  message: string,
  source: string,
  { line, column }: { line: number; column: number },
): string {
  const cause = withoutPlace(message);
  if (!cause.startsWith("Unexpected token")) return cause;
  const lines = source.split("\n").slice(line - 1);
  const rest = lines.join("\n").slice(column - 1);
  const found = /^\s*(\w+|\S)/.exec(rest)?.[1];
  const expected = /expected "(.+)"$/.exec(cause)?.[1];
  if (expected === undefined) return `unexpected ${found ? `“${found}”` : END}`;
  return `expected “${expected}” ${found ? `but found “${found}”` : `before the ${END}`}`;
}

const END = "end of the cell";

function withoutPlace(message: string): string {
  return message.replace(/ \(\d+:\d+\)$/, "");
}

/** The engine has the last word, but does not say where: `const a = 1; const a = 2`. */
function checkedScript(source: string, statements: readonly SyntaxNode[]): string {
  try {
    const script = scriptOf(source, statements);
    compileCell(script);
    return script;
  } catch (error) {
    if (error instanceof CellSyntaxError) throw error;
    const line = lineAt(source, firstRefused(source, statements).from);
    throw new CellSyntaxError(withoutPlace((error as Error).message), line);
  }
}

/** The first statement whose addition makes the cell one that is refused. */
function firstRefused(source: string, statements: readonly SyntaxNode[]): SyntaxNode {
  const isRefused = ({ to }: SyntaxNode, i: number) => {
    try {
      compileCell(scriptOf(source.slice(0, to), statements.slice(0, i + 1)));
      return false;
    } catch {
      return true;
    }
  };
  return statements.find(isRefused) ?? statements[0];
}

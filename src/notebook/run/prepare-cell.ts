import { type CellImport, importsOf, importStatement } from "../code/cell-imports.ts";
import { type CellNames, namesOf } from "../code/cell-names.ts";
import {
  CellSyntaxError,
  checkSyntax,
  stripTypes,
  withoutPlace,
} from "../code/cell-syntax.ts";
import { cellFileName, emptyLinesBefore } from "./cell-file.ts";
import { isLive } from "./live-values.ts";
import {
  findNodes,
  FUNCTION_NODES,
  lineAt,
  lineFinder,
  parseTypeScript,
  childrenOf,
  type SyntaxNode,
} from "../code/syntax-tree.ts";
import { type Edit, insertion, withEdits } from "../code/text-edits.ts";

/** A statement at the top level of a cell; its line counts from 1. */
export interface Statement {
  readonly firstLine: number;
}

export interface PreparedCell {
  /** The input of `compileCell`; its lines are the lines of the cell. */
  readonly script: string;
  readonly statements: readonly Statement[];
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
  checkSyntax(source);
  const tree = parseTypeScript(source);
  const statements = childrenOf(tree);
  const script = checkedScript(source, statements);
  const lineOf = lineFinder(source);
  return {
    script,
    names: namesOf(tree, source),
    statements: statements.map(({ from }) => ({ firstLine: lineOf(from) })),
    imports: statements
      .filter(({ name }) => name === "ImportDeclaration")
      .flatMap((declaration) => importsOf(declaration, source).imports),
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
  const enclose = new Function(
    ...SERVICES,
    `${"\n".repeat(emptyLinesBefore(id))}${cell}\n//# sourceURL=${cellFileName(id)}`,
  );
  return (services, values) => {
    const run = enclose(...SERVICES.map((name) => services[name]));
    return run(...inputs.map((name) => values[name]));
  };
}

function scriptOf(source: string, statements: readonly SyntaxNode[]): string {
  return stripTypes(
    withEdits(source, statements.flatMap(instrument(source, statements))),
  );
}

function instrument(source: string, statements: readonly SyntaxNode[]) {
  const isUnread = unreadStatements(source, statements);
  return (statement: SyntaxNode, i: number): Edit[] => {
    const { from, to, name } = statement;
    if (name === "ImportDeclaration" && isUnread[i]) {
      const message = "this form of import is not known here: write two imports";
      throw new CellSyntaxError(message, lineAt(source, from));
    }
    if (isUnread[i]) return [];
    const mark = insertion(from, `__at(${i});`);
    if (name === "ImportDeclaration") {
      return [mark, { from, to, text: importInPlace(statement, source) }];
    }
    if (name === "ExportDeclaration") {
      const message = "a cell has nowhere to export to: leave out the word “export”";
      throw new CellSyntaxError(message, lineAt(source, from));
    }
    if (name === "NamespaceDeclaration") {
      const message = "a cell cannot have a namespace: make it an object";
      throw new CellSyntaxError(message, lineAt(source, from));
    }
    const returned = findNodes(statement, "ReturnStatement").find(isOutsideOfFunctions);
    if (returned) {
      const message = "“return” stands outside of any function";
      throw new CellSyntaxError(message, lineAt(source, returned.from));
    }
    const dynamicImports = findNodes(statement, "DynamicImport").map((node) => ({
      from: node.from,
      to: node.from + "import".length,
      text: "__load",
    }));
    if (name !== "ExpressionStatement") return [mark, ...dynamicImports];
    const [expression] = childrenOf(statement);
    if (isTimer(expression, source)) return [mark, ...dynamicImports];
    return [
      mark,
      insertion(from, "__show(("),
      ...dynamicImports,
      insertion(expression.to, ")) && await __told();"),
    ];
  };
}

/** The number of a timer is of use only where it has a name. */
export function isTimer({ name, from }: SyntaxNode, source: string): boolean {
  return (
    name === "CallExpression" &&
    /^set(Timeout|Interval)\b/.test(source.slice(from, from + 12))
  );
}

/** The import as calls, on as many lines. Live values are passed as inputs instead. */
function importInPlace(declaration: SyntaxNode, source: string): string {
  const lineBreaks = source
    .slice(declaration.from, declaration.to)
    .replace(/[^\n]/g, "");
  const { module, imports } = importsOf(declaration, source);
  if (module === undefined) return lineBreaks;
  const constant = imports.filter((binding) => !isLive(binding));
  const load = `__import(${JSON.stringify(module)}, []);`;
  return `${load} ${importStatement(constant)}${lineBreaks}`;
}

/**
 * The engine may know syntax that this parser does not and splits in the wrong places: such
 * statements are left whole, with the rest of their line.
 */
export function unreadStatements(
  source: string,
  statements: readonly SyntaxNode[],
): readonly boolean[] {
  const lineOf = lineFinder(source);
  const unread: boolean[] = [];
  statements.forEach((statement, i) => {
    const before = statements[i - 1];
    const goesOn = unread[i - 1] && lineOf(before.to) === lineOf(statement.from);
    unread.push(goesOn || findNodes(statement, "⚠").length > 0);
  });
  return unread;
}

function isOutsideOfFunctions(node: SyntaxNode): boolean {
  for (let at = node.parent; at; at = at.parent) {
    if (FUNCTION_NODES.has(at.name)) return false;
  }
  return true;
}

/** The engine has the last word, but reports no position: `const a = 1; const a = 2`. */
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

/** The first statement that makes the engine reject the cell. */
function firstRefused(source: string, statements: readonly SyntaxNode[]): SyntaxNode {
  const isRefused = (count: number) => {
    try {
      const { to } = statements[count - 1];
      compileCell(scriptOf(source.slice(0, to), statements.slice(0, count)));
      return false;
    } catch {
      return true;
    }
  };
  let [accepted, refused] = [0, statements.length];
  while (refused - accepted > 1) {
    const middle = Math.floor((accepted + refused) / 2);
    if (isRefused(middle)) refused = middle;
    else accepted = middle;
  }
  return statements[refused - 1];
}

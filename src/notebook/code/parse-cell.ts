import {
  parse,
  type ParseError,
  parseExpression,
  type ParserOptions,
} from "@babel/parser";
import type { File, Node } from "@babel/types";
import { truncate } from "../values/inspect.ts";
import { findLegacySyntax } from "./legacy-syntax.ts";
import { isMismatchedBracket, findOpenBracket } from "./open-bracket.ts";

export type { Node };

/** A syntax error in a cell, with its line, counting from 1. */
export class CellSyntaxError extends SyntaxError {
  override readonly name = "SyntaxError";
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

export interface CellStatement {
  readonly node: Node;
  /** The expression, if the statement is only an expression. */
  readonly expression: Node | undefined;
}

export interface Token {
  readonly start: number;
  readonly end: number;
}

export interface ParsedCell {
  readonly source: string;
  readonly statements: readonly CellStatement[];
  readonly tokens: readonly Token[];
}

const OPTIONS: ParserOptions = {
  sourceType: "module",
  attachComment: false,
  createParenthesizedExpressions: true,
  tokens: true,
  plugins: [
    "typescript",
    "decorators",
    "decoratorAutoAccessors",
    "explicitResourceManagement",
  ],
};

/**
 * Parses a cell's TypeScript. A cell that is only an object literal is an expression,
 * as in a browser console, not a block.
 * @throws {CellSyntaxError} at the first error
 */
export function parseCell(source: string): ParsedCell {
  try {
    const cell = toParsedCell(source, parse(source, OPTIONS));
    const [first, ...rest] = cell.statements;
    const isBlock = rest.length === 0 && first?.node.type === "BlockStatement";
    return (isBlock && parseObjectLiteral(source)) || cell;
  } catch (error) {
    const object = parseObjectLiteral(source.replace(/;\s*$/, ""));
    if (object) return object;
    throw toCellSyntaxError(error as Error | BabelError, source);
  }
}

function toParsedCell(source: string, { program, tokens }: File): ParsedCell {
  const directives = program.directives.map((node) => {
    return { node, expression: node.value }; // a cell that is only a string literal
  });
  const statements = program.body.map((node) => {
    const isExpression = node.type === "ExpressionStatement";
    return { node, expression: isExpression ? node.expression : undefined };
  });
  const cell = { source, statements: [...directives, ...statements] };
  return { ...cell, tokens: withoutComments(tokens) };
}

/** Parses a cell that is only an object literal; undefined otherwise. */
function parseObjectLiteral(source: string): ParsedCell | undefined {
  try {
    const object = parseExpression(source, OPTIONS);
    if (object.type !== "ObjectExpression") return undefined;
    const { tokens, type, start, end, loc, properties } = object as typeof object & {
      tokens?: unknown;
    };
    const node = { type, start, end, loc, properties } as Node;
    const statements = [{ node, expression: node }];
    return { source, statements, tokens: withoutComments(tokens) };
  } catch {
    return undefined;
  }
}

function withoutComments(tokens: unknown): Token[] {
  return (tokens as (Token & { type: unknown })[]).filter(
    ({ type }) => typeof type !== "string",
  );
}

export function babelChildren(node: Node): Node[] {
  return Object.values(node)
    .flat()
    .filter((value): value is Node => typeof value?.type === "string")
    .sort((a, b) => a.start! - b.start!);
}

type BabelError = SyntaxError &
  ParseError & {
    loc: { line: number; index: number };
    details: { expected?: string; reservedWord?: string };
  };

function toCellSyntaxError(error: Error | BabelError, source: string): CellSyntaxError {
  if (!("loc" in error)) {
    return new CellSyntaxError("the code is nested too deeply to be read", 1);
  }
  const legacy = findLegacySyntax(source);
  if (legacy) return new CellSyntaxError(legacy.message, legacy.line);
  const { message, loc, reasonCode, details } = error;
  const { line, index } = loc;
  if (details.reservedWord === "await") return new CellSyntaxError(NO_AWAIT, line);
  const isMissing = reasonCode === "MissingSemicolon";
  if (reasonCode !== "UnexpectedToken" && !isMissing) {
    return new CellSyntaxError(truncate(withoutPosition(message)), line);
  }
  const token = /^\s*(\w+|\S)/.exec(source.slice(index))?.[1];
  const context = token ? `but found “${token}”` : `before the ${END_OF_CELL}`;
  const open = findOpenBracket(source.slice(0, index));
  const expected = isMissing ? ";" : details.expected;
  if (open && (token === undefined || isMismatchedBracket(token, open))) {
    const { bracket, closing: end } = open;
    const problem = `“${bracket}” in line ${open.line} is not closed: expected “${end}”`;
    return new CellSyntaxError(`${problem} ${context}`, line);
  }
  if (!expected)
    return new CellSyntaxError(
      `unexpected ${token ? `“${token}”` : END_OF_CELL}`,
      line,
    );
  return new CellSyntaxError(`expected “${expected}” ${context}`, line);
}

const END_OF_CELL = "end of the cell";
const NO_AWAIT = "“await” works only in an async function, or at the top level";

function withoutPosition(message: string): string {
  return message.replace(/\.? \(\d+:\d+\)$/, "");
}

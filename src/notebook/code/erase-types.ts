import type * as t from "@babel/types";
import {
  CellSyntaxError,
  babelChildren,
  type Node,
  parseCell,
  type ParsedCell,
} from "./parse-cell.ts";
import { type Edit, insertion, applyEdits } from "./text-edits.ts";

/** The edits that turn a cell's TypeScript into JavaScript. */
export interface TypeEdits {
  /** Closing parentheses; applied before other insertions at the same offset. */
  readonly closing: readonly Edit[];
  readonly others: readonly Edit[];
}

/** Removes the types from code and keeps its lines. */
export function stripTypes(source: string): string {
  const { closing, others } = typeEdits(parseCell(source));
  return applyEdits(source, [...closing, ...others]);
}

/**
 * Returns the edits that erase the types of a cell, except in its imports.
 * @throws {CellSyntaxError} if the cell uses syntax that is not supported
 */
export function typeEdits(cell: ParsedCell): TypeEdits {
  const eraser = new Eraser(cell);
  for (const { node } of cell.statements) eraser.visit(node);
  return eraser;
}

/** Whether removing the types is enough to run the code, as Node does. */
export function isErasable({ statements }: ParsedCell): boolean {
  return statements.every(({ node }) => hasOnlyTypes(node));
}

function hasOnlyTypes(node: Node): boolean {
  if (isErased(node)) return true;
  return !NOT_ERASABLE.has(node.type) && babelChildren(node).every(hasOnlyTypes);
}

const NOT_ERASABLE: ReadonlySet<string> = new Set([
  "TSEnumDeclaration",
  "TSParameterProperty",
  "TSTypeAssertion",
]);

/** Whether a statement or member consists only of types. */
export function isErased(node: Node): boolean {
  if ("declare" in node && node.declare) return true;
  switch (node.type) {
    case "TSInterfaceDeclaration":
    case "TSTypeAliasDeclaration":
    case "TSDeclareFunction":
    case "TSDeclareMethod":
    case "TSIndexSignature":
      return true;
    case "TSModuleDeclaration":
      return node.body.type === "TSModuleBlock"
        ? node.body.body.every(isErased)
        : isErased(node.body);
    case "ExportNamedDeclaration":
      return (
        node.exportKind === "type" || (!!node.declaration && isErased(node.declaration))
      );
    case "ClassProperty":
    case "ClassAccessorProperty":
      return node.abstract === true;
    default:
      return false;
  }
}

const MODIFIERS: ReadonlySet<string> = new Set(
  "public private protected readonly override abstract".split(" "),
);

const BINARY_EXPRESSIONS: ReadonlySet<string> = new Set([
  "BinaryExpression",
  "LogicalExpression",
]);

/** Statements and members that can end at a line break, without a semicolon. */
const ENDED_BY_LINE_BREAK: ReadonlySet<string> = new Set([
  "ExpressionStatement",
  "VariableDeclaration",
  "ReturnStatement",
  "ThrowStatement",
  "ClassProperty",
  "ClassPrivateProperty",
]);

class Eraser {
  readonly others: Edit[] = [];
  readonly closing: Edit[] = [];
  readonly #cell: ParsedCell;
  readonly #startingAt: ReadonlyMap<number, number>;
  readonly #endingAt: ReadonlyMap<number, number>;

  constructor(cell: ParsedCell) {
    this.#cell = cell;
    this.#startingAt = new Map(cell.tokens.map(({ start }, i) => [start, i]));
    this.#endingAt = new Map(cell.tokens.map(({ end }, i) => [end, i]));
  }

  visit(node: Node, parent?: Node): void {
    if (node.type === "ImportDeclaration") return;
    if (isErased(node)) return this.#erase(node.start!, node.end!, ";");
    assertSupported(node);
    const last = this.others.length;
    switch (node.type) {
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSInstantiationExpression":
        return this.#keepExpression(node, parent);
      case "TSTypeAssertion":
        this.#erase(node.start!, node.expression.start!, "(");
        this.closing.push(insertion(node.end!, ")"));
        return this.visit(node.expression, node);
      case "TSParameterProperty":
        this.#eraseWords(node.start!, node.parameter.start!);
        return this.visit(node.parameter, node);
      case "TSEnumDeclaration":
        return this.#enum(node);
      case "ArrowFunctionExpression":
        this.#arrow(node);
        break;
      case "ClassDeclaration":
      case "ClassExpression":
        this.#class(node);
        break;
      case "ClassMethod":
        this.#parameterProperties(node);
        this.#member(node);
        break;
      case "ClassProperty":
      case "ClassPrivateProperty":
      case "ClassPrivateMethod":
        this.#member(node);
        break;
      case "VariableDeclarator":
        if (node.definite) this.#eraseToken(this.#startingAt.get(node.id.start!)! + 1);
        break;
      case "Identifier":
      case "ObjectPattern":
      case "ArrayPattern":
        if ("name" in node && node.name === "this") return this.#eraseItem(node);
        if (node.optional) this.#eraseToken(this.#endOfPattern(node));
        break;
      case "TSExpressionWithTypeArguments":
        return; // handled with the class
      default:
        if (node.type.startsWith("TS")) return this.#erase(node.start!, node.end!);
    }
    for (const child of babelChildren(node)) this.visit(child, node);
    this.#endStatement(node, parent, last);
  }

  #keepExpression(
    node:
      | t.TSAsExpression
      | t.TSSatisfiesExpression
      | t.TSNonNullExpression
      | t.TSInstantiationExpression,
    parent: Node | undefined,
  ): void {
    const { expression } = node;
    // `a + b as number * 2` multiplies the sum, so it needs parentheses.
    if (
      BINARY_EXPRESSIONS.has(parent?.type ?? "") &&
      BINARY_EXPRESSIONS.has(expression.type)
    ) {
      this.others.push(insertion(node.start!, "("));
      this.closing.push(insertion(expression.end!, ")"));
    }
    this.visit(
      expression,
      BINARY_EXPRESSIONS.has(expression.type) ? undefined : parent,
    );
    this.#erase(expression.end!, node.end!);
  }

  /**
   * JavaScript forbids a line break before `=>` or after `async`: moves parentheses.
   */
  #arrow({
    async: isAsync,
    returnType,
    typeParameters,
  }: t.ArrowFunctionExpression): void {
    const { tokens } = this.#cell;
    if (returnType) {
      const closing = this.#before(returnType.start!);
      if (this.#hasBreak(tokens[closing].end, returnType.end!)) {
        this.#eraseToken(closing);
        this.closing.push(insertion(returnType.end!, ")"));
      }
    }
    if (isAsync && typeParameters) {
      const opening = this.#endingAt.get(typeParameters.end!)! + 1;
      if (this.#hasBreak(typeParameters.start!, tokens[opening].start)) {
        this.others.push(insertion(typeParameters.start!, "("));
        this.#eraseToken(opening);
      }
    }
  }

  #hasBreak(from: number, to: number): boolean {
    return this.#cell.source.slice(from, to).includes("\n");
  }

  #class(node: t.Class): void {
    if (node.type === "ClassDeclaration" && node.abstract)
      this.#eraseWords(node.start!, node.body.start!, 1);
    const [first] = node.implements ?? [];
    if (!first) return;
    const word = this.#cell.tokens[this.#before(first.start!)];
    this.#erase(word.start, node.implements!.at(-1)!.end!);
  }

  /** Erases the modifiers before a member's name, and the `?` or `!` after it. */
  #member(
    node:
      | t.ClassMethod
      | t.ClassPrivateMethod
      | t.ClassProperty
      | t.ClassPrivateProperty,
  ): void {
    const { key } = node;
    this.#eraseWords(node.start!, key.start!);
    const isComputed = "computed" in node && node.computed;
    const after = this.#endingAt.get(key.end!)! + (isComputed ? 2 : 1);
    if (/^[?!]$/.test(this.#textOf(after))) this.#eraseToken(after);
  }

  /** The index of the token before the type annotation, a `?` if optional. */
  #endOfPattern({
    typeAnnotation,
    end,
  }: t.Identifier | t.ObjectPattern | t.ArrayPattern) {
    return typeAnnotation
      ? this.#before(typeAnnotation.start!)
      : this.#endingAt.get(end!)!;
  }

  #eraseItem(node: Node): void {
    this.#erase(node.start!, node.end!);
    const after = this.#endingAt.get(node.end!)! + 1;
    if (this.#textOf(after) === ",") this.#eraseToken(after);
  }

  /** `constructor(private x)` also assigns `this.x`. */
  #parameterProperties(node: t.ClassMethod): void {
    if (node.kind !== "constructor") return;
    const names = node.params.flatMap((param) => {
      if (param.type !== "TSParameterProperty") return [];
      const { parameter } = param;
      const name = parameter.type === "AssignmentPattern" ? parameter.left : parameter;
      return name.type === "Identifier" ? [name.name] : [];
    });
    if (names.length === 0) return;
    const { directives, body: statements, start } = node.body;
    const superCall = statements.find(
      (statement) =>
        statement.type === "ExpressionStatement" &&
        statement.expression.type === "CallExpression" &&
        statement.expression.callee.type === "Super",
    );
    const offset = superCall?.end ?? directives.at(-1)?.end ?? start! + 1;
    const text = names.map((name) => `this.${name} = ${name};`).join(" ");
    this.others.push(insertion(offset, `;${text}`));
  }

  /** Rewrites an enum as an object, with reverse mappings for its numbers. */
  #enum({ id, members, start, end }: t.TSEnumDeclaration): void {
    const { source } = this.#cell;
    const { name: object } = id;
    let text = `var ${object} = ((${object} = {}) => {`;
    let offset = start!;
    let next = "0";
    const replaceTo = (to: number) => {
      const breaks = source.slice(offset, to).replace(/[^\n]/g, "");
      this.others.push({ from: offset, to, text: text + breaks });
    };
    for (const [i, member] of members.entries()) {
      const { initializer } = member;
      const name = member.id.type === "Identifier" ? member.id.name : member.id.value;
      const later = source.slice(member.end!, members.at(-1)!.end!);
      const isReferenced = later.match(NAMES)?.includes(name) ?? false;
      const local = isReferenced ? name : `_${i}`;
      text += ` const ${local} = `;
      if (initializer) {
        replaceTo(initializer.start!);
        this.visit(initializer);
        offset = initializer.end!;
        text = "";
      } else text += next;
      const key = JSON.stringify(name);
      const set = `${object}[${key}] = ${local}`;
      text += isText(initializer) ? `; ${set};` : `; ${object}[${set}] = ${key};`;
      next = `${local} + 1`;
    }
    text += ` return ${object}; })(${object});`;
    replaceTo(end!);
  }

  /**
   * Adds a semicolon if the statement ended with a type: a line break may not suffice.
   */
  #endStatement(node: Node, parent: Node | undefined, edits: number): void {
    const isHead =
      node.type === "VariableDeclaration" && parent?.type.startsWith("For");
    if (!ENDED_BY_LINE_BREAK.has(node.type) || isHead) return;
    const isAtEnd = this.others
      .slice(edits)
      .some(({ from, to }) => to === node.end && from < to);
    if (isAtEnd) this.others.push(insertion(node.end!, ";"));
  }

  #eraseWords(from: number, to: number, limit = Infinity): void {
    let i = this.#startingAt.get(from)!;
    for (
      ;
      i < this.#cell.tokens.length && this.#cell.tokens[i].start < to && limit > 0;
      i++
    ) {
      if (!MODIFIERS.has(this.#textOf(i))) continue;
      this.#eraseToken(i);
      limit--;
    }
  }

  #before(offset: number): number {
    return this.#startingAt.get(offset)! - 1;
  }

  #textOf(token: number): string {
    const { start, end } = this.#cell.tokens[token];
    return this.#cell.source.slice(start, end);
  }

  #eraseToken(token: number): void {
    const { start, end } = this.#cell.tokens[token];
    this.#erase(start, end);
  }

  #erase(from: number, to: number, first = ""): void {
    if (from === to) return;
    const text = this.#cell.source.slice(from, to).replace(/[^\n\r\u2028\u2029]/g, " ");
    this.others.push({ from, to, text: first + text.slice(first.length) });
  }
}

const NO_EXPORT = "cells cannot export: remove the word “export”";

/** @throws {CellSyntaxError} for TypeScript syntax that cells don't support */
function assertSupported(node: Node): void {
  const why =
    "decorators" in node && node.decorators?.length
      ? NO_DECORATORS
      : whyUnsupported(node);
  if (why !== undefined) throw new CellSyntaxError(why, node.loc!.start.line);
}

const NO_DECORATORS = "browsers can’t run decorators: call the function yourself";

function whyUnsupported(node: Node): string | undefined {
  switch (node.type) {
    case "ExportNamedDeclaration":
    case "ExportDefaultDeclaration":
    case "ExportAllDeclaration":
    case "TSExportAssignment":
      return NO_EXPORT;
    case "TSModuleDeclaration":
      return "cells do not support namespaces: use an object";
    case "TSImportEqualsDeclaration":
      return "this form of import is not supported: write import … from";
    case "ClassAccessorProperty":
      return "browsers can’t run “accessor”: write a getter and a setter";
    case "MetaProperty":
      return node.meta.name === "import" ? "a cell has no import.meta" : undefined;
    case "RegExpLiteral":
      return regExpError(node);
    default:
      return undefined;
  }
}

function regExpError({ pattern, flags }: t.RegExpLiteral): string | undefined {
  try {
    new RegExp(pattern, flags);
    return undefined;
  } catch (error) {
    return (error as Error).message;
  }
}

const NAMES = /[\p{ID_Start}$_][\p{ID_Continue}$]*/gu;

/** Whether an enum member's initialiser is certainly a string. */
function isText(value: Node | null | undefined): boolean {
  if (value?.type === "BinaryExpression")
    return isText(value.left) || isText(value.right);
  return value?.type === "StringLiteral" || value?.type === "TemplateLiteral";
}

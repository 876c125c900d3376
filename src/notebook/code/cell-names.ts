import type * as t from "@babel/types";
import { isErased } from "./erase-types.ts";
import { babelChildren, type Node, parseCell, type ParsedCell } from "./parse-cell.ts";

/** The names that connect a cell to other cells, with lines counted from 1. */
export interface CellNames {
  /** Names defined at the top level; imports are not included. */
  readonly defines: ReadonlyMap<string, number>;
  /** Names read or assigned but not defined, with the line of the first use. */
  readonly uses: ReadonlyMap<string, number>;
  readonly assigns: ReadonlyMap<string, number>;
  readonly selfUsedCalls: readonly SelfUsedCall[];
}

/** The result of a call that its own cell uses, first on this line. */
export interface SelfUsedCall {
  /** The variable that it initialises; undefined if a pattern takes it apart. */
  readonly name: string | undefined;
  /** The called function as written: `view` or `notebook.view`. */
  readonly callee: string;
  readonly line: number;
}

/** Finds the values that a cell defines and needs, by JavaScript's scoping rules. */
export function cellNamesOf(cell: ParsedCell): CellNames {
  const reader = new NameReader();
  for (const { node } of cell.statements) reader.read(node);
  const [uses, assigns] = [new Map<string, number>(), new Map<string, number>()];
  const localUses = new Map<string, number>();
  for (const { name, line, scope, isAssigned } of reader.references) {
    const owner = findScope(name, scope);
    if (owner === reader.top) addIfMissing(localUses, name, line);
    if (owner) continue;
    addIfMissing(uses, name, line);
    if (isAssigned) addIfMissing(assigns, name, line);
  }
  return {
    defines: reader.defines,
    uses,
    assigns,
    selfUsedCalls: findSelfUsedCalls(cell, localUses),
  };
}

/** The names that a cell needs from elsewhere; empty if it cannot be parsed. */
export function usedNames(source: string): string[] {
  try {
    return [...cellNamesOf(parseCell(source)).uses.keys()];
  } catch {
    return [];
  }
}

interface Scope {
  readonly names: Set<string>;
  readonly parent: Scope | undefined;
  readonly functionScope: Scope;
}

function createScope(outer: Scope | undefined, isFunction: boolean): Scope {
  const scope = { names: new Set<string>(), parent: outer } as {
    -readonly [K in keyof Scope]: Scope[K];
  };
  scope.functionScope = isFunction || !outer ? scope : outer.functionScope;
  return scope;
}

function findScope(name: string, scope: Scope): Scope | undefined {
  for (let at: Scope | undefined = scope; at; at = at.parent) {
    if (at.names.has(name)) return at;
  }
  return undefined;
}

interface Reference {
  readonly name: string;
  readonly line: number;
  readonly scope: Scope;
  readonly isAssigned: boolean;
}

class NameReader {
  readonly top = createScope(undefined, true);
  readonly defines = new Map<string, number>();
  readonly references: Reference[] = [];

  read(node: Node, scope = this.top): void {
    if (isErased(node)) return;
    switch (node.type) {
      case "Identifier":
        return this.#refer(node, scope, false);
      case "ImportDeclaration":
        for (const { local } of node.specifiers) scope.names.add(local.name);
        return;
      case "VariableDeclaration":
        for (const { id, init } of node.declarations) {
          this.#bind(id, node.kind === "var" ? scope.functionScope : scope, scope);
          if (init) this.read(init, scope);
        }
        return;
      case "FunctionDeclaration":
      case "ClassDeclaration":
        this.#bind(node.id!, scope, scope);
        return node.type === "ClassDeclaration"
          ? this.#readAll([node.superClass, node.body], scope)
          : this.#readFunction(node, scope);
      case "ClassExpression": {
        const inner = createScope(scope, false);
        if (node.id) inner.names.add(node.id.name);
        return this.#readAll([node.superClass, node.body], inner);
      }
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return this.#readFunction(node, scope);
      case "ObjectMethod":
      case "ClassMethod":
      case "ClassPrivateMethod":
        this.#readKey(node, scope);
        return this.#readFunction(node, scope);
      case "ObjectProperty":
      case "ClassProperty":
      case "ClassPrivateProperty":
        this.#readKey(node, scope);
        return this.#readAll(
          [node.value],
          createScope(scope, node.type !== "ObjectProperty"),
        );
      case "MemberExpression":
      case "OptionalMemberExpression":
        this.read(node.object, scope);
        return node.computed ? this.read(node.property, scope) : undefined;
      case "AssignmentExpression":
        this.#assign(node.left, scope);
        return this.read(node.right, scope);
      case "UpdateExpression":
        return this.#assign(node.argument, scope);
      case "ForInStatement":
      case "ForOfStatement": {
        const inner = createScope(scope, false);
        if (node.left.type === "VariableDeclaration") this.read(node.left, inner);
        else this.#assign(node.left, inner);
        return this.#readAll([node.right, node.body], inner);
      }
      case "CatchClause": {
        const inner = createScope(scope, false);
        if (node.param) this.#bind(node.param, inner, inner);
        return this.read(node.body, inner);
      }
      case "StaticBlock":
        return this.#readAll(node.body, createScope(scope, true));
      case "BlockStatement":
      case "ForStatement":
      case "SwitchStatement":
        return this.#readAll(babelChildren(node), createScope(scope, false));
      case "LabeledStatement":
        return this.read(node.body, scope);
      case "BreakStatement":
      case "ContinueStatement":
      case "MetaProperty":
        return;
      case "TSEnumDeclaration": {
        this.#bind(node.id, scope, scope);
        const inner = createScope(scope, true);
        for (const { id } of node.members)
          inner.names.add("name" in id ? id.name : id.value);
        return this.#readAll(
          node.members.map(({ initializer }) => initializer),
          inner,
        );
      }
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
      case "TSInstantiationExpression":
        return this.read(node.expression, scope);
      default:
        if (!node.type.startsWith("TS")) this.#readAll(babelChildren(node), scope);
    }
  }

  #readAll(nodes: readonly (Node | null | undefined)[], scope: Scope): void {
    for (const node of nodes) if (node) this.read(node, scope);
  }

  #readKey(node: { key: Node; computed?: boolean | null }, scope: Scope): void {
    if (node.computed) this.read(node.key, scope);
  }

  #readFunction(node: t.Function, scope: Scope): void {
    const inner = createScope(scope, true);
    if (node.type === "FunctionExpression" && node.id) inner.names.add(node.id.name);
    for (const param of node.params) this.#bind(param, inner, inner);
    // The body is in the parameters' scope: it may redeclare them.
    const body =
      node.body.type === "BlockStatement" ? babelChildren(node.body) : [node.body];
    this.#readAll(body, inner);
  }

  /** Declares the names of a pattern, and reads the rest of it. */
  #bind(pattern: Node, declares: Scope, scope: Scope): void {
    this.#eachTarget(pattern, scope, (target) => {
      if (target.type !== "Identifier") return this.read(target, scope);
      declares.names.add(target.name);
      if (declares === this.top)
        addIfMissing(this.defines, target.name, lineOf(target));
    });
  }

  #assign(pattern: Node, scope: Scope): void {
    this.#eachTarget(pattern, scope, (target) => {
      if (target.type === "Identifier") this.#refer(target, scope, true);
      else this.read(target, scope);
    });
  }

  #eachTarget(pattern: Node, scope: Scope, take: (target: Node) => void): void {
    const each = (inner: Node | null) => inner && this.#eachTarget(inner, scope, take);
    switch (pattern.type) {
      case "ObjectPattern":
        for (const property of pattern.properties) {
          if (property.type === "RestElement") each(property);
          else {
            this.#readKey(property, scope);
            each(property.value);
          }
        }
        return;
      case "ArrayPattern":
        return pattern.elements.forEach(each);
      case "AssignmentPattern":
        each(pattern.left);
        return this.read(pattern.right, scope);
      case "RestElement":
        return void each(pattern.argument);
      case "TSParameterProperty":
        return void each(pattern.parameter);
      case "ParenthesizedExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
      case "TSTypeAssertion":
        return void each(pattern.expression);
      default:
        take(pattern);
    }
  }

  #refer(node: t.Identifier, scope: Scope, isAssigned: boolean): void {
    this.references.push({ name: node.name, line: lineOf(node), scope, isAssigned });
  }
}

function findSelfUsedCalls(
  { source, statements }: ParsedCell,
  localUses: ReadonlyMap<string, number>,
): SelfUsedCall[] {
  const declarations = statements.flatMap(({ node }) =>
    node.type === "VariableDeclaration" ? node.declarations : [],
  );
  return declarations.flatMap(({ id, init }): SelfUsedCall[] => {
    if (init?.type !== "CallExpression") return [];
    const { start, end } = init.callee;
    const callee = source.slice(start!, end!).replace(/\s+/g, "");
    if (id.type !== "Identifier")
      return [{ name: undefined, callee, line: lineOf(id) }];
    const line = localUses.get(id.name);
    return line === undefined ? [] : [{ name: id.name, callee, line }];
  });
}

function addIfMissing(lines: Map<string, number>, name: string, line: number): void {
  if (!lines.has(name)) lines.set(name, line);
}

function lineOf(node: Node): number {
  return node.loc!.start.line;
}

import { importsOf } from "./cell-imports.ts";
import { type UsedCall, usedCallsIn } from "./called-for.ts";
import {
  type Binding,
  bindingsIn,
  isAssignedByPattern,
  isInside,
  MAX_DEPTH,
} from "./bindings.ts";
import {
  findNodes,
  lineFinder,
  parseBriefly,
  childrenOf,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** The names through which a cell depends on the others. Lines count from 1. */
export interface CellNames {
  /** Names that its top level defines, with their lines; imports are not included. */
  readonly defines: ReadonlyMap<string, number>;
  /** Names that it reads and does not define, with the line of the first use. */
  readonly uses: ReadonlyMap<string, number>;
  /** Names that it assigns to and does not define. */
  readonly assigns: ReadonlyMap<string, number>;
  /** Names that it defines by a call and uses itself. */
  readonly usedCalls: readonly UsedCall[];
}

/** The names declared in each scope, by the position of its node. */
type Scopes = Map<string, Set<string>>;

/**
 * Finds which names a cell defines for others and which it needs from them, by JavaScript's
 * scoping rules. Names of types are not values and don't count.
 */
export function namesOf(tree: SyntaxNode, source: string): CellNames {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const lineOf = lineFinder(source);
  const scopes: Scopes = new Map();
  const defines = new Map<string, number>();

  for (const { name, kind, from, scope } of bindingsIn(tree, source)) {
    if (kind === "type" || kind === "claim") continue;
    const key = keyOf(scope);
    if (!scopes.has(key)) scopes.set(key, new Set());
    scopes.get(key)!.add(name);
    if (isShared({ kind, scope })) addFirst(defines, name, lineOf(from));
  }

  const isFree = (node: SyntaxNode) => {
    const name = textOf(node);
    let depth = 0;
    for (let at: SyntaxNode | null = node; at && depth < MAX_DEPTH; at = at.parent) {
      depth++;
      if (scopes.get(keyOf(at))?.has(name)) return false;
    }
    return true;
  };
  const collect = (nodes: readonly SyntaxNode[]) => {
    const found = new Map<string, number>();
    for (const node of [...nodes].sort((a, b) => a.from - b.from)) {
      if (isFree(node)) addFirst(found, textOf(node), lineOf(node.from));
    }
    return found;
  };
  const names = findNodes(tree, "VariableName").filter(isValue);
  // Names in code that this parser can't read: better one too many.
  const unread = findNodes(tree, "⚠").filter((node) =>
    /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(textOf(node)),
  );
  const isOfTop = (node: SyntaxNode) => {
    const name = textOf(node);
    let at: SyntaxNode = node;
    while (at.parent && !scopes.get(keyOf(at))?.has(name)) at = at.parent;
    return at.name === "Script";
  };
  const inUse = [...names, ...shorthands(tree)].sort((a, b) => a.from - b.from);
  const lineOfUse = (name: string) => {
    const use = inUse.find((node) => textOf(node) === name && isOfTop(node));
    return use && lineOf(use.from);
  };
  return {
    defines,
    usedCalls: usedCallsIn(tree, source, lineOfUse),
    uses: collect([...names, ...shorthands(tree), ...unread]),
    assigns: collect([
      ...names.filter(isAssigned),
      ...findNodes(tree, "VariableDefinition").filter(isAssignedByPattern),
    ]),
  };
}

/** The names that a cell exposes to the others; empty while its text is incomplete. */
export function sharedNames(source: string): string[] {
  const tree = parseBriefly(source);
  try {
    const imported = findNodes(tree, "ImportDeclaration").flatMap((declaration) =>
      importsOf(declaration, source).imports.map(({ local }) => local),
    );
    const defined = bindingsIn(tree, source).filter(isShared);
    return [...new Set([...defined.map(({ name }) => name), ...imported])];
  } catch {
    return [];
  }
}

/** Whether a name belongs to the cell's top level, where other cells see it. */
function isShared({ kind, scope }: Pick<Binding, "kind" | "scope">): boolean {
  return scope.name === "Script" && !["type", "claim", "import"].includes(kind);
}

/** Whether a name in the code refers to a value of the cell: types are erased when it runs. */
function isValue(name: SyntaxNode): boolean {
  const isElsewhere = ["TypeofType", "ImportGroup"].includes(name.parent!.name);
  return !isElsewhere && !isInside(name, "AmbientDeclaration");
}

/** `{ a }` reads a; `{ a: 1 }` and `{ a() {} }` do not. */
function shorthands(tree: SyntaxNode): SyntaxNode[] {
  return findNodes(tree, "PropertyDefinition").filter(
    ({ parent }) => parent!.name === "Property" && childrenOf(parent!).length === 1,
  );
}

function isAssigned(name: SyntaxNode): boolean {
  const [parent, from] = [name.parent!, name.from];
  switch (parent.name) {
    case "AssignmentExpression":
      return childrenOf(parent)[0].from === from;
    case "PostfixExpression":
    case "UnaryExpression":
      return isStep(parent);
    case "ForOfSpec":
    case "ForInSpec":
      return childrenOf(parent)[1].from === from;
    default:
      return false;
  }
}

/** `a++` and `--a`, not `-a`. */
function isStep(expression: SyntaxNode): boolean {
  return childrenOf(expression).some(
    ({ name, from, to }) => name === "ArithOp" && to - from === 2,
  );
}

function addFirst(lines: Map<string, number>, name: string, line: number): void {
  if (!lines.has(name)) lines.set(name, line);
}

function keyOf({ from, to, name }: SyntaxNode): string {
  return `${name} ${from} ${to}`;
}

import { importsOf } from "./cell-imports.ts";
import {
  findNodes,
  FUNCTIONS,
  lineFinder,
  parseTypeScript,
  partsOf,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** The names by which a cell speaks with the others. Lines count from 1. */
export interface CellNames {
  /** What its top level defines, and the line of each; imports are not among them. */
  readonly defines: ReadonlyMap<string, number>;
  /** What it reads and does not define, and the line where it does so first. */
  readonly uses: ReadonlyMap<string, number>;
  /** What it gives a new value and does not define. */
  readonly assigns: ReadonlyMap<string, number>;
}

/** Where names live: what a scope declares, by the place of its node. */
type Scopes = Map<string, Set<string>>;

/**
 * Finds which names a cell defines for others and which it needs from them, as
 * JavaScript's scopes have it. Names of types are no values and do not count.
 */
export function namesOf(tree: SyntaxNode, source: string): CellNames {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  const lineOf = lineFinder(source);
  const scopes: Scopes = new Map();
  const defines = new Map<string, number>();

  for (const definition of [
    ...findNodes(tree, "VariableDefinition"),
    ...findNodes(tree, "TypeDefinition").filter(isEnum),
  ]) {
    const scope = scopeOfDefinition(definition);
    if (scope === undefined) continue;
    const key = keyOf(scope);
    if (!scopes.has(key)) scopes.set(key, new Set());
    scopes.get(key)!.add(textOf(definition));
    if (scope.name === "Script" && !isImported(definition)) {
      addFirst(defines, textOf(definition), lineOf(definition.from));
    }
  }

  const isFree = (node: SyntaxNode) => {
    const name = textOf(node);
    for (let at: SyntaxNode | null = node; at; at = at.parent) {
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
  // Names in code that this parser does not know: better one too many.
  const unread = findNodes(tree, "⚠").filter((node) =>
    /^[\p{ID_Start}$_][\p{ID_Continue}$]*$/u.test(textOf(node)),
  );
  return {
    defines,
    uses: collect([...names, ...shorthands(tree), ...unread]),
    assigns: collect([
      ...names.filter(isAssigned),
      ...findNodes(tree, "VariableDefinition").filter(isAssignedByPattern),
    ]),
  };
}

/** The names that a cell shows the others; none of a text that is not finished. */
export function sharedNames(source: string): string[] {
  const tree = parseTypeScript(source);
  try {
    const imported = findNodes(tree, "ImportDeclaration").flatMap((declaration) =>
      importsOf(declaration, source).imports.map(({ local }) => local),
    );
    return [...namesOf(tree, source).defines.keys(), ...imported];
  } catch {
    return [];
  }
}

/** Of all names that code mentions, these have a value: types are gone when it runs. */
function isValue(name: SyntaxNode): boolean {
  return name.parent?.name !== "TypeofType" && !isInside(name, "AmbientDeclaration");
}

/** `{ a }` reads a; `{ a: 1 }` and `{ a() {} }` do not. */
function shorthands(tree: SyntaxNode): SyntaxNode[] {
  return findNodes(tree, "PropertyDefinition").filter(
    ({ parent }) => parent?.name === "Property" && partsOf(parent).length === 1,
  );
}

function isAssigned({ parent, from }: SyntaxNode): boolean {
  switch (parent?.name) {
    case "AssignmentExpression":
      return partsOf(parent)[0].from === from;
    case "PostfixExpression":
    case "UnaryExpression":
      return isStep(parent);
    case "ForOfSpec":
    case "ForInSpec":
      return partsOf(parent)[1].from === from;
    default:
      return false;
  }
}

/** `a++` and `--a`, not `-a`. */
function isStep(expression: SyntaxNode): boolean {
  return partsOf(expression).some(
    ({ name, from, to }) => name === "ArithOp" && to - from === 2,
  );
}

/** `[a, b] = c` and `({ a } = c)` give values to names that are declared elsewhere. */
function isAssignedByPattern(definition: SyntaxNode): boolean {
  const owner = ownerOf(definition);
  if (owner.name === "AssignmentExpression") return true;
  return (
    FOR_EACH.has(owner.name) && !partsOf(owner).some(({ name }) => DECLARES.has(name))
  );
}

/** Where a name that is defined here can be seen; undefined where it is none of a value. */
function scopeOfDefinition(definition: SyntaxNode): SyntaxNode | undefined {
  const owner = ownerOf(definition);
  switch (owner.name) {
    case "AssignmentExpression":
    case "AmbientDeclaration":
      return undefined;
    case "VariableDeclaration":
    case "ForOfSpec":
    case "ForInSpec": {
      const isAmbient = isInside(definition, "AmbientDeclaration");
      if (isAmbient || isAssignedByPattern(definition)) return undefined;
      const isVar = partsOf(owner).some(({ name }) => name === "var");
      return enclosing(owner, isVar ? WHOLES : BLOCKS);
    }
    case "FunctionDeclaration":
    case "ClassDeclaration":
    case "EnumDeclaration":
    case "NamespaceDeclaration":
      if (isInside(definition, "AmbientDeclaration")) return undefined;
      // Its own name is seen around it, its parameters are seen inside.
      return definition.parent!.name === owner.name ? enclosing(owner, BLOCKS) : owner;
    case "ImportDeclaration":
      return enclosing(owner, WHOLES);
    default:
      return owner; // a function or class by its own name, a parameter, what is caught
  }
}

/** The declaration, function, clause or assignment to which a defined name belongs. */
function ownerOf(definition: SyntaxNode): SyntaxNode {
  let node = definition.parent!;
  while (IN_BETWEEN.has(node.name)) node = node.parent!;
  return node;
}

function enclosing(node: SyntaxNode, kinds: ReadonlySet<string>): SyntaxNode {
  let at = node.parent!;
  while (!kinds.has(at.name)) at = at.parent!;
  return at;
}

function isInside(node: SyntaxNode, kind: string): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.name === kind) return true;
  return false;
}

function isEnum({ parent }: SyntaxNode): boolean {
  return parent?.name === "EnumDeclaration";
}

function isImported(definition: SyntaxNode): boolean {
  return isInside(definition, "ImportDeclaration");
}

function addFirst(lines: Map<string, number>, name: string, line: number): void {
  if (!lines.has(name)) lines.set(name, line);
}

function keyOf({ from, to, name }: SyntaxNode): string {
  return `${name} ${from} ${to}`;
}

/** What may stand between a defined name and its declaration. */
const IN_BETWEEN = new Set([
  "ObjectPattern",
  "PatternProperty",
  "ArrayPattern",
  "ParamList",
  "ImportGroup",
]);

const FOR_EACH = new Set(["ForOfSpec", "ForInSpec"]);
const DECLARES = new Set(["var", "let", "const", "using"]);

/** Where a name by `var` lives, and where all others do. */
const WHOLES = new Set(["Script", ...FUNCTIONS]);
const BLOCKS = new Set([...WHOLES, "Block", "ForStatement", "SwitchBody", "ClassBody"]);

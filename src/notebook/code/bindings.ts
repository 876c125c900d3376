// Finds the declared names in a cell's text while it is being edited.
import {
  findNodes,
  FUNCTION_NODES,
  childrenOf,
  parseWithinBudget,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** A declared name. */
export interface Binding {
  readonly name: string;
  readonly kind: Kind;
  readonly from: number;
  /** The node in which the name is in scope; `Script` for the whole cell. */
  readonly scope: SyntaxNode;
}

type Kind =
  | "variable"
  | "declaration"
  | "import"
  /** A parameter, a caught error, or the name of a function or class inside itself. */
  | "local"
  /** An interface or a type alias: erased when the code runs. */
  | "type"
  /** Declared with `declare`, or exported, which cells don't support. */
  | "ambient";

/** All declared names, by the scoping rules of JavaScript and TypeScript. */
export function bindingsIn(tree: SyntaxNode, source: string): Binding[] {
  const nameNodes = [
    ...findNodes(tree, "VariableDefinition"),
    ...findNodes(tree, "TypeDefinition").filter(({ parent }) =>
      TYPE_DECLARATIONS.has(parent!.name),
    ),
  ];
  return nameNodes.flatMap((node) => {
    const location = kindAndScopeOf(node);
    if (location === undefined) return [];
    const name = source.slice(node.from, node.to);
    const kind = isAmbient(node) ? "ambient" : location.kind;
    return [{ ...location, name, kind, from: node.from }];
  });
}

/** The names that a cell exposes to other cells; empty if the text cannot be parsed. */
export function sharedNames(source: string): string[] {
  try {
    const bindings = bindingsIn(parseWithinBudget(source), source).filter(
      ({ kind, scope }) =>
        scope.name === "Script" && !["type", "ambient"].includes(kind),
    );
    return [...new Set(bindings.map(({ name }) => name))];
  } catch {
    return [];
  }
}

/** `[a, b] = c` and `({ a } = c)` assign to names that are declared elsewhere. */
function isAssignmentTarget(definition: SyntaxNode): boolean {
  const owner = declarationOf(definition);
  if (owner.name === "AssignmentExpression") return true;
  return (
    FOR_EACH_SPECS.has(owner.name) &&
    !childrenOf(owner).some(({ name }) => DECLARATION_KEYWORDS.has(name))
  );
}

function isInside(node: SyntaxNode, kind: string): boolean {
  let depth = 0;
  for (let at = node.parent; at && depth < MAX_DEPTH; at = at.parent, depth++) {
    if (at.name === kind) return true;
  }
  return false;
}

/** Real code never nests deeper. Without a limit, a hostile text takes hours. */
const MAX_DEPTH = 1000;

/** Undefined if the node declares no name. */
function kindAndScopeOf(
  definition: SyntaxNode,
): Pick<Binding, "kind" | "scope"> | undefined {
  if (isAssignmentTarget(definition)) return undefined;
  const owner = declarationOf(definition);
  switch (owner.name) {
    case "VariableDeclaration": {
      // Avoid listing all children: there may be thousands of names.
      const isVar = owner.firstChild!.name === "var";
      return {
        kind: "variable",
        scope: enclosingNode(owner, isVar ? FUNCTION_SCOPES : BLOCK_SCOPES),
      };
    }
    case "ForOfSpec":
    case "ForInSpec": {
      const isVar = childrenOf(owner).some(({ name }) => name === "var");
      return {
        kind: "variable",
        scope: enclosingNode(owner, isVar ? FUNCTION_SCOPES : BLOCK_SCOPES),
      };
    }
    case "FunctionDeclaration":
    case "AmbientFunctionDeclaration":
    case "ClassDeclaration":
    case "EnumDeclaration":
    case "NamespaceDeclaration":
      // Its own name belongs to the outer scope, its parameters to the inner one.
      return definition.parent!.name === owner.name
        ? { kind: "declaration", scope: enclosingNode(owner, BLOCK_SCOPES) }
        : { kind: "local", scope: owner };
    case "InterfaceDeclaration":
    case "TypeAliasDeclaration":
      return { kind: "type", scope: enclosingNode(owner, BLOCK_SCOPES) };
    case "ImportDeclaration": {
      const isType = [owner, definition].some((node) => isTypeOnly(node));
      return {
        kind: isType ? "type" : "import",
        scope: enclosingNode(owner, FUNCTION_SCOPES),
      };
    }
    default:
      return { kind: "local", scope: owner };
  }
}

function isTypeOnly({ name, firstChild, prevSibling }: SyntaxNode): boolean {
  if (name !== "ImportDeclaration") return prevSibling?.name === "type";
  return firstChild?.nextSibling?.name === "type";
}

function isAmbient(node: SyntaxNode): boolean {
  return isInside(node, "AmbientDeclaration") || isInside(node, "ExportDeclaration");
}

/** The declaration, function, clause or assignment that a name belongs to. */
function declarationOf(definition: SyntaxNode): SyntaxNode {
  let node = definition.parent!;
  while (PATTERN_NODES.has(node.name)) node = node.parent!;
  return node;
}

function enclosingNode(node: SyntaxNode, kinds: ReadonlySet<string>): SyntaxNode {
  let at = node.parent!;
  while (!kinds.has(at.name)) at = at.parent!;
  return at;
}

const PATTERN_NODES = new Set([
  "ObjectPattern",
  "PatternProperty",
  "ArrayPattern",
  "ParamList",
  "ImportGroup",
]);

const FOR_EACH_SPECS = new Set(["ForOfSpec", "ForInSpec"]);
const DECLARATION_KEYWORDS = new Set(["var", "let", "const", "using"]);
const TYPE_DECLARATIONS = new Set([
  "EnumDeclaration",
  "InterfaceDeclaration",
  "TypeAliasDeclaration",
]);

const FUNCTION_SCOPES = new Set(["Script", "NamespaceDeclaration", ...FUNCTION_NODES]);
const BLOCK_SCOPES = new Set([
  ...FUNCTION_SCOPES,
  "Block",
  "ForStatement",
  "SwitchBody",
  "ClassBody",
]);

import {
  findNodes,
  FUNCTION_NODES,
  childrenOf,
  type SyntaxNode,
} from "./syntax-tree.ts";

/** A name that code declares. */
export interface Binding {
  readonly name: string;
  readonly kind: Kind;
  /** Where it stands. */
  readonly from: number;
  /** The part of the code that sees it: `Script` is the whole. */
  readonly scope: SyntaxNode;
}

type Kind =
  /** By `const`, `let`, `var` or `using`. */
  | "variable"
  /** A function, a class, an enum or a namespace. */
  | "declaration"
  | "import"
  /** A parameter, what is caught, a function or class by its own name. */
  | "local"
  /** An interface or an alias: gone when the code runs. */
  | "type"
  /** Only said to exist, by `declare`; or exported, which no cell can do. */
  | "claim";

/** All names that code declares, by the scoping rules of JavaScript and TypeScript. */
export function bindingsIn(tree: SyntaxNode, source: string): Binding[] {
  const named = [
    ...findNodes(tree, "VariableDefinition"),
    ...findNodes(tree, "TypeDefinition").filter(({ parent }) =>
      TYPES.has(parent!.name),
    ),
  ];
  return named.flatMap((node) => {
    const place = placeOf(node);
    if (place === undefined) return [];
    const name = source.slice(node.from, node.to);
    const kind = isClaim(node) ? "claim" : place.kind;
    return [{ ...place, name, kind, from: node.from }];
  });
}

/** `[a, b] = c` and `({ a } = c)` give values to names that are declared elsewhere. */
export function isAssignedByPattern(definition: SyntaxNode): boolean {
  const owner = ownerOf(definition);
  if (owner.name === "AssignmentExpression") return true;
  return (
    FOR_EACH.has(owner.name) &&
    !childrenOf(owner).some(({ name }) => DECLARES.has(name))
  );
}

export function isInside(node: SyntaxNode, kind: string): boolean {
  for (let at = node.parent; at; at = at.parent) if (at.name === kind) return true;
  return false;
}

/** Undefined where no name is declared. */
function placeOf(definition: SyntaxNode): Pick<Binding, "kind" | "scope"> | undefined {
  if (isAssignedByPattern(definition)) return undefined;
  const owner = ownerOf(definition);
  switch (owner.name) {
    case "VariableDeclaration":
    case "ForOfSpec":
    case "ForInSpec": {
      const isVar = childrenOf(owner).some(({ name }) => name === "var");
      return { kind: "variable", scope: enclosing(owner, isVar ? WHOLES : BLOCKS) };
    }
    case "FunctionDeclaration":
    case "AmbientFunctionDeclaration":
    case "ClassDeclaration":
    case "EnumDeclaration":
    case "NamespaceDeclaration":
      // Its own name is seen around it, its parameters are seen inside.
      return definition.parent!.name === owner.name
        ? { kind: "declaration", scope: enclosing(owner, BLOCKS) }
        : { kind: "local", scope: owner };
    case "InterfaceDeclaration":
    case "TypeAliasDeclaration":
      return { kind: "type", scope: enclosing(owner, BLOCKS) };
    case "ImportDeclaration":
      return { kind: "import", scope: enclosing(owner, WHOLES) };
    default:
      return { kind: "local", scope: owner };
  }
}

function isClaim(node: SyntaxNode): boolean {
  return isInside(node, "AmbientDeclaration") || isInside(node, "ExportDeclaration");
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
const TYPES = new Set([
  "EnumDeclaration",
  "InterfaceDeclaration",
  "TypeAliasDeclaration",
]);

/** Where a name by `var` lives, and where all others do. */
const WHOLES = new Set(["Script", "NamespaceDeclaration", ...FUNCTION_NODES]);
const BLOCKS = new Set([...WHOLES, "Block", "ForStatement", "SwitchBody", "ClassBody"]);

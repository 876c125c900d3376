import { parser } from "@lezer/javascript";

const typescript = parser.configure({ dialect: "ts" });

export type SyntaxNode = ReturnType<typeof typescript.parse>["topNode"];

/** The tree of a TypeScript source. Where it is broken, the tree holds error nodes. */
export function parseTypeScript(source: string): SyntaxNode {
  return typescript.parse(source).topNode;
}

/** The parts of a node in their order, comments left out. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const parts: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!COMMENTS.has(child.name)) parts.push(child);
  }
  return parts;
}

const COMMENTS = new Set(["LineComment", "BlockComment", "Hashbang"]);

/** What has a `return` of its own, and variables of its own by `var`. */
export const FUNCTION_NODES: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunction",
  "MethodDeclaration",
  "Property",
  "StaticBlock",
]);

/** All nodes of one name below a node, in the order of the source. */
export function findNodes(node: SyntaxNode, name: string): SyntaxNode[] {
  const found: SyntaxNode[] = [];
  node.cursor().iterate((cursor) => {
    if (cursor.name === name) found.push(cursor.node);
  });
  return found;
}

/** The line, from 1, on which a place in the source lies. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

/** The same for many places of one source. */
export function lineFinder(source: string): (offset: number) => number {
  const starts = [0, ...[...source.matchAll(/\n/g)].map(({ index }) => index + 1)];
  return (offset) => {
    let [low, high] = [0, starts.length];
    while (high - low > 1) {
      const middle = (low + high) >> 1;
      if (starts[middle] <= offset) low = middle;
      else high = middle;
    }
    return low + 1;
  };
}

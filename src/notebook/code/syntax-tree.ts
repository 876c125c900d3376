import { parser } from "@lezer/javascript";

const typescript = parser.configure({ dialect: "ts" });

export type SyntaxNode = ReturnType<typeof typescript.parse>["topNode"];

/** Parses TypeScript; syntax errors become error nodes. */
export function parseTypeScript(source: string): SyntaxNode {
  return typescript.parse(source).topNode;
}

/** How long parsing may block the page. */
const PARSE_BUDGET_MS = 50;
/** Sources up to this length are always parsed completely: a busy machine uses up the budget. */
const SMALL_CHARS = 2000;

/**
 * Parses as much of a source as the time budget allows, for use on the main thread.
 * That covers almost every cell, but for a text such as `/[/[/[…` the parser needs
 * quadratic time.
 */
export function parseWithinBudget(source: string): SyntaxNode {
  if (source.length <= SMALL_CHARS) return parseTypeScript(source);
  const parse = typescript.startParse(source);
  const end = performance.now() + PARSE_BUDGET_MS;
  for (;;) {
    const tree = parse.advance();
    if (tree) return tree.topNode;
    if (parse.stoppedAt === null && performance.now() > end) {
      parse.stopAt(parse.parsedPos);
    }
  }
}

/** The children of a node, without comments. */
export function childrenOf(node: SyntaxNode): SyntaxNode[] {
  const children: SyntaxNode[] = [];
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (!COMMENTS.has(child.name)) children.push(child);
  }
  return children;
}

const COMMENTS = new Set(["LineComment", "BlockComment", "Hashbang"]);

/** Nodes with their own `return` and `var` scope. */
export const FUNCTION_NODES: ReadonlySet<string> = new Set([
  "FunctionDeclaration",
  "FunctionExpression",
  "ArrowFunction",
  "MethodDeclaration",
  "Property",
  "StaticBlock",
]);

/** All descendants of a node with a given name, in source order. */
export function findNodes(node: SyntaxNode, name: string): SyntaxNode[] {
  const nodes: SyntaxNode[] = [];
  node.cursor().iterate((cursor) => {
    if (cursor.name === name) nodes.push(cursor.node);
  });
  return nodes;
}

/** The line of an offset in the source, counting from 1. */
export function lineAt(source: string, offset: number): number {
  return source.slice(0, offset).split("\n").length;
}

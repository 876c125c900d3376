import { childrenOf, type SyntaxNode } from "./syntax-tree.ts";

/** A name that a cell defines by a call, and the first line where the cell uses it itself. */
export interface UsedCall {
  readonly name: string;
  /** What is called, as it is written: `view`, or `notebook.view`. */
  readonly callee: string;
  readonly line: number;
}

/**
 * The names at the top level of a cell whose value is that of a call, and which the cell
 * uses itself.
 * @param lineOfUse  the first line where the cell uses a name of its top level, if any
 */
export function usedCallsIn(
  tree: SyntaxNode,
  source: string,
  lineOfUse: (name: string) => number | undefined,
): UsedCall[] {
  const textOf = ({ from, to }: SyntaxNode) => source.slice(from, to);
  return childrenOf(tree)
    .filter(({ name }) => name === "VariableDeclaration")
    .flatMap((declaration) => {
      const parts = childrenOf(declaration);
      return parts.flatMap((part, i) => {
        const value = parts[i + 1];
        if (part.name !== "Equals" || value?.name !== "CallExpression") return [];
        const definition = parts[i - 1].name === "TypeAnnotation" ? i - 2 : i - 1;
        if (parts[definition].name !== "VariableDefinition") return [];
        const name = textOf(parts[definition]);
        const line = lineOfUse(name);
        const callee = textOf(calleeOf(value)).replace(/\s+/g, "");
        return line === undefined ? [] : [{ name, callee, line }];
      });
    });
}

/** `view` of `view<number>(…)` as well. */
function calleeOf(call: SyntaxNode): SyntaxNode {
  const [callee] = childrenOf(call);
  return callee.name === "InstantiationExpression" ? childrenOf(callee)[0] : callee;
}

import { isInside } from "./bindings.ts";
import { findNodes, childrenOf, type SyntaxNode } from "./syntax-tree.ts";

/**
 * Whether code runs once its types are erased, as Node does it. An enum is more than a
 * type, as is a parameter property, and Node rejects `<T>x`. Code that the parser can't
 * read may contain any of them.
 */
export function isErasable(tree: SyntaxNode): boolean {
  const [unread] = findNodes(tree, "⚠");
  const [assertion] = findNodes(tree, "PrefixCast");
  const isGone = (node: SyntaxNode) => isInside(node, "AmbientDeclaration");
  const isEnum = findNodes(tree, "EnumDeclaration").some((node) => !isGone(node));
  const isProperty = findNodes(tree, "ParamList").some((list) =>
    childrenOf(list).some(({ name }) => /^(Privacy|readonly|Override)$/.test(name)),
  );
  return !unread && !assertion && !isEnum && !isProperty;
}

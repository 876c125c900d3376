// Other cells of the page see the value of a promise, and the values of a generator.
// Outside the page cells merely run in sequence: there they must define that value itself.
import { findNodes, childrenOf, type SyntaxNode } from "./syntax-tree.ts";
import { type Edit, insertion } from "./text-edits.ts";

type TextOf = (node: SyntaxNode) => string;

/** A variable that may hold a promise or a generator, with its initializer. */
export interface Maker {
  readonly name: string;
  readonly definition: SyntaxNode;
  readonly type: SyntaxNode | undefined;
  readonly value: SyntaxNode;
  /** Whether its own cell uses the variable, as a promise or generator. */
  readonly isUsed: boolean;
}

/**
 * The variables of a cell that may hold a promise or a generator.
 * @param shared   the names that other cells use
 * @param defined  names that the notebook's cells define: their functions may return a
 *                 promise or a generator, importable ones do not
 */
export function makersIn(
  tree: SyntaxNode,
  source: string,
  shared: ReadonlySet<string>,
  defined: ReadonlySet<string>,
): Maker[] {
  const textOf: TextOf = (node) => source.slice(node.from, node.to);
  const mentioned = [
    ...findNodes(tree, "VariableName"),
    ...findNodes(tree, "PropertyDefinition"), // in `{ name }`
  ].map(textOf);
  return childrenOf(tree)
    .filter(({ name }) => name === "VariableDeclaration")
    .flatMap((declaration) => definitionsIn(declaration))
    .filter(({ value }) => isMaker(value, textOf, defined))
    .map((found) => ({ ...found, name: textOf(found.definition) }))
    .filter(({ name }) => shared.has(name))
    .map((found) => ({ ...found, isUsed: mentioned.includes(found.name) }));
}

/**
 * Assigns the variable what other cells see; a type annotation, which was the maker's, is
 * dropped.
 */
export function seenByOthers({ definition, type, value }: Maker, seen: string): Edit[] {
  return [
    ...(type ? [{ from: definition.to, to: type.to, text: "" }] : []),
    insertion(value.from, `await ${seen}(`),
    insertion(value.to, ")"),
  ];
}

/** The definitions of `a: A = b, c = d` that are a single name with a value. */
function definitionsIn(
  declaration: SyntaxNode,
): Pick<Maker, "definition" | "type" | "value">[] {
  const parts = childrenOf(declaration);
  return parts.flatMap((part, i) => {
    if (part.name !== "Equals") return [];
    const type = parts[i - 1].name === "TypeAnnotation" ? parts[i - 1] : undefined;
    const definition = parts[type ? i - 2 : i - 1];
    if (definition.name !== "VariableDefinition") return [];
    return [{ definition, type, value: parts[i + 1] }];
  });
}

/**
 * Calls of functions that the notebook defines itself, and everything known to return a
 * promise.
 */
function isMaker(
  value: SyntaxNode,
  textOf: TextOf,
  defined: ReadonlySet<string>,
): boolean {
  if (value.name === "DynamicImport") return true;
  const isNew = value.name === "NewExpression";
  if (!isNew && value.name !== "CallExpression") return false;
  const [callee] = childrenOf(value)
    .slice(isNew ? 1 : 0)
    .map((part) =>
      part.name === "InstantiationExpression" ? childrenOf(part)[0] : part,
    );
  if (isNew) return textOf(callee) === "Promise";
  switch (callee.name) {
    case "VariableName":
      return defined.has(textOf(callee));
    case "MemberExpression": {
      const parts = childrenOf(callee);
      const isPromise = textOf(parts[0]) === "Promise";
      return isPromise || /^(then|catch|finally)$/.test(textOf(parts.at(-1)!));
    }
    default:
      return callee.name === "ParenthesizedExpression";
  }
}

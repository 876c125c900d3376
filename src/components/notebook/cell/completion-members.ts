import modules from "virtual:cell-names";
import type { CellName, Member } from "../../../../build/content/cell-types.ts";
import {
  findNodes,
  childrenOf,
  type SyntaxNode,
} from "../../../notebook/code/syntax-tree.ts";
import { moduleOf } from "../../../notebook/code/cell-imports.ts";

/**
 * The members after the dot of an expression, as far as its own cell reveals them without a
 * compiler: `buildDistanceTable(…).`, a variable initialised with that, `Inputs.`, or a
 * namespace import.
 */
export function membersOf(expression: SyntaxNode, source: string): readonly Member[] {
  const textOf = (node: SyntaxNode) => source.slice(node.from, node.to);
  return find(expression, MAX_STEPS);

  function find(node: SyntaxNode, steps: number): readonly Member[] {
    const inner =
      node.name === "AwaitExpression" || node.name === "ParenthesizedExpression";
    if (steps === 0) return [];
    if (inner) return find(childrenOf(node)[1] ?? node, steps - 1);
    if (node.name === "CallExpression")
      return ofExport(textOf(childrenOf(node)[0]), "function");
    if (node.name !== "VariableName") return [];
    const name = textOf(node);
    const definition = findNodes(rootOf(node), "VariableDefinition").find(
      (candidate) => textOf(candidate) === name,
    );
    const owner = definition?.parent;
    if (!definition || !owner || owner.name === "ImportGroup") {
      return ofExport(name, "constant");
    }
    if (owner.name === "ImportDeclaration") return ofModule(moduleOf(owner, source));
    if (owner.name !== "VariableDeclaration") return [];
    const [annotation, value] = afterName(definition);
    if (annotation) return ofExport(textOf(annotation), "type");
    return value ? find(value, steps - 1) : [];
  }
}

/** The maximum number of variables assigned from one another that are followed. */
const MAX_STEPS = 8;

/** The declared type of a variable, and its initial value. */
function afterName(
  definition: SyntaxNode,
): [type: SyntaxNode | null, value: SyntaxNode | null] {
  let at = definition.nextSibling;
  const type = at?.name === "TypeAnnotation" ? at.getChild("TypeName") : null;
  if (at?.name === "TypeAnnotation") at = at.nextSibling;
  return [type, at?.name === "Equals" ? at.nextSibling : null];
}

function ofExport(name: string, kind: CellName["kind"]): readonly Member[] {
  for (const { names } of modules) {
    const found = names.find((each) => each.name === name && each.kind === kind);
    if (found?.members) return found.members;
    if (found?.holds) {
      const all = modules.flatMap((module) => module.names);
      return all.find((each) => each.name === found.holds)?.members ?? [];
    }
  }
  return [];
}

function ofModule(module: string | undefined): readonly Member[] {
  const { names = [] } = modules.find((known) => known.module === module) ?? {};
  return names.filter(({ kind }) => kind !== "type");
}

function rootOf(node: SyntaxNode): SyntaxNode {
  let at = node;
  while (at.parent) at = at.parent;
  return at;
}

// Other cells of the page see the value of a promise, and the values of a generator.
// Outside the page cells merely run in sequence: there they must define that value itself.
import { babelChildren, type Node, type ParsedCell } from "./parse-cell.ts";
import { type Edit, insertion } from "./text-edits.ts";

/** A variable that may hold a promise or a generator, with its initializer. */
export interface AsyncBinding {
  readonly name: string;
  readonly type: Node | undefined;
  readonly value: Node;
  /** Whether its own cell uses the variable, as a promise or generator. */
  readonly isUsed: boolean;
}

/**
 * The variables of a cell that may hold a promise or a generator.
 * @param exportedNames   the names that other cells use
 * @param notebookNames  names that the notebook's cells define: their functions may return a
 *                 promise or a generator, importable ones do not
 */
export function asyncBindingsIn(
  { statements }: ParsedCell,
  exportedNames: ReadonlySet<string>,
  notebookNames: ReadonlySet<string>,
): AsyncBinding[] {
  const declarations = statements.flatMap(({ node }) =>
    node.type === "VariableDeclaration" ? node.declarations : [],
  );
  return declarations.flatMap(({ id, init }): AsyncBinding[] => {
    if (id.type !== "Identifier" || !init || !exportedNames.has(id.name)) return [];
    if (!mayBeAsync(init, notebookNames)) return [];
    const isUsed = statements.some(({ node }) => mentions(node, id.name, id));
    const type = id.typeAnnotation ?? undefined;
    return [{ name: id.name, type, value: init, isUsed }];
  });
}

/**
 * Assigns the variable what other cells see; a type annotation, which was the maker's, is
 * dropped.
 */
export function exportedValueEdits(
  { type, value }: AsyncBinding,
  exportFunction: string,
): Edit[] {
  return [
    ...(type ? [{ from: type.start!, to: type.end!, text: "" }] : []),
    insertion(value.start!, `await ${exportFunction}(`),
    insertion(value.end!, ")"),
  ];
}

function mentions(node: Node, name: string, except: Node): boolean {
  if (node.type === "Identifier" && node.name === name && node !== except) return true;
  return babelChildren(node).some((child) => mentions(child, name, except));
}

/**
 * Calls of functions that the notebook defines itself, and everything known to return a
 * promise.
 */
function mayBeAsync(value: Node, notebookNames: ReadonlySet<string>): boolean {
  if (value.type === "NewExpression") {
    return value.callee.type === "Identifier" && value.callee.name === "Promise";
  }
  if (value.type !== "CallExpression") return false;
  const { callee } = value;
  switch (callee.type) {
    case "Import":
    case "ParenthesizedExpression":
      return true;
    case "Identifier":
      return notebookNames.has(callee.name);
    case "MemberExpression": {
      const { object, property } = callee;
      const isPromise = object.type === "Identifier" && object.name === "Promise";
      return (
        isPromise ||
        (property.type === "Identifier" && /^(then|catch|finally)$/.test(property.name))
      );
    }
    default:
      return false;
  }
}

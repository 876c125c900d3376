// On the page, other cells receive the value of a promise and the latest value of a
// generator. Exported cells run in sequence, so they must unwrap that value themselves.
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
 * Finds the variables of a cell that may hold a promise or a generator.
 * @param exportedNames  the names that other cells use
 * @param notebookNames  names defined by the notebook's cells: their functions may
 *                       return a promise or a generator; library functions don't
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

/** Returns the edits that make a variable hold the value that other cells receive. */
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

/** True for calls of notebook functions and known promise constructors and methods. */
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

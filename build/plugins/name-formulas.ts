import type { Element, Nodes, Root } from "hast";

/**
 * Gives display formulas an accessible name: on a narrow screen they scroll, which makes
 * them tab stops.
 */
export function nameFormulas() {
  return (tree: Root): void => visit(tree);
}

function visit(node: Nodes): void {
  if (!("children" in node)) return;
  for (const child of node.children) {
    if (child.type === "element" && isFormula(child)) {
      Object.assign(child.properties, { role: "group", ariaLabel: "Formula" });
    } else visit(child);
  }
}

function isFormula({ children: [only] }: Element): boolean {
  return (
    only?.type === "element" &&
    only.tagName === "math" &&
    only.properties["display"] === "block"
  );
}

import type { Element, Nodes, Root } from "hast";

/**
 * Names the formulas that stand alone. On a narrow screen they scroll, and so are stops for
 * the keyboard, which need a name.
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

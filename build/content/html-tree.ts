// Queries and builders for the tree of an HTML page.
import type { Element, ElementContent, Parents, Text } from "hast";

export function hasClass({ properties }: Element, name: string): boolean {
  const { className } = properties;
  return Array.isArray(className) && className.includes(name);
}

type Test = (element: Element) => boolean;

/** All descendants of a node that pass the test, in document order. */
export function findAll(node: Parents, fits: Test): Element[] {
  return node.children.flatMap((child) =>
    child.type !== "element"
      ? []
      : [...(fits(child) ? [child] : []), ...findAll(child, fits)],
  );
}

export function find(node: Parents, fits: Test): Element | undefined {
  return findAll(node, fits)[0];
}

export function textOf(node: ElementContent): string {
  if (node.type === "text") return node.value;
  return node.type === "element" ? node.children.map(textOf).join("") : "";
}

export function element(
  tagName: string,
  properties: Element["properties"],
  ...children: (ElementContent | string)[]
): Element {
  const nodes = children.map((child) =>
    typeof child === "string" ? text(child) : child,
  );
  return { type: "element", tagName, properties, children: nodes };
}

export function text(value: string): Text {
  return { type: "text", value };
}

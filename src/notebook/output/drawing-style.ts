// Reads the style of a drawing's elements from their attributes.
import type { MarkupElement } from "./markup.ts";

/** Property values by lower-case name. */
export type Style = ReadonlyMap<string, string>;

/** An element's attributes, overridden by its `style`. */
export function styleOf({ attributes }: MarkupElement): Style {
  const style = new Map<string, string>();
  for (const [name, value] of attributes) style.set(name.toLowerCase(), value);
  for (const declaration of (style.get("style") ?? "").split(";")) {
    const at = declaration.indexOf(":");
    if (at < 0) continue;
    style.set(declaration.slice(0, at).trim().toLowerCase(), declaration.slice(at + 1));
  }
  return style;
}

/** The numbers in a value, in order, without a path's letters and units. */
export function numbersIn(text: string): number[] {
  return (text.match(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/gi) ?? []).map(Number);
}

/** An upper bound on the length of an outline, from the sum of its coordinates. */
export function outlineLength(name: string, style: Style): number {
  const sum = (...properties: string[]) =>
    properties
      .flatMap((property) => numbersIn(style.get(property) ?? ""))
      .reduce((total, number) => total + Math.abs(number), 0);
  switch (name) {
    case "path":
      return 7 * sum("d"); // an arc is no longer than 2π of its radius
    case "polyline":
    case "polygon":
      return 2 * sum("points");
    case "line":
      return sum("x1", "y1", "x2", "y2");
    case "text":
    case "tspan":
      return 0;
    default:
      return 7 * sum("width", "height", "r", "rx", "ry");
  }
}

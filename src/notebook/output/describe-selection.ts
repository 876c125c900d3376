import { valueAt } from "../values/value-entries.ts";

/**
 * Describes a d3 selection or transition in one line; undefined for all other values.
 * Most drawing statements end with one, and its internals are of no interest.
 */
export function describeSelection(value: object): string | undefined {
  const groups = valueAt(value, "_groups");
  const parents = valueAt(value, "_parents");
  if (!Array.isArray(groups) || !Array.isArray(parents)) return undefined;
  const isTransition = typeof valueAt(value, "_id") === "number";
  const names = new Map<string, number>();
  let count = 0;
  for (const group of groups as readonly unknown[]) {
    if (!Array.isArray(group)) return undefined;
    for (const element of group as readonly unknown[]) {
      if (typeof element !== "object" || element === null) continue;
      count++;
      const name = String(valueAt(element, "localName"));
      names.set(name, (names.get(name) ?? 0) + 1);
    }
  }
  const what = isTransition ? "transition" : "selection";
  if (count === 0) return `(a ${what} of no elements)`;
  const [[name], ...others] = names;
  const elements = others.length === 0 ? name : "element";
  return `(a ${what} of ${count.toLocaleString("en")} ${elements}${count === 1 ? "" : "s"}: its node() can be shown)`;
}

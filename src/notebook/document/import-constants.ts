// Rewrites imports as constants, for code that cannot contain import declarations.
import type { CellImport } from "../code/cell-imports.ts";

export const MAX_LINE_WIDTH = 88;

/**
 * Returns constants that replace the imports from one module.
 * @param module  an expression for the module's exports
 */
export function importConstants(
  imports: readonly CellImport[],
  module: string,
): string {
  const whole = imports.filter(({ name }) => name === "*");
  const wholes = whole.map(({ local }) => `const ${local} = ${module};`);
  const fields = imports
    .filter(({ name }) => name !== "*")
    .map(({ name, local }) => propertyText(name, local));
  if (fields.length === 0) return wholes.join("\n");
  const oneLine = `const { ${fields.join(", ")} } = ${module};`;
  const lines = `const {\n${fields.map((field) => `  ${field},\n`).join("")}} = ${module};`;
  return [...wholes, oneLine.length <= MAX_LINE_WIDTH ? oneLine : lines].join("\n");
}

/** A property of an object literal or pattern, in shorthand if possible. */
export function propertyText(name: string, local: string): string {
  return name === local ? name : `${name}: ${local}`;
}

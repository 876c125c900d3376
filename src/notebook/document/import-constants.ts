// Imports written as constants, where a file or a cell can't declare imports of its own.
import type { CellImport } from "../code/cell-imports.ts";

/** The maximum width of a line. */
export const MAX_LINE_WIDTH = 88;

/** In place of the import from one module: the same names. */
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

/** A property of an object literal or pattern. */
export function propertyText(name: string, local: string): string {
  return name === local ? name : `${name}: ${local}`;
}

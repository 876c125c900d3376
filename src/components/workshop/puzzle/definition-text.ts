import { formatTws } from "../../../lib/any-puzzle/format-tws.ts";
import { formatKPuzzle } from "../../../lib/any-puzzle/kpuzzle.ts";
import type { Turnable } from "../../../puzzles/turnable.ts";
import type { Format } from "../../../workers/definition-format.ts";

/** A puzzle's definition as text; a comment where there is none in this form. */
export function definitionText({ group }: Turnable, format: Format): string {
  if (typeof group === "string") return noText(format, group);
  if (format === "KPuzzle") return inLines(JSON.parse(formatKPuzzle(group)));
  try {
    return formatTws(group);
  } catch (error) {
    return noText(format, (error as Error).message);
  }
}

function noText(format: Format, why: string): string {
  return `# There is no ${format} of this puzzle: ${why}.`;
}

/** JSON in which rows of numbers stay in one line. */
function inLines(json: unknown): string {
  return JSON.stringify(json, undefined, 2).replace(/\[[\d\s,]*\]/g, (row) =>
    row.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}

import { formatTws } from "../../../lib/any-puzzle/format-tws.ts";
import { formatKPuzzle } from "../../../lib/any-puzzle/kpuzzle.ts";
import type { Puzzle } from "../../../lib/any-puzzle/puzzle.ts";

/** In which forms a definition is shown: that of twsearch, and that of cubing.js. */
export const FORMATS = [".tws", "KPuzzle"] as const;
export type Format = (typeof FORMATS)[number];

/** A puzzle's definition as text; a comment where there is none in this form. */
export function definitionText(puzzle: Puzzle, format: Format): string {
  if (format === "KPuzzle") return inLines(JSON.parse(formatKPuzzle(puzzle)));
  try {
    return formatTws(puzzle);
  } catch (error) {
    return `# There is no .tws of this puzzle: ${(error as Error).message}.`;
  }
}

/** JSON in which rows of numbers stay in one line. */
function inLines(json: unknown): string {
  return JSON.stringify(json, undefined, 2).replace(/\[[\d\s,]*\]/g, (row) =>
    row.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}

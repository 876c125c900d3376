import { formatTws } from "#lib/any-puzzle/format-tws.ts";
import { formatKPuzzle } from "#lib/any-puzzle/kpuzzle.ts";
import type { PlayablePuzzle } from "#src/puzzles/playable-puzzle.ts";
import type { DefinitionFormat } from "#src/workers/definition-format.ts";

/** A puzzle's definition as text, or a comment on why there is none. */
export function definitionText(
  { group }: PlayablePuzzle,
  format: DefinitionFormat,
): string {
  if (typeof group === "string") return noDefinitionText(format, group);
  try {
    return format === "KPuzzle"
      ? compactJson(JSON.parse(formatKPuzzle(group)))
      : formatTws(group);
  } catch (error) {
    return noDefinitionText(format, (error as Error).message);
  }
}

function noDefinitionText(format: DefinitionFormat, why: string): string {
  return `# This puzzle can’t be written as ${format}: ${why}.`;
}

/** JSON with rows of numbers on one line. */
function compactJson(json: unknown): string {
  return JSON.stringify(json, undefined, 2).replace(/\[[\d\s,]*\]/g, (row) =>
    row.replace(/\s+/g, " ").replace("[ ", "[").replace(" ]", "]"),
  );
}

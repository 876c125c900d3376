import type { NotebookCell } from "../../notebook/bar/page-notebook.ts";
import type { TextRange } from "../../notebook/cell/match-highlight.ts";
import { PICTURE_LABEL } from "./picture-data.ts";

export interface Match {
  readonly cell: string;
  /** From 1. */
  readonly line: number;
  /** The line that it is in, cut. */
  readonly text: string;
  /** In the cell’s source. */
  readonly range: TextRange;
}

interface SearchOptions {
  /** Whether capitals must be the same. */
  readonly matchCase: boolean;
}

/** What is there to read of a cell. */
type SearchableCell = Pick<NotebookCell, "kind" | "source">;

const MAX_LINE_CHARS = 60;

/** Where the cells contain a text, in order; overlapping places count once. */
export function findMatches(
  cells: readonly (SearchableCell & { readonly id: string })[],
  query: string,
  options: SearchOptions,
): Match[] {
  return cells.flatMap((cell) => {
    const { id, source } = cell;
    let line = 1;
    let start = 0;
    return matchRanges(cell, query, options).map((range): Match => {
      // On from the place before: to count anew for each of thousands would take long.
      for (;;) {
        const end = source.indexOf("\n", start);
        if (end < 0 || end >= range.from) break;
        start = end + 1;
        line++;
      }
      const [text] = source.slice(start, start + MAX_LINE_CHARS).split("\n");
      return { cell: id, line, text, range };
    });
  });
}

/** The source with each place replaced, literally. */
export function replaceAll(
  cell: SearchableCell,
  query: string,
  replacement: string,
  options: SearchOptions,
): string {
  const { source } = cell;
  let end = 0;
  let replaced = "";
  for (const { from, to } of matchRanges(cell, query, options)) {
    replaced += source.slice(end, from) + replacement;
    end = to;
  }
  return replaced + source.slice(end);
}

/** A picture hangs on its label: in texts, no part reaches into one. */
function matchRanges(
  { kind, source }: SearchableCell,
  wanted: string,
  options: SearchOptions,
): TextRange[] {
  if (wanted === "") return [];
  const found = rangesOf(searchPattern(wanted, options), source);
  if (kind === "code") return found;
  const labels = rangesOf(PICTURE_LABEL, source);
  let next = 0;
  return found.filter(({ from, to }) => {
    while (next < labels.length && labels[next].to <= from) next++;
    return next === labels.length || to <= labels[next].from;
  });
}

function rangesOf(pattern: RegExp, source: string): TextRange[] {
  return Array.from(source.matchAll(pattern), ({ index, 0: { length } }) => {
    return { from: index, to: index + length };
  });
}

/** What finds a text, literally. */
export function searchPattern(wanted: string, { matchCase }: SearchOptions): RegExp {
  return new RegExp(
    wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"),
    matchCase ? "g" : "gi",
  );
}

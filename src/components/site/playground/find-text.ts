import type { NotebookCell } from "#components/notebook/bar/page-notebook.ts";
import type { TextRange } from "#components/notebook/cell/match-highlight.ts";
import { PICTURE_LABEL } from "./picture-data.ts";

/** A match of a search in a cell. */
export interface Match {
  readonly cell: string;
  readonly line: number;
  /** The beginning of that line. */
  readonly text: string;
  readonly range: TextRange;
}

interface SearchOptions {
  /** Whether upper and lower case must match. */
  readonly matchCase: boolean;
}

type SearchableCell = Pick<NotebookCell, "kind" | "source">;

const MAX_LINE_CHARS = 60;

/** Finds a text in cells, in order, without overlaps. */
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
      // Counts lines on from the match before, so that many matches take linear time.
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

/** The source with each match replaced by a literal text. */
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

/** The matches in a source. In text cells, matches within picture labels are left out. */
function matchRanges(
  { kind, source }: SearchableCell,
  wanted: string,
  options: SearchOptions,
): TextRange[] {
  if (wanted === "") return [];
  const matches = rangesOf(searchPattern(wanted, options), source);
  if (kind === "code") return matches;
  const labels = rangesOf(PICTURE_LABEL, source);
  let next = 0;
  return matches.filter(({ from, to }) => {
    while (next < labels.length && labels[next].to <= from) next++;
    return next === labels.length || to <= labels[next].from;
  });
}

function rangesOf(pattern: RegExp, source: string): TextRange[] {
  return Array.from(source.matchAll(pattern), ({ index, 0: { length } }) => {
    return { from: index, to: index + length };
  });
}

/** A pattern for a literal text. */
export function searchPattern(wanted: string, { matchCase }: SearchOptions): RegExp {
  return new RegExp(
    wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"),
    matchCase ? "g" : "gi",
  );
}

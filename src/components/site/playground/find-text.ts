import type { NotebookCell } from "../../notebook/bar/page-notebook.ts";
import type { TextRange } from "../../notebook/cell/match-highlight.ts";
import { LABEL } from "./pictures.ts";

export interface Match {
  readonly cell: string;
  /** From 1. */
  readonly line: number;
  /** The line that it is in, cut. */
  readonly text: string;
  /** In the cell’s source. */
  readonly part: TextRange;
}

interface Options {
  /** Whether capitals must be the same. */
  readonly isExact: boolean;
}

/** What is there to read of a cell. */
type Readable = Pick<NotebookCell, "kind" | "source">;

const LONG = 60;

/** Where the cells contain a text, in order; overlapping places count once. */
export function matchesIn(
  cells: readonly (Readable & { readonly id: string })[],
  wanted: string,
  options: Options,
): Match[] {
  return cells.flatMap((cell) => {
    const { id, source } = cell;
    let line = 1;
    let start = 0;
    return partsOf(cell, wanted, options).map((part): Match => {
      // On from the place before: to count anew for each of thousands would take long.
      for (;;) {
        const end = source.indexOf("\n", start);
        if (end < 0 || end >= part.from) break;
        start = end + 1;
        line++;
      }
      const [text] = source.slice(start, start + LONG).split("\n");
      return { cell: id, line, text, part };
    });
  });
}

/** The source with each place replaced, literally. */
export function replaceAll(
  cell: Readable,
  wanted: string,
  instead: string,
  options: Options,
): string {
  const { source } = cell;
  let end = 0;
  let replaced = "";
  for (const { from, to } of partsOf(cell, wanted, options)) {
    replaced += source.slice(end, from) + instead;
    end = to;
  }
  return replaced + source.slice(end);
}

/** A picture hangs on its label: in texts, no part reaches into one. */
function partsOf(
  { kind, source }: Readable,
  wanted: string,
  options: Options,
): TextRange[] {
  if (wanted === "") return [];
  const found = placesOf(patternOf(wanted, options), source);
  if (kind === "code") return found;
  const labels = placesOf(LABEL, source);
  let next = 0;
  return found.filter(({ from, to }) => {
    while (next < labels.length && labels[next].to <= from) next++;
    return next === labels.length || to <= labels[next].from;
  });
}

function placesOf(pattern: RegExp, source: string): TextRange[] {
  return Array.from(source.matchAll(pattern), ({ index, 0: { length } }) => {
    return { from: index, to: index + length };
  });
}

/** What finds a text, literally. */
export function patternOf(wanted: string, { isExact }: Options): RegExp {
  return new RegExp(
    wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"),
    isExact ? "g" : "gi",
  );
}

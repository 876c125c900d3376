import type { Part } from "../../notebook/cell/found-mark.ts";

export interface Match {
  readonly cell: string;
  /** From 1. */
  readonly line: number;
  /** The line that it is in, cut. */
  readonly text: string;
  /** In the cell’s source. */
  readonly part: Part;
}

interface Options {
  /** Whether capitals must be the same. */
  readonly isExact: boolean;
}

const LONG = 60;

/** Where the cells contain a text, in order; overlapping places count once. */
export function matchesIn(
  cells: readonly { readonly id: string; readonly source: string }[],
  wanted: string,
  options: Options,
): Match[] {
  if (wanted === "") return [];
  return cells.flatMap(({ id, source }) => {
    let line = 1;
    let start = 0;
    return Array.from(
      source.matchAll(patternOf(wanted, options)),
      ({ index, 0: { length } }): Match => {
        // On from the place before: to count anew for each of thousands would take long.
        for (;;) {
          const end = source.indexOf("\n", start);
          if (end < 0 || end >= index) break;
          start = end + 1;
          line++;
        }
        const [text] = source.slice(start, start + LONG).split("\n");
        return { cell: id, line, text, part: { from: index, to: index + length } };
      },
    );
  });
}

/** The source with each place replaced, literally. */
export function replaceAll(
  source: string,
  wanted: string,
  instead: string,
  options: Options,
): string {
  if (wanted === "") return source;
  return source.replace(patternOf(wanted, options), () => instead);
}

/** What finds a text, literally. */
export function patternOf(wanted: string, { isExact }: Options): RegExp {
  return new RegExp(
    wanted.replaceAll(/[\\^$.*+?()[\]{}|/-]/g, "\\$&"),
    isExact ? "g" : "gi",
  );
}

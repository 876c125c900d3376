import type { DocumentCell } from "../../../notebook/document/document.ts";

const MAX_NAME = 50;

/** The name of a notebook in a list: its first heading, or else its first words. */
export function nameOfNotebook(cells: readonly DocumentCell[]): string {
  const texts = cells.filter(({ kind }) => kind === "text");
  const heading = firstIn(texts, /^#+ .*$/m);
  return heading === undefined
    ? (firstWords(cells) ?? "An empty notebook")
    : shortened(heading);
}

/**
 * The first line that is not blank, without the sign of a heading; what code imports is not
 * what it is about.
 */
export function firstWords(
  cells: readonly Pick<DocumentCell, "source">[],
): string | undefined {
  const line = firstIn(cells, /^(?!import\b).*\S.*$/m) ?? firstIn(cells, /^.*\S.*$/m);
  return line === undefined ? undefined : shortened(line);
}

function shortened(line: string): string {
  const name = line.replace(/^\s*#+ /, "").trim();
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

function firstIn(
  cells: readonly Pick<DocumentCell, "source">[],
  line: RegExp,
): string | undefined {
  // Only the line that is wanted is copied: a notebook may have a million.
  for (const { source } of cells) {
    const found = line.exec(source);
    if (found) return found[0];
  }
  return undefined;
}

import type { DocumentCell } from "../../../notebook/document/document.ts";

const MAX_TITLE_CHARS = 50;

/** The name of a notebook in a list: its first heading, or else its first words. */
export function notebookTitle(cells: readonly DocumentCell[]): string {
  const texts = cells.filter(({ kind }) => kind === "text");
  const heading = firstMatch(texts, /^#+ .*$/m);
  return heading === undefined
    ? (firstWords(cells) ?? "An empty notebook")
    : shortTitle(heading);
}

/**
 * The first line that is not blank, without the sign of a heading; what code imports is not
 * what it is about.
 */
export function firstWords(
  cells: readonly Pick<DocumentCell, "source">[],
): string | undefined {
  const line =
    firstMatch(cells, /^(?!import\b).*\S.*$/m) ?? firstMatch(cells, /^.*\S.*$/m);
  return line === undefined ? undefined : shortTitle(line);
}

function shortTitle(line: string): string {
  const name = line.replace(/^\s*#+ /, "").trim();
  return name.length > MAX_TITLE_CHARS ? `${name.slice(0, MAX_TITLE_CHARS)}…` : name;
}

function firstMatch(
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

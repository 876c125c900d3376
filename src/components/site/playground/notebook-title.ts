import type { DocumentCell } from "#notebook/document/document.ts";

const MAX_TITLE_CHARS = 50;

/** The title of a notebook in a list: its first heading, or else its first line. */
export function notebookTitle(cells: readonly DocumentCell[]): string {
  const texts = cells.filter(({ kind }) => kind === "text");
  const heading = firstMatch(texts, /^#+ .*$/m);
  return heading === undefined
    ? (firstWords(cells) ?? "An empty notebook")
    : shortTitle(heading);
}

/** The first line of cells that is neither blank nor an import, without the `#` of a heading. */
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
  // Doesn't split the source: it may have a million lines.
  for (const { source } of cells) {
    const match = line.exec(source);
    if (match) return match[0];
  }
  return undefined;
}

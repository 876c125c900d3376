import type { DocumentCell } from "../../../notebook/document/document.ts";

const MAX_NAME = 50;

/** The name of a notebook in a list: its first heading, or else its first words. */
export function nameOfNotebook(cells: readonly DocumentCell[]): string {
  const texts = cells.filter(({ kind }) => kind === "text");
  // Only the line that is wanted is copied: a notebook may have a million.
  const line =
    firstIn(texts, /^#+ .*$/m) ?? firstIn(cells, /^.*\S.*$/m) ?? "An empty notebook";
  const name = line.replace(/^#+ /, "").trim();
  return name.length > MAX_NAME ? `${name.slice(0, MAX_NAME)}…` : name;
}

function firstIn(cells: readonly DocumentCell[], line: RegExp): string | undefined {
  for (const { source } of cells) {
    const found = line.exec(source);
    if (found) return found[0];
  }
  return undefined;
}

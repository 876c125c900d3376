/** The two texts of a cell that is split at a caret, without blank lines at the cut. */
export function splitText(source: string, caret: number): [string, string] {
  const before = source.slice(0, caret).replace(/\s+$/, "");
  const after = source
    .slice(caret)
    .replace(/^[^\S\n]*\n?/, "")
    .replace(/^\n+/, "");
  return [before, after];
}

/** The text of two cells as one. */
export function mergeTexts(above: string, below: string): string {
  return [above, below].filter((text) => text.trim() !== "").join("\n\n");
}

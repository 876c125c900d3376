/** The two texts of a cell that is split at a caret, without blank lines at the cut. */
export function splitText(source: string, caret: number): [string, string] {
  const before = source.slice(0, caret).replace(/\s+$/, "");
  const after = source
    .slice(caret)
    .replace(/^[^\S\n]*\n?/, "")
    .replace(/^\n+/, "");
  return [before, after];
}

/**
 * The text of two cells as one: what splits between two lines of code, or two paragraphs of
 * text, and is merged again is as it was.
 */
export function mergeTexts(above: string, below: string, kind: "code" | "text"): string {
  // Without an empty line between them, two paragraphs would become one.
  const between = kind === "code" ? "\n" : "\n\n";
  return [above, below].filter((text) => text.trim() !== "").join(between);
}

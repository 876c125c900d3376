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
export function mergeTexts(
  above: string,
  below: string,
  kind: "code" | "text",
): string {
  // Without an empty line between them, two paragraphs would become one.
  const between = kind === "code" ? "\n" : "\n\n";
  return [above, below].filter((text) => text.trim() !== "").join(between);
}

/**
 * The upper of two merged texts, once the lower is a cell of its own again.
 * @param now  the merged text, with what has been written before or after it since
 * @returns    undefined when it has changed within
 */
export function unmergedText(
  now: string,
  { above, merged }: { readonly above: string; readonly merged: string },
): string | undefined {
  if (now.startsWith(merged)) return above + now.slice(merged.length);
  const begins = merged.startsWith(above);
  const added = merged.slice(above.length);
  if (!begins || added === "" || !now.endsWith(added)) return undefined;
  return now.slice(0, -added.length);
}

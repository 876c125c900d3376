import { splitPictureData, joinPictureData } from "./picture-data.ts";

type Kind = "code" | "text";

/** Splits a cell's source at the caret, trimming blank lines at the cut. */
export function splitText(source: string, caret: number, kind: Kind): [string, string] {
  const [text, pictures] = textAndPictures(source, kind);
  const before = text.slice(0, caret).replace(/\s+$/, "");
  const after = text
    .slice(caret)
    .replace(/^[^\S\n]*\n?/, "")
    .replace(/^\n+/, "");
  return [joinPictureData(before, pictures), joinPictureData(after, pictures)];
}

/**
 * Merges the sources of two cells: the inverse of splitting between lines of code or paragraphs of
 * text.
 */
export function mergeTexts(above: string, below: string, kind: Kind): string {
  // Paragraphs need a blank line between them.
  const separator = kind === "code" ? "\n" : "\n\n";
  const parts = [above, below].map((source) => textAndPictures(source, kind));
  const texts = parts.map(([text]) => text).filter((text) => text.trim() !== "");
  return joinPictureData(
    texts.join(separator),
    ...parts.map(([, pictures]) => pictures),
  );
}

function textAndPictures(source: string, kind: Kind): [text: string, pictures: string] {
  return kind === "text" ? splitPictureData(source) : [source, ""];
}

/**
 * The upper of two merged texts, once the lower one is restored as a cell.
 * @param current  the merged text, with changes before or after it
 * @returns        undefined if it has changed within
 */
export function textBeforeMerge(
  current: string,
  { above, merged }: { readonly above: string; readonly merged: string },
): string | undefined {
  if (current.startsWith(merged)) return above + current.slice(merged.length);
  const hasPrefix = merged.startsWith(above);
  const added = merged.slice(above.length);
  if (!hasPrefix || added === "" || !current.endsWith(added)) return undefined;
  return current.slice(0, -added.length);
}

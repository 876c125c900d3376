import { cutPictures, withPictures } from "./pictures.ts";

type Kind = "code" | "text";

/** The two texts of a cell that is split at a caret, without blank lines at the cut. */
export function splitText(source: string, caret: number, kind: Kind): [string, string] {
  const [text, pictures] = partsOf(source, kind);
  const before = text.slice(0, caret).replace(/\s+$/, "");
  const after = text
    .slice(caret)
    .replace(/^[^\S\n]*\n?/, "")
    .replace(/^\n+/, "");
  return [withPictures(before, pictures), withPictures(after, pictures)];
}

/**
 * The text of two cells as one: what splits between two lines of code, or two paragraphs of
 * text, and is merged again is as it was.
 */
export function mergeTexts(above: string, below: string, kind: Kind): string {
  // Without an empty line between them, two paragraphs would become one.
  const between = kind === "code" ? "\n" : "\n\n";
  const parts = [above, below].map((source) => partsOf(source, kind));
  const texts = parts.map(([text]) => text).filter((text) => text.trim() !== "");
  return withPictures(texts.join(between), ...parts.map(([, pictures]) => pictures));
}

function partsOf(source: string, kind: Kind): [text: string, pictures: string] {
  return kind === "text" ? cutPictures(source) : [source, ""];
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

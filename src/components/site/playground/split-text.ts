import { splitPictureData, joinPictureData } from "./picture-data.ts";

type Kind = "code" | "text";

/** The two texts of a cell that is split at a caret, without blank lines at the cut. */
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
 * The text of two cells as one: what splits between two lines of code, or two paragraphs of
 * text, and is merged again is as it was.
 */
export function mergeTexts(above: string, below: string, kind: Kind): string {
  // Without an empty line between them, two paragraphs would become one.
  const between = kind === "code" ? "\n" : "\n\n";
  const parts = [above, below].map((source) => textAndPictures(source, kind));
  const texts = parts.map(([text]) => text).filter((text) => text.trim() !== "");
  return joinPictureData(texts.join(between), ...parts.map(([, pictures]) => pictures));
}

function textAndPictures(source: string, kind: Kind): [text: string, pictures: string] {
  return kind === "text" ? splitPictureData(source) : [source, ""];
}

/**
 * The upper of two merged texts, once the lower is a cell of its own again.
 * @param now  the merged text, with what has been written before or after it since
 * @returns    undefined when it has changed within
 */
export function textBeforeMerge(
  now: string,
  { above, merged }: { readonly above: string; readonly merged: string },
): string | undefined {
  if (now.startsWith(merged)) return above + now.slice(merged.length);
  const begins = merged.startsWith(above);
  const added = merged.slice(above.length);
  if (!begins || added === "" || !now.endsWith(added)) return undefined;
  return now.slice(0, -added.length);
}

// What the last line of an exported script says of it, so that it can be imported again. Its
// code cannot be read back as cells: what they import and show is written otherwise there.
import { checksum } from "./checksum.ts";
import type { NotebookDocument } from "./document.ts";
import { DocumentError, formatDocument, parseDocument } from "./read-document.ts";

const CELLS_COMMENT = "// The cells, to import them again: ";

/** Whether a text is a script that was exported here. */
export function isExportedScript(text: string): boolean {
  return (
    text.startsWith("// @ts-nocheck: ") && lastLineOf(text).startsWith(CELLS_COMMENT)
  );
}

/** The script with its note. */
export function withCellsComment(script: string, document: NotebookDocument): string {
  const json = JSON.stringify(JSON.parse(formatDocument(document)))
    .replaceAll("\u2028", "\\u2028") // these would end the comment
    .replaceAll("\u2029", "\\u2029");
  return `${script}\n${CELLS_COMMENT}${checksum(script)} ${json}\n`;
}

/**
 * The cells of a script.
 * @throws {DocumentError} when it has been changed since it was exported
 */
export function readExportedScript(text: string): NotebookDocument {
  const script = text.replaceAll("\r\n", "\n").trimEnd();
  const lastLine = lastLineOf(script);
  const [, storedChecksum, json] =
    /^(\d+) (.*)$/.exec(lastLine.slice(CELLS_COMMENT.length)) ?? [];
  if (Number(storedChecksum) !== checksum(script.slice(0, -lastLine.length - 1))) {
    throw new DocumentError(
      "this script has been changed since it was exported, and its code cannot be read back as cells: paste what you have changed into a cell, or import the script as it was",
    );
  }
  return parseDocument(json);
}

function lastLineOf(text: string): string {
  const end = text.trimEnd();
  return end.slice(end.lastIndexOf("\n") + 1);
}

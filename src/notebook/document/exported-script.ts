// An exported script ends with a comment that contains its cells, because the code
// itself, with rewritten imports and outputs, cannot be split into cells again.
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

/** Appends the cells of a notebook to its script. */
export function withCellsComment(script: string, document: NotebookDocument): string {
  const json = JSON.stringify(JSON.parse(formatDocument(document)))
    .replaceAll("\u2028", "\\u2028") // a line separator would end the comment
    .replaceAll("\u2029", "\\u2029");
  return `${script}\n${CELLS_COMMENT}${checksum(script)} ${json}\n`;
}

/**
 * The notebook in an exported script.
 * @throws {DocumentError} if the script was edited after the export
 */
export function readExportedScript(text: string): NotebookDocument {
  const script = text.replaceAll("\r\n", "\n").trimEnd();
  const lastLine = lastLineOf(script);
  const [, storedChecksum, json] =
    /^(\d+) (.*)$/.exec(lastLine.slice(CELLS_COMMENT.length)) ?? [];
  if (Number(storedChecksum) !== checksum(script.slice(0, -lastLine.length - 1))) {
    throw new DocumentError(
      "this script was changed after it was exported, so it cannot be split into cells again: paste your changes into a cell, or import the original script",
    );
  }
  return parseDocument(json);
}

function lastLineOf(text: string): string {
  const end = text.trimEnd();
  return end.slice(end.lastIndexOf("\n") + 1);
}

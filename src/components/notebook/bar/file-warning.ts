import { isJsonFileName, parseJsonFile } from "#notebook/files/parse-json-file.ts";
import { decodeUtf8 } from "#notebook/files/decode-utf8.ts";
import {
  detectSeparator,
  findTableProblem,
  tableKind,
} from "#notebook/files/table-problem.ts";

/** What is wrong with a data file's content, such as a malformed row; undefined if nothing. */
export function fileWarning(name: string, bytes: ArrayBuffer): string | undefined {
  if (bytes.byteLength === 0) return `${name} is empty.`;
  const text = decodeUtf8(bytes);
  if (typeof text !== "string") {
    return `${name} is not UTF-8 text: only arrayBuffer() reads it.`;
  }
  const kind = tableKind(name);
  const flaw = kind && findTableProblem(name, text, detectSeparator(kind, text));
  if (flaw) return `${flaw.message}.`;
  if (!isJsonFileName(name)) return undefined;
  try {
    parseJsonFile(name, text);
    return undefined;
  } catch (error) {
    return `${(error as Error).message}.`;
  }
}

import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { parseKPuzzle } from "../lib/any-puzzle/kpuzzle.ts";
import { parseTws } from "../lib/any-puzzle/parse-tws.ts";

/** In characters: a definition of more is a slip. */
const MAX_LENGTH = 4_000_000;

/**
 * The puzzle that a text describes: a KPuzzle definition where it begins as JSON does, or
 * otherwise the text of a .tws or .def file.
 *
 * @throws {Error} with words for the reader
 */
export function readPuzzle(text: string): PuzzleDefinition {
  const start = text.trimStart();
  if (start === "") throw new Error("there is no text");
  if (text.length > MAX_LENGTH) {
    throw new Error(
      `the text has ${text.length} characters; expected ${MAX_LENGTH} at most`,
    );
  }
  return /^[{[]/.test(start)
    ? parseKPuzzle(text).definition
    : parseTws(text).definition;
}

import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { parseKPuzzle } from "../lib/any-puzzle/kpuzzle.ts";
import { parseTws } from "../lib/any-puzzle/parse-tws.ts";
import { detectFormat } from "./definition-format.ts";

/** In characters: a definition of more is a slip. */
const MAX_LENGTH = 4_000_000;

/** A puzzle as it was read, with what was left out or read in another way. */
export interface ParsedPuzzle {
  readonly definition: PuzzleDefinition;
  /** A sentence for each. */
  readonly notes: readonly string[];
}

/**
 * The puzzle that a text describes: a KPuzzle definition, or the text of a .tws or .def
 * file.
 *
 * @throws {Error} with words for the reader
 */
export function parsePuzzle(text: string): ParsedPuzzle {
  if (text.trim() === "") throw new Error("there is no text");
  if (text.length > MAX_LENGTH) {
    throw new Error(
      `the text has ${text.length} characters; expected ${MAX_LENGTH} at most`,
    );
  }
  const parse = detectFormat(text) === "KPuzzle" ? parseKPuzzle : parseTws;
  const { definition, moves, notes } = parse(text);
  if (moves.length === 0) throw new Error("it has no moves; expected one at least");
  return { definition, notes };
}

import type { PuzzleDefinition } from "../lib/any-puzzle/definition.ts";
import { parseKPuzzle } from "../lib/any-puzzle/kpuzzle.ts";
import { parseTws } from "../lib/any-puzzle/parse-tws.ts";
import { detectFormat } from "./definition-format.ts";

/** In characters. */
const MAX_LENGTH = 4_000_000;

/** A parsed puzzle, with notes on what was ignored or interpreted. */
export interface ParsedPuzzle {
  readonly definition: PuzzleDefinition;
  /** A sentence for each. */
  readonly notes: readonly string[];
}

/**
 * Parses a puzzle definition: KPuzzle, or the text of a .tws or .def file.
 *
 * @throws {Error} with a message for readers
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

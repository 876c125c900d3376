import { parseMoves } from "../../../lib/puzzle/notation.ts";
import { capitalised } from "../text/capitalised.ts";
import type { ParseResult } from "../widget/parse-result.ts";
import { hiddenByComment } from "./hidden-by-comment.ts";

/** Turns typed by a reader: as typed, and as moves of F, R and U. */
export interface TypedTurns {
  readonly text: string;
  readonly moves: readonly number[];
}

/** Longer scrambles are a mistake. */
const MAX_MOVES = 1000;

/** A longer suggestion would not fit next to the field. */
const MAX_OFFER = 40;

/**
 * Parses a scramble as the reader typed it.
 * @example readTurns("r u") // → { problem: "Unknown move r at character 1; …", nearest: "R U" }
 */
export function parseTypedTurns(typed: string): ParseResult<TypedTurns> {
  const text = typed.trim();
  try {
    const moves = parseMoves(text);
    const problem = hiddenByComment(text, parseMoves) ?? tooMany(moves);
    return problem === undefined ? { value: { text, moves } } : { problem };
  } catch (error) {
    return {
      problem: `${capitalised((error as Error).message)}.`,
      nearest: inCapitals(text),
    };
  }
}

function tooMany({ length }: readonly number[]): string | undefined {
  if (length <= MAX_MOVES) return undefined;
  return `These are ${length} moves; expected ${MAX_MOVES} at most.`;
}

/**
 * The turns in capital letters, if all of their faces are small ones. Beside capital letters
 * a small one may mean two layers, so the text may mean something else.
 */
function inCapitals(text: string): string | undefined {
  if (/[FURLDB]/.test(text) || text.length > MAX_OFFER) return undefined;
  const capitals = text.replace(/[furldb]/g, (face) => face.toUpperCase());
  try {
    return parseMoves(capitals).length > 0 ? capitals : undefined;
  } catch {
    return undefined;
  }
}

import { parseMoves } from "#lib/puzzle/notation.ts";
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
 * @example parseTypedTurns("r u") // → { problem: "Unknown move r at character 1; …",
 *                  nearest: "R U" }
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
      nearest: correctedTurns(text),
    };
  }
}

function tooMany({ length }: readonly number[]): string | undefined {
  if (length <= MAX_MOVES) return undefined;
  return `These are ${length} moves; expected ${MAX_MOVES} at most.`;
}

/**
 * The turns with usual slips corrected: R+ for R, U- for U', "R 2" for R2, a final equals
 * sign,
 * and small letters if all faces are small. Beside capital letters a small one may mean
 * two
 * layers.
 */
function correctedTurns(text: string): string | undefined {
  if (text.length > MAX_OFFER) return undefined;
  const hasCapitals = /[FURLDB]/.test(text);
  const corrected = text
    .replace(/[furldb]/g, (face) => (hasCapitals ? face : face.toUpperCase()))
    .replace(/(?<=[FURLDB])\+/g, "")
    .replace(/(?<=[FURLDB])-(?!\w)/g, "'")
    .replace(/(?<=[FURLDB]) (?=[23](?!\d))/g, "")
    .replace(/\s*=$/, "");
  try {
    return corrected !== text && parseMoves(corrected).length > 0
      ? corrected
      : undefined;
  } catch {
    return undefined;
  }
}

import { parseMoves } from "../../../lib/puzzle/notation.ts";
import { capitalised } from "../text/capitalised.ts";
import type { Reading } from "../widget/reading.ts";

/** Turns typed by a reader: as typed, and as moves of F, R and U. */
export interface TypedTurns {
  readonly text: string;
  readonly moves: readonly number[];
}

/** A longer suggestion would not fit next to the field. */
const MAX_OFFER = 40;

/**
 * Parses a scramble as the reader typed it; commas are read as spaces.
 * @example readTurns("r U") // → { problem: "Unknown move r at character 1; …", nearest: "R U" }
 */
export function readTurns(typed: string): Reading<TypedTurns> {
  const text = typed.replaceAll(",", " ").trim();
  try {
    return { value: { text, moves: parseMoves(text) } };
  } catch (error) {
    return {
      problem: `${capitalised((error as Error).message)}.`,
      nearest: nearestTurns(typed),
    };
  }
}

/** The same turns as the field takes them; undefined where it is not sure which are meant. */
function nearestTurns(typed: string): string | undefined {
  const turns = typed
    // A remark, the number in a list, or a label.
    .replace(/\/\/.*|^\s*(\d+[.)]|\w{3,}:)/g, " ")
    // With a comma or a colon, brackets are of a commutator or a conjugate.
    .replace(/\[([^[\],:]*)\]/g, "($1)")
    // Repeated groups: (R U)2 is R U R U.
    .replace(/\(([^()]*)\)([2-9]?)/g, (_, group: string, times: string) =>
      `${group} `.repeat(Number(times || 1)),
    )
    .replace(/[,;·]/g, " ")
    .replace(/([furldb]\d?)i(?![a-z])/gi, "$1'")
    .replace(/[furldbXYZ]/g, (letter) =>
      letter < "a" ? letter.toLowerCase() : letter.toUpperCase(),
    );
  try {
    parseMoves(turns);
  } catch {
    return undefined;
  }
  const nearest = turns.match(/[FURLDBxyz][^FURLDBxyz\s]*/g)?.join(" ");
  return nearest && nearest.length <= MAX_OFFER ? nearest : undefined;
}

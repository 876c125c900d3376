import { parseMoves } from "../../../lib/puzzle/notation.ts";
import type { Reading } from "../widget/reading.ts";

/** Turns typed by a reader: as typed, and as moves of F, R and U. */
export interface TypedTurns {
  readonly text: string;
  readonly moves: readonly number[];
}

/** A longer suggestion would not fit next to the field. */
const MAX_OFFER = 24;

/**
 * Parses a scramble as the reader typed it.
 * @example readTurns("r, U") // → { problem: "Unknown move r at character 1; …", nearest: "R U" }
 */
export function readTurns(typed: string): Reading<TypedTurns> {
  const text = typed.trim();
  try {
    return { value: { text, moves: parseMoves(text) } };
  } catch (error) {
    const [first, ...rest] = (error as Error).message;
    return {
      problem: `${first.toUpperCase()}${rest.join("")}.`,
      nearest: nearestTurns(text),
    };
  }
}

/** The same turns as the field takes them; undefined where it is not sure which are meant. */
function nearestTurns(text: string): string | undefined {
  const turns = writeOut(text.replace(/\/\/.*/g, " "))
    .replace(/[,;·]/g, " ")
    .replace(/([furldb]\d?)i(?![a-z])/gi, "$1'")
    .replace(/[furldb]/g, (letter) => letter.toUpperCase())
    .replace(/[XYZ]/g, (letter) => letter.toLowerCase());
  try {
    parseMoves(turns);
  } catch {
    return undefined;
  }
  const nearest = (turns.match(/[FURLDBxyz][^FURLDBxyz\s]*/g) ?? []).join(" ");
  return nearest !== "" && nearest.length <= MAX_OFFER ? nearest : undefined;
}

/** Expands repeated groups: (R U)2 is R U R U. */
function writeOut(text: string): string {
  return text.replace(/\(([^()]*)\)([2-9]?)/g, (_, group: string, times: string) =>
    `${group} `.repeat(Number(times || 1)),
  );
}

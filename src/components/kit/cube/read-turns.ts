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
 * @example readTurns("R Q") // → { problem: "Unknown move Q at character 3; …", nearest: "R" }
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

/**
 * What remains after dropping everything that is not a turn, with letters in the right
 * case.
 */
function nearestTurns(text: string): string | undefined {
  const turns = writeOut(text).match(/[furldbxyz](2|3?['’‘ʼ′´`＇]?)/gi) ?? [];
  const nearest = turns
    .map(([letter, ...suffix]) => {
      const isRotation = "xyz".includes(letter.toLowerCase());
      return (
        (isRotation ? letter.toLowerCase() : letter.toUpperCase()) + suffix.join("")
      );
    })
    .join(" ");
  return nearest !== "" && nearest.length <= MAX_OFFER ? nearest : undefined;
}

/** Expands repeated groups: (R U)2 is R U R U. */
function writeOut(text: string): string {
  return text.replace(/\(([^()]*)\)([2-9]?)/g, (_, group: string, times: string) =>
    `${group} `.repeat(Number(times || 1)),
  );
}

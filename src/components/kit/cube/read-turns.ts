import { parseMoves } from "../../../lib/puzzle/notation.ts";
import type { Reading } from "../widget/reading.ts";

/** Turns that a reader typed: as they were typed, and as moves of F, R and U. */
export interface TypedTurns {
  readonly text: string;
  readonly moves: readonly number[];
}

/** A longer offer would not fit beside the field. */
const MAX_OFFER = 24;

/**
 * A scramble as the reader typed it.
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

/** What is left when all is dropped that is no turn, and letters have their right size. */
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

/** A group in brackets as often as the number behind it says: (R U)2 is R U R U. */
function writeOut(text: string): string {
  return text.replace(/\(([^()]*)\)([2-9]?)/g, (_, group: string, times: string) =>
    `${group} `.repeat(Number(times || 1)),
  );
}

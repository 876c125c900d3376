import { OPPOSITE } from "#lib/puzzle/corners.ts";
import { FACE_NAMES, MOVE_NAMES, moveOf } from "#lib/puzzle/moves.ts";
import { parseTurns } from "#lib/puzzle/notation.ts";
import { capitalised } from "../text/capitalised.ts";
import { formatList } from "../text/format-list.ts";
import { quote, type ParseResult } from "../widget/parse-result.ts";

/**
 * Parses a set of alternative next moves; their order doesn't matter.
 * @example parseMoveSet("{U2, f}") // → { value: [0, 7] }
 */
export function parseMoveSet(typed: string): ParseResult<readonly number[]> {
  const text = typed
    .replace(/\band\b|[{}]/gi, " ")
    .replace(/[furldb]/g, (face) => face.toUpperCase());
  try {
    const turns = parseTurns(text);
    if (turns.length === 0 || turns.some(({ isRotation }) => isRotation)) {
      return {
        problem: `${quote(typed)} is not a set of moves: the moves are ${formatList(MOVE_NAMES)}.`,
      };
    }
    const moves = turns.map(({ face: place, turns: quarters }) => {
      const face = FACE_NAMES.includes(place) ? place : OPPOSITE[place];
      return moveOf(FACE_NAMES.indexOf(face), quarters);
    });
    return { value: [...new Set(moves)].sort((a, b) => a - b) };
  } catch (error) {
    return { problem: `${capitalised((error as Error).message)}.` };
  }
}

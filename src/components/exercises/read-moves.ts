import { FACE_NAMES } from "../../lib/puzzle/moves.ts";
import { parseMoves } from "../../lib/puzzle/notation.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import { type Diagnosis, isBlank, NOTHING_TYPED, unreadable } from "./exercise.ts";

/** More turns than anybody would type here. */
const MAX_LENGTH = 200;

/** Where one turn is asked for: what was typed, as moves. Small letters will do. */
export function readMoves(typed: string): { moves: number[] } | Diagnosis {
  if (isBlank(typed)) return NOTHING_TYPED;
  if (typed.length > MAX_LENGTH) {
    return unreadable("One turn is enough: this is too long to be tried out.");
  }
  try {
    return { moves: parseMoves(upperCase(typed)) };
  } catch (error) {
    return unreadable(sentence((error as Error).message));
  }
}

/** Faces may be typed in small letters; `x y z` are rotations and stay small. */
function upperCase(moves: string): string {
  return moves.replace(/[frudlb]/g, (face) => face.toUpperCase());
}

function sentence(message: string): string {
  return `${capitalised(message)}. The faces here are ${FACE_NAMES.join(", ")}.`;
}

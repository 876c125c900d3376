import { FACE_NAMES } from "../../lib/puzzle/moves.ts";
import { parseMoves } from "../../lib/puzzle/notation.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import type { Reading } from "../kit/widget/reading.ts";
import type { Diagnosis } from "./exercise.ts";
import { textExercise } from "./question.ts";

/** More turns than anybody would type here. */
const MAX_LENGTH = 200;

interface MoveExercise {
  readonly label: string;
  readonly solution: string;
  diagnose(moves: readonly number[]): Diagnosis;
}

/** Asks for one move; readers may type several, in upper or lower case. */
export function moveExercise(exercise: MoveExercise) {
  return textExercise({
    form: "U, U2 or U' is a quarter, a half or a backward turn; R and F likewise.",
    width: 8,
    read: readMoves,
    ...exercise,
  });
}

function readMoves(typed: string): Reading<readonly number[]> {
  if (typed.length > MAX_LENGTH) {
    return { problem: "One turn is enough: this is too long to be tried out." };
  }
  try {
    return { value: parseMoves(upperCase(typed)) };
  } catch (error) {
    const says = capitalised((error as Error).message);
    return { problem: `${says}. The faces here are ${FACE_NAMES.join(", ")}.` };
  }
}

/** Faces may be typed in lower case; `x y z` are rotations and stay lower case. */
function upperCase(moves: string): string {
  return moves.replace(/[frudlb]/g, (face) => face.toUpperCase());
}

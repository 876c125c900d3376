import { FACE_NAMES } from "#lib/puzzle/moves.ts";
import { parseMoves, parseTurns } from "#lib/puzzle/notation.ts";
import { moveLabel } from "../kit/cube/move-label.ts";
import { capitalised } from "../kit/text/capitalised.ts";
import { isProblem, type ParseResult } from "../kit/widget/parse-result.ts";
import type { Diagnosis, Exercise } from "./exercise.ts";
import { textExercise } from "./question.ts";

/** More moves than a serious answer has. */
const MAX_LENGTH = 200;

interface MoveExercise {
  readonly label: string;
  readonly solution: string;
  diagnose(moves: readonly number[]): Diagnosis;
}

/** Asks for one move; readers may type several, in upper or lower case. */
export function moveExercise(exercise: MoveExercise): Exercise {
  const asked = textExercise({
    form: "U, U2 or U' is a quarter, a half or a backward turn; R and F likewise.",
    width: 8,
    read: readMoves,
    ...exercise,
  });
  return {
    ...asked,
    check(typed) {
      const diagnosis = asked.check(typed);
      return { ...diagnosis, says: `${whatIsTurned(typed)}${diagnosis.says}` };
    },
  };
}

/** Reads a turn of a face with the corner DBL as one of the opposite face. */
function whatIsTurned(typed: string): string {
  const reading = readMoves(typed);
  if (isProblem(reading) || reading.value.length !== 1) return "";
  const [turn, ...others] = parseTurns(upperCase(typed));
  if (others.length > 0 || FACE_NAMES.includes(turn.face)) return "";
  const written = `${turn.face}${["", "", "2", "′"][turn.turns]}`;
  return `The corner DBL is held, so ${written} turns the other half of the cube, and is read as ${moveLabel(reading.value[0])}. `;
}

function readMoves(typed: string): ParseResult<readonly number[]> {
  if (typed.length > MAX_LENGTH) {
    return { problem: "One turn is enough: this is too long to be tried out." };
  }
  try {
    return { value: parseMoves(upperCase(typed)) };
  } catch (error) {
    const says = capitalised((error as Error).message);
    return { problem: `${says}. Here ${FACE_NAMES.join(", ")} are enough.` };
  }
}

/** Faces may be typed in lower case; `x y z` are rotations and stay lower case. */
function upperCase(moves: string): string {
  return moves.replace(/[frudlb]/g, (face) => face.toUpperCase());
}

import { numberAfter } from "./number-after.ts";
import { roundAgain } from "./round-again.ts";
import { storedEntries } from "./stored-entries.ts";
import { whichMove } from "./which-move.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const MOVE_EXERCISES = {
  numberAfter: numberAfter(0),
  whichMove: whichMove(300, "R'"),
  storedEntries: storedEntries(),
  roundAgain: roundAgain("R U"),
};

export type MoveExercise = keyof typeof MOVE_EXERCISES;

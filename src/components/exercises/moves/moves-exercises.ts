import { rankAfterTurn } from "./rank-after-turn.ts";
import { roundAgain } from "./round-again.ts";
import { storedEntries } from "./stored-entries.ts";
import { whichMove } from "./which-move.ts";

/** What is given in each exercise of the chapter. Everything else is worked out from it. */
export const EXERCISES = {
  rankAfterTurn: rankAfterTurn(0),
  whichMove: whichMove(300, "R'"),
  storedEntries: storedEntries(),
  roundAgain: roundAgain("R U"),
};

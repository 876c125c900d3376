import { rankAfterTurn } from "./rank-after-turn.ts";
import { roundAgain } from "./round-again.ts";
import { storedEntries } from "./stored-entries.ts";
import { whichMove } from "./which-move.ts";

/** The data of each exercise of the chapter. Everything else is derived from it. */
export default {
  rankAfterTurn: rankAfterTurn(0),
  whichMove: whichMove(300, "R'"),
  storedEntries: storedEntries(),
  roundAgain: roundAgain("R U"),
};

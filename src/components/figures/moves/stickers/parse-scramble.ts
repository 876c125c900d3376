import { rankState } from "#lib/puzzle/coordinates.ts";
import { applyMoves } from "#lib/puzzle/moves.ts";
import { SOLVED } from "#lib/puzzle/state.ts";
import { parseTypedTurns } from "#kit/cube/parse-typed-turns.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { isProblem, type ParseResult } from "#kit/widget/parse-result.ts";
import { MAX_DEPTH, printedMovesForCube } from "./small-lookup.ts";

/** A cube within reach of the small lookup, and the turns typed for it. */
export interface Scramble {
  readonly text: string;
  readonly cube: number;
}

/**
 * Parses a scramble. The small lookup has to reach its cube.
 * @example parseScramble("R U R").value // → { text: "R U R", cube: … }
 */
export function parseScramble(typed: string): ParseResult<Scramble> {
  if (typed.trim() === "") {
    return { problem: "Type some moves, such as R U R′ U R.", unfinished: true };
  }
  const turns = parseTypedTurns(typed);
  if (isProblem(turns)) return turns;
  const { text, moves } = turns.value;
  const cube = rankState(applyMoves(SOLVED, moves));
  if (printedMovesForCube(cube)) return { value: { text, cube } };
  const far = numberWord(MAX_DEPTH);
  return {
    problem: `This cube is more than ${far} quarter turns from solved. The table of this figure ends there.`,
  };
}

import { colourBigCube, rotateBigColours } from "#lib/big-cube/facelets.ts";
import { applyBigMoves } from "#lib/big-cube/moves.ts";
import { parseBigAlgorithm } from "#lib/big-cube/notation.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import type { Colouring, Scheme } from "#lib/puzzle/colourings.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import type { ParseResult } from "#kit/widget/parse-result.ts";

/** Longer scrambles are a mistake. */
const MAX_MOVES = 1000;

/** A scramble as typed, and the net after it, as the cube is then held. */
interface BigScramble {
  readonly text: string;
  readonly colouring: Colouring;
}

/**
 * Parses a scramble as the reader typed it.
 *
 * @param scheme  the centres of the solved cube in the hold in which it starts
 */
export function parseBigScramble(
  typed: string,
  scheme: Scheme,
): ParseResult<BigScramble> {
  const text = typed.trim();
  try {
    const { moves, view } = parseBigAlgorithm(text);
    if (moves.length > MAX_MOVES) {
      return {
        problem: `These are ${moves.length} moves; expected ${MAX_MOVES} at most.`,
      };
    }
    const cube = applyBigMoves(SOLVED_BIG_CUBE, moves);
    return {
      value: { text, colouring: rotateBigColours(colourBigCube(cube, scheme), view) },
    };
  } catch (error) {
    return { problem: `${capitalised((error as Error).message)}.` };
  }
}

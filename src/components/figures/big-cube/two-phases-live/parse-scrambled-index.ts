import { applyBigMoves } from "#lib/big-cube/moves.ts";
import { parseBigMoves } from "#lib/big-cube/notation.ts";
import { rankBigCube } from "#lib/big-cube/number.ts";
import { SOLVED_BIG_CUBE } from "#lib/big-cube/state.ts";
import { capitalised } from "#kit/text/capitalised.ts";
import type { ParseResult } from "#kit/widget/parse-result.ts";

/** Reads moves as the index of the cube that they make of the solved one. */
export function parseScrambledIndex(typed: string): ParseResult<bigint> {
  if (typed.trim() === "") return { problem: "No move is typed.", unfinished: true };
  try {
    return { value: rankBigCube(applyBigMoves(SOLVED_BIG_CUBE, parseBigMoves(typed))) };
  } catch (error) {
    return { problem: `${capitalised((error as Error).message)}.` };
  }
}

import { HTM_MOVES } from "#lib/puzzle/moves.ts";

/** The moves of a subset, encoded as a bit mask: bit m represents move m. */
export function movesIn(subset: number): number[] {
  return HTM_MOVES.filter((move) => subset & (1 << move));
}

export function subsetOf(moves: readonly number[]): number {
  return moves.reduce((subset, move) => subset | (1 << move), 0);
}

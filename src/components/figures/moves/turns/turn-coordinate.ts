import {
  rankOrientation,
  unrankOrientation,
} from "../../../../lib/indexing/orientation.ts";
import {
  rankPermutation,
  unrankPermutation,
} from "../../../../lib/indexing/permutation.ts";
import { applyMove } from "../../../../lib/puzzle/moves.ts";
import { N_PIECES, SOLVED } from "../../../../lib/puzzle/state.ts";

/** How a turn changes a coordinate: unrank, rearrange, rank. */
export interface CoordinateTurn {
  /** The index before. */
  readonly number: number;
  /** The pieces or twists at positions 0..6 before. */
  readonly before: readonly number[];
  /** The position from which each position receives its piece. */
  readonly source: readonly number[];
  /** What is added on the way, for twists; pieces are unchanged. */
  readonly addedTwists?: readonly number[];
  readonly after: readonly number[];
  /** The index after. */
  readonly result: number;
}

/** @example turnPermutation(0, 6).result // U: → 2160 */
export function turnPermutationIndex(number: number, move: number): CoordinateTurn {
  const before = unrankPermutation(number, N_PIECES);
  const after = applyMove({ ...SOLVED, permutation: before }, move).permutation;
  return {
    number,
    before,
    source: moveSource(move),
    after,
    result: rankPermutation(after),
  };
}

/** @example turnOrientation(0, 3).result // R: → 412 */
export function turnOrientationIndex(number: number, move: number): CoordinateTurn {
  const before = unrankOrientation(number, N_PIECES, 3);
  const after = applyMove({ ...SOLVED, orientation: before }, move).orientation;
  return {
    number,
    before,
    source: moveSource(move),
    addedTwists: applyMove(SOLVED, move).orientation,
    after,
    result: rankOrientation(after, 3),
  };
}

/**
 * On the solved cube each piece has the number of its position, so it shows where it came
 * from.
 */
function moveSource(move: number): readonly number[] {
  return applyMove(SOLVED, move).permutation;
}

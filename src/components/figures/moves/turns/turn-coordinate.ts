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
  readonly index: number;
  /** The pieces or twists at positions 0..6 before. */
  readonly before: readonly number[];
  /** The position from which each position receives its piece. */
  readonly source: readonly number[];
  /** What is added on the way, for twists; pieces are unchanged. */
  readonly addedTwists?: readonly number[];
  readonly after: readonly number[];
  /** The index after. */
  readonly newIndex: number;
}

/** @example turnPermutation(0, 6).result // U: → 2160 */
export function turnPermutationIndex(index: number, move: number): CoordinateTurn {
  const before = unrankPermutation(index, N_PIECES);
  const after = applyMove({ ...SOLVED, permutation: before }, move).permutation;
  return {
    index,
    before,
    source: moveSource(move),
    after,
    newIndex: rankPermutation(after),
  };
}

/** @example turnOrientation(0, 3).result // R: → 412 */
export function turnOrientationIndex(index: number, move: number): CoordinateTurn {
  const before = unrankOrientation(index, N_PIECES, 3);
  const after = applyMove({ ...SOLVED, orientation: before }, move).orientation;
  return {
    index,
    before,
    source: moveSource(move),
    addedTwists: applyMove(SOLVED, move).orientation,
    after,
    newIndex: rankOrientation(after, 3),
  };
}

/**
 * On the solved cube each piece has the number of its position, so it shows where it came
 * from.
 */
function moveSource(move: number): readonly number[] {
  return applyMove(SOLVED, move).permutation;
}

import { rankOrientation, unrankOrientation } from "#lib/indexing/orientation.ts";
import { rankPermutation, unrankPermutation } from "#lib/indexing/permutation.ts";
import { applyMove } from "#lib/puzzle/moves.ts";
import { N_PIECES, SOLVED } from "#lib/puzzle/state.ts";

/** What a turn does to a coordinate: unrank, rearrange, rank. */
export interface CoordinateTurn {
  /** The index before. */
  readonly index: number;
  /** The pieces or twists at positions 0..6 before. */
  readonly before: readonly number[];
  /** The position that each position receives its piece from. */
  readonly source: readonly number[];
  /** The twist that the turn adds in each position; undefined for pieces. */
  readonly addedTwists?: readonly number[];
  readonly after: readonly number[];
  /** The index after. */
  readonly newIndex: number;
}

/** @example turnPermutationIndex(0, 6).newIndex // U: → 2160 */
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

/** @example turnOrientationIndex(0, 3).newIndex // R: → 412 */
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

/** On the solved cube, each piece has the number of the position it comes from. */
function moveSource(move: number): readonly number[] {
  return applyMove(SOLVED, move).permutation;
}

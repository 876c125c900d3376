import { N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import { faceOf, HTM_MOVES, N_MOVES, NO_FACE } from "../lib/puzzle/moves.ts";
import { moveTables } from "../lib/tables/move-tables.ts";
import { pruningTables } from "../lib/tables/pruning-table.ts";

/** A coset whose 5040 states have all been solved. */
export interface SolvedCoset {
  /** The orientation that its states have in common: 0..728. */
  readonly coset: number;
  /** The number of its states at each distance, in HTM. */
  readonly histogram: readonly number[];
  /** The number of sequences that the searches ended with. */
  readonly sequences: number;
}

/** Solves cosets, one after the other. */
export function solveCosets(
  cosets: readonly number[],
  report: (solved: SolvedCoset) => void = () => undefined,
): SolvedCoset[] {
  return cosets.map((coset) => {
    const solved = solveCoset(coset);
    report(solved);
    return solved;
  });
}

const NOT_SOLVED = -1;

/**
 * Solves all 5040 states with one orientation at once.
 *
 * A sequence of moves that takes this orientation to 0 takes it there for every permutation,
 * and solves exactly one of them. So each such sequence solves another state, until none is
 * left. They are tried in the order of their length. Sequences that end with a move of the
 * subgroup U, R2, F2 need no search: they continue a shorter one that solves another state.
 *
 * @param coset  0..728
 * @cost    some ten thousand sequences; 5040 bytes
 * @source  T. Rokicki, "Twenty-Two Moves Suffice for Rubik's Cube", Mathematical
 *          Intelligencer 32 (2010): the coset solver
 */
export function solveCoset(coset: number): SolvedCoset {
  const { permutation: permutationAfter, orientation: orientationAfter } = moveTables();
  const { lowerBound } = pruningTables("HTM").orientation;
  const inSubgroup = HTM_MOVES.filter((move) => orientationAfter[move] === 0);
  const others = HTM_MOVES.filter((move) => orientationAfter[move] !== 0);
  // By the permutation that a sequence makes of the solved one. It solves the inverse, so
  // each state is counted once.
  const distance = new Int8Array(N_PERMUTATIONS).fill(NOT_SOLVED);
  const histogram: number[] = [];
  let depth = 0;
  let sequences = 0;
  for (let left = N_PERMUTATIONS; left > 0; depth++) {
    histogram[depth] = 0;
    if (depth > 0) continueSequences();
    if (histogram[depth] < left && lowerBound[coset] <= depth) {
      search(coset, 0, depth, NO_FACE);
    }
    left -= histogram[depth];
  }
  return { coset, histogram, sequences };

  function continueSequences(): void {
    distance.forEach((before, permutation) => {
      if (before !== depth - 1) return;
      for (const move of inSubgroup) {
        note(permutationAfter[permutation * N_MOVES + move]);
      }
    });
  }

  function search(
    orientation: number,
    permutation: number,
    movesLeft: number,
    face: number,
  ): void {
    if (movesLeft === 0) {
      sequences++;
      note(permutation);
      return;
    }
    for (const move of movesLeft === 1 ? others : HTM_MOVES) {
      const next = orientationAfter[orientation * N_MOVES + move];
      if (lowerBound[next] >= movesLeft || faceOf(move) === face) continue;
      const moved = permutationAfter[permutation * N_MOVES + move];
      search(next, moved, movesLeft - 1, faceOf(move));
    }
  }

  function note(permutation: number): void {
    if (distance[permutation] !== NOT_SOLVED) return;
    distance[permutation] = depth;
    histogram[depth]++;
  }
}

import { N_ORIENTATIONS, N_PERMUTATIONS } from "#lib/puzzle/coordinates.ts";
import { HTM_MOVES, N_MOVES } from "#lib/puzzle/moves.ts";
import { moveTables } from "#lib/tables/move-tables.ts";
import type { DistanceBits } from "#lib/tables/state-search.ts";
import { buildTranslations } from "#lib/tables/translations.ts";
import { readerCube } from "#kit/reader/reader-cube.ts";
import {
  type BitSet,
  twistDistances,
  searchAllStates,
  setAtDepth,
} from "./twist-bits.ts";

/** The frontier in the permutation that a move leads to, and how to translate it back. */
export interface TranslatedSet {
  readonly targetPermutation: number;
  /** The twists that undoing the move adds. */
  readonly translation: number;
  /** The frontier there. */
  readonly set: BitSet;
}

export interface GridExamples {
  /** The permutation whose neighbours the search looks at. */
  readonly permutation: number;
  /** The depth of the frontier. */
  readonly depth: number;
  /** Indexed by move. */
  readonly pulls: readonly TranslatedSet[];
  /** Permutations whose grids fill up depth by depth. */
  readonly fillings: readonly FillingExample[];
  /** Indexed by depth. */
  readonly work: readonly SearchWork[];
}

export interface FillingExample {
  readonly permutation: number;
  /** A letter for each square; "a" is distance 0. */
  readonly distances: string;
}

/** The work of the search at one depth. */
export interface SearchWork {
  readonly states: number;
  /** The number of permutations with states at this depth. */
  readonly withNewStates: number;
  /** The number of permutations whose states are all reached afterwards. */
  readonly full: number;
  /** The number of sets that were translated. */
  readonly setsTranslated: number;
}

const EXAMPLE_DEPTH = 7;

/** The data of both bit-grid figures, computed by the library's own search. */
export function buildGridExamples(): GridExamples {
  const found = searchAllStates(HTM_MOVES);
  const permutation = Math.floor(readerCube.model.initial / N_ORIENTATIONS);
  const translations = buildTranslations();
  const pulls = HTM_MOVES.map((move) => {
    const turn = permutation * N_MOVES + move;
    const targetPermutation = moveTables().permutation[turn];
    const set = setAtDepth(twistDistances(found, targetPermutation), EXAMPLE_DEPTH);
    return { targetPermutation, translation: translations[turn], set };
  });
  // In the order of FILLING_LABELS.
  const orders = [0, moveTables().permutation[6], permutation, N_PERMUTATIONS - 1];
  const fillings = orders.map((order) => ({
    permutation: order,
    distances: twistDistances(found, order)
      .map((distance) => String.fromCharCode(97 + distance))
      .join(""),
  }));
  return {
    permutation,
    depth: EXAMPLE_DEPTH,
    pulls,
    fillings,
    work: searchWork(found),
  };
}

/** The work of the search at each depth, reconstructed from its result. */
function searchWork(found: DistanceBits): SearchWork[] {
  const { permutation: after } = moveTables();
  const counts = Array.from({ length: N_PERMUTATIONS }, (_, permutation) => {
    const byDepth: number[] = [];
    for (const distance of twistDistances(found, permutation)) {
      byDepth[distance] = (byDepth[distance] ?? 0) + 1;
    }
    return byDepth;
  });
  const hasNewStates = (permutation: number, depth: number) =>
    (counts[permutation][depth] ?? 0) > 0;
  const isFull = (permutation: number, depth: number) =>
    counts[permutation].length - 1 <= depth;
  const diameter = Math.max(...counts.map(({ length }) => length)) - 1;

  return Array.from({ length: diameter + 1 }, (_, depth) => {
    const work = { states: 0, withNewStates: 0, full: 0, setsTranslated: 0 };
    for (let permutation = 0; permutation < N_PERMUTATIONS; permutation++) {
      work.states += counts[permutation][depth] ?? 0;
      work.withNewStates += Number(hasNewStates(permutation, depth));
      work.full += Number(isFull(permutation, depth));
      if (depth === 0 || isFull(permutation, depth - 1)) continue;
      for (const move of HTM_MOVES) {
        const neighbor = after[permutation * N_MOVES + move];
        work.setsTranslated += Number(hasNewStates(neighbor, depth - 1));
      }
    }
    return work;
  });
}

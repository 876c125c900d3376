import { N_ORIENTATIONS, N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import { N_MOVES } from "../lib/puzzle/moves.ts";
import { bitSearch } from "../lib/tables/bit-search.ts";
import { SET_WORDS, TWISTED_TRIPLES } from "../lib/tables/state-bits.ts";
import { runSearch } from "../lib/tables/state-search.ts";
import type { Form } from "./form.ts";

/** States are bits, and 27 of them move at once: the library's search in TypeScript. */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const search = bitSearch(moves);
  return runSearch(search, [0], { onDepth }).histogram;
}

const SET = SET_WORDS * Int32Array.BYTES_PER_ELEMENT;
/** Binary digits of one more than the greatest distance, 11 or 14. */
const DIGITS = 4;
const TABLE_ENTRIES = (N_PERMUTATIONS + N_ORIENTATIONS) * N_MOVES;
const TRANSLATIONS = N_PERMUTATIONS * N_MOVES;
/** Indexed by three pieces and their twists, plus one entry per permutation. */
const PLACES = TWISTED_TRIPLES + N_PERMUTATIONS;

export const bitsForm: Form = {
  name: "bits",
  title: "Bits, 27 at once",
  run: search,
  memory: [
    { what: "frontier, next frontier and what is unreached", bytes: 3 * SET },
    { what: "the distances, in binary", bytes: DIGITS * SET },
    { what: "which permutations have something to do", bytes: 3 * N_PERMUTATIONS },
    {
      what: "two tables, and a translation for each turn",
      bytes: (TABLE_ENTRIES + TRANSLATIONS) * Uint16Array.BYTES_PER_ELEMENT,
    },
    {
      what: "where the bit of a state stands",
      bytes: PLACES * Uint16Array.BYTES_PER_ELEMENT + N_PERMUTATIONS,
    },
  ],
};

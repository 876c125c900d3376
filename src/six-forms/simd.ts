import { N_PERMUTATIONS } from "../lib/puzzle/coordinates.ts";
import { simdSearch } from "../lib/tables/simd-search.ts";
import { SET_WORDS, TWISTED_TRIPLES } from "../lib/tables/state-bits.ts";
import { runSearch } from "../lib/tables/state-search.ts";
import type { Form } from "./form.ts";

/** The library's search in WebAssembly: one instruction works on four words of 27 bits. */
function search(
  moves: readonly number[],
  onDepth?: (depth: number, count: number) => void,
): number[] {
  const search = simdSearch(moves);
  if (!search) throw new Error("this browser has no WebAssembly with vectors");
  return runSearch(search, [0], { onDepth }).histogram;
}

const SET = SET_WORDS * Int32Array.BYTES_PER_ELEMENT;
/** The page size of WebAssembly's memory. */
const PAGE = 65_536;
const PAGES = 63;
/** Indexed by three pieces and their twists, plus one entry per permutation. */
const PLACES = TWISTED_TRIPLES + N_PERMUTATIONS;

export const simdForm: Form = {
  name: "simd",
  title: "Vectors, four words at once",
  run: search,
  memory: [
    { what: "two frontiers", bytes: 2 * SET },
    { what: "room for distances of five binary digits", bytes: 5 * SET },
    { what: "tables, up to a whole page", bytes: PAGES * PAGE - 7 * SET },
    {
      what: "where the bit of a state stands, copied out of them",
      bytes: PLACES * Uint16Array.BYTES_PER_ELEMENT + N_PERMUTATIONS,
    },
  ],
};

import type { Arrangements } from "./arrangements.ts";
import type { DepthNote } from "./depth-notes.ts";
import type { DepthSearch } from "./search-depths.ts";
import { bitsAfter, type TwistSets } from "./twist-sets.ts";

/**
 * A position's place in sets of words: its arrangement, the row of the word, and the bit in
 * it, as digits of one number.
 */
export type BitPlace = number;

/** A search over sets of positions, and what it has noted of their depths. */
export interface BitSearch extends DepthSearch {
  noteOf(place: BitPlace): DepthNote;
}

/** Where steps lead from each place. */
export function stepsOfBits(
  { after, bitShift, rowShift }: Arrangements,
  sets: TwistSets,
  nSteps: number,
): (place: BitPlace, step: number) => BitPlace {
  const { rows, bits, rowAfter } = sets;
  const bitAfter = bitsAfter(sets);
  return (place, step) => {
    const bit = place % bits;
    const word = (place - bit) / bits;
    const row = word % rows;
    const entry = ((word - row) / rows) * nSteps + step;
    const to = after[entry] * rows + rowAfter[rowShift[entry] * rows + row];
    return to * bits + bitAfter[bitShift[entry] * bits + bit];
  };
}

/** The note in two planes: that of the lower digits, and that of the higher. */
export function noteInPlanes(
  [low, high]: readonly Int32Array[],
  word: number,
  bit: number,
): DepthNote {
  return ((low[word] >>> bit) & 1) + 2 * ((high[word] >>> bit) & 1);
}

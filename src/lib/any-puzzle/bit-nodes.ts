import type { ArrangementTable } from "./arrangement-table.ts";
import type { DepthCode } from "./depth-code.ts";
import type { DepthSearch } from "./search-depths.ts";
import { bitTranslations, type TwistSets } from "./twist-sets.ts";

/**
 * A position's node in sets of words: its arrangement, the row of the word, and the bit in
 * it, as digits of one number.
 */
export type BitNode = number;

/** A search over sets of positions, and what it has noted of their depths. */
export interface TwistBitSearch extends DepthSearch {
  codeOf(node: BitNode): DepthCode;
}

/** Where steps lead from each node. */
export function bitNodeSteps(
  { after, bitShift, rowShift }: ArrangementTable,
  sets: TwistSets,
  nSteps: number,
): (node: BitNode, step: number) => BitNode {
  const { rows, bits, rowAfter } = sets;
  const bitAfter = bitTranslations(sets);
  return (node, step) => {
    const bit = node % bits;
    const word = (node - bit) / bits;
    const row = word % rows;
    const entry = ((word - row) / rows) * nSteps + step;
    const to = after[entry] * rows + rowAfter[rowShift[entry] * rows + row];
    return to * bits + bitAfter[bitShift[entry] * bits + bit];
  };
}

/** The note in two planes: that of the lower digits, and that of the higher. */
export function codeInPlanes(
  [low, high]: readonly Int32Array[],
  word: number,
  bit: number,
): DepthCode {
  return ((low[word] >>> bit) & 1) + 2 * ((high[word] >>> bit) & 1);
}

import type { ArrangementTable } from "./arrangement-table.ts";
import type { DepthCode } from "./depth-code.ts";
import type { DepthSearch } from "./search-depths.ts";
import { bitTranslations, type TwistSets } from "./twist-sets.ts";

/** A state in the sets of words, as one number with the digits arrangement, row and bit. */
export type BitNode = number;

/** A search over sets of states, with a depth code for each. */
export interface TwistBitSearch extends DepthSearch {
  codeOf(node: BitNode): DepthCode;
}

/** Returns where each step leads from each node. */
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

/** Reads a depth code from two bit planes: the lower digits and the higher ones. */
export function codeInPlanes(
  [low, high]: readonly Int32Array[],
  word: number,
  bit: number,
): DepthCode {
  return ((low[word] >>> bit) & 1) + 2 * ((high[word] >>> bit) & 1);
}

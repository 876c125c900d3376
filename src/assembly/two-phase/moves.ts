/** The last face before the first move: no move turns it. */
export const NO_LAST_FACE: u32 = 9;

/** Input: the product of two symmetries, one after the other, at one × 16 + other; u8. */
export let symmetryProduct: usize = 0;

export function setSymmetryProduct(table: usize): void {
  symmetryProduct = table;
}

/** The face of a move: a third of it, without a division. */
export function moveFace(move: u32): u32 {
  return (move * 11) >> 5;
}

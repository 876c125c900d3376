/** A face that no move has: of the move before the first. */
export const NO_LAST_FACE: u32 = 9;

/** Input: the symmetry that two make, one after the other, at one × 16 + other; u8. */
export let symmetryProduct: usize = 0;

export function setSymmetryProduct(table: usize): void {
  symmetryProduct = table;
}

/** The face of a move: a third of it, without a division. */
export function moveFace(move: u32): u32 {
  return (move * 11) >> 5;
}

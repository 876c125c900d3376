/**
 * A word holds 27 bits, and the place of a bit is a + 3b + 9c: three digits of 0 to 2.
 * Every bit moves to where one of its digits, that of this place value, is larger by one;
 * after 2 comes 0. The other digits stay as they are.
 */
function turnDigit(word: number, place: 1 | 3 | 9): number {
  let wrapped = 0; // the bits whose digit is 2
  for (let bit = 0; bit < 27; bit++) {
    if (Math.floor(bit / place) % 3 === 2) wrapped |= 1 << bit;
  }
  return ((word & ~wrapped) << place) | ((word & wrapped) >>> (2 * place));
}

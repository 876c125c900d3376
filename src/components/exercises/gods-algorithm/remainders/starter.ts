/**
 * The number of moves from an index to 0. remainder(i) is the distance of an index modulo
 * three; neighbours(i) are the indices one move away.
 */
function distanceOf(
  number: number,
  remainder: (i: number) => number,
  neighbours: (i: number) => number[],
): number {
  return remainder(number);
}

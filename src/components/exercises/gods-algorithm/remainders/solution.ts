/**
 * The number of moves from an index to 0. remainder(i) is the distance of an index modulo
 * three; neighbours(i) are the indices one move away.
 */
function distanceOf(
  number: number,
  remainder: (i: number) => number,
  neighbours: (i: number) => number[],
): number {
  let turns = 0;
  while (number !== 0) {
    // Modulo three, one less is two more.
    const wanted = (remainder(number) + 2) % 3;
    number = neighbours(number).find((next) => remainder(next) === wanted)!;
    turns++;
  }
  return turns;
}

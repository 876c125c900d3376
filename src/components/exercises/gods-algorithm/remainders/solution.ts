/**
 * How many turns bring a number home to 0. Of its distance one only learns what remains
 * when it is divided by three; neighbours(i) are the numbers one turn away.
 */
function distanceOf(
  number: number,
  remainder: (i: number) => number,
  neighbours: (i: number) => number[],
): number {
  let turns = 0;
  while (number !== 0) {
    // Counting in threes, one less is two more.
    const wanted = (remainder(number) + 2) % 3;
    number = neighbours(number).find((next) => remainder(next) === wanted)!;
    turns++;
  }
  return turns;
}

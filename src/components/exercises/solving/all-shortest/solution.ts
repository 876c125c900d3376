/**
 * All shortest ways from a cube's number to 0, each a list of moves 0 to 8, in any order.
 * distance(i) says how far number i is; turn(i, move) is the number after a move.
 */
function allShortest(
  start: number,
  distance: (i: number) => number,
  turn: (i: number, move: number) => number,
): number[][] {
  if (distance(start) === 0) return [[]]; // one way, and it is empty
  const ways: number[][] = [];
  for (let move = 0; move < 9; move++) {
    const next = turn(start, move);
    if (distance(next) !== distance(start) - 1) continue;
    for (const rest of allShortest(next, distance, turn)) ways.push([move, ...rest]);
  }
  return ways;
}

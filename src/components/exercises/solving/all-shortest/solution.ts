/**
 * All shortest solutions of a cube, each a list of moves 0 to 8, in any order.
 * distance(i) is the distance of index i; turn(i, move) is the index after a move.
 */
function allShortest(
  start: number,
  distance: (i: number) => number,
  turn: (i: number, move: number) => number,
): number[][] {
  if (distance(start) === 0) return [[]]; // one solution, without moves
  const solutions: number[][] = [];
  for (let move = 0; move < 9; move++) {
    const next = turn(start, move);
    if (distance(next) !== distance(start) - 1) continue;
    for (const rest of allShortest(next, distance, turn))
      solutions.push([move, ...rest]);
  }
  return solutions;
}

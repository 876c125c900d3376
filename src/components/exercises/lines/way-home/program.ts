import { HTM_MOVES } from "every-cube";

function wayHome(
  start: number,
  distance: (i: number) => number,
  turn: (i: number, move: number) => number,
): number[] {
  const way: number[] = [];
  let at = start;
  for (let left = distance(start); left > 0; left--) {
    const move = HTM_MOVES.find((each) => distance(turn(at, each)) === left - 1)!;
    way.push(move);
    at = turn(at, move);
  }
  return way;
}

wayHome(
  3,
  (i) => i,
  (i) => i - 1,
);

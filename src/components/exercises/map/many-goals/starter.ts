/**
 * The number of indices, 0 to size - 1, from which a goal can be reached in at most `turns`
 * moves. neighbours(i) are the indices one move away from i; every move can be undone.
 */
function withinTurns(
  size: number,
  goals: number[],
  turns: number,
  neighbours: (i: number) => number[],
): number {
  return goals.length;
}

/**
 * From how many numbers, 0 to size - 1, a goal can be reached in at most `turns` turns.
 * neighbours(i) are the numbers one turn away from i; each turn can be undone.
 */
function withinTurns(
  size: number,
  goals: number[],
  turns: number,
  neighbours: (i: number) => number[],
): number {
  return goals.length;
}

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
  const distance = new Array<number>(size).fill(-1);
  for (const goal of goals) distance[goal] = 0;
  // All goals are at the front of the list that grows while it is walked through.
  const reached = [...new Set(goals)];
  for (const i of reached) {
    if (distance[i] === turns) continue;
    for (const next of neighbours(i)) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[i] + 1;
      reached.push(next);
    }
  }
  return reached.length;
}

/**
 * How far each number, 0 to size - 1, is from 0; -1 for those that are never reached.
 * neighbours(i) are the numbers that one move makes of i.
 */
function distances(size: number, neighbours: (i: number) => number[]): number[] {
  const distance = new Array<number>(size).fill(-1);
  distance[0] = 0;
  // A list that grows while it is walked through: the nearest are at its front.
  const reached = [0];
  for (const i of reached) {
    for (const next of neighbours(i)) {
      if (distance[next] !== -1) continue;
      distance[next] = distance[i] + 1;
      reached.push(next);
    }
  }
  return distance;
}

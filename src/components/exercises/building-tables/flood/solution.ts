/**
 * The distance of each index, 0 to size - 1, from 0; -1 if it is never reached.
 * neighbours(i) returns the indices one move away from i.
 */
function distances(size: number, neighbours: (i: number) => number[]): number[] {
  const distance = new Array<number>(size).fill(-1);
  distance[0] = 0;
  // The loop also visits what is added while it runs: the closest are at the front.
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

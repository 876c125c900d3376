function distances(size: number, neighbours: (i: number) => number[]): number[] {
  const distance = new Array<number>(size).fill(-1);
  distance[0] = 0;
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

distances(5, (i) => [i - 1, i + 1].filter((j) => j >= 0 && j < 5));

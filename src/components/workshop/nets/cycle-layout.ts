import { type PlanePoint } from "#kit/drawing/plane.ts";
/** Positions in the order in which a move takes a piece through them. */
export type PositionCycle = readonly number[];

/** Positions that moves connect, and the cycles by which they do. */
export interface Cluster {
  readonly positions: readonly number[];
  readonly cycles: readonly PositionCycle[];
}

/** The cycles of a move, each from its smallest position. */
function cyclesOf(source: readonly number[]): number[][] {
  const to: number[] = [];
  source.forEach((from, at) => (to[from] = at));
  const visited = new Set<number>();
  return source.flatMap((_, first) => {
    const cycle: number[] = [];
    for (let at = first; !visited.has(at); at = to[at]) {
      visited.add(at);
      cycle.push(at);
    }
    return cycle.length > 1 ? [cycle] : [];
  });
}

/**
 * The cycles that show the shape of a puzzle, by the positions that they connect. Left out
 * are cycles within another one, as those of double turns are, and swaps of positions that
 * longer cycles connect.
 *
 * @param sources  for each move the position from which each position receives its piece
 */
export function cycleClusters(sources: readonly (readonly number[])[]): Cluster[] {
  const cycles: number[][] = [];
  const longestFirst = sources
    .flatMap(cyclesOf)
    .sort((one, other) => other.length - one.length);
  const connected = new Set<number>();
  for (const cycle of longestFirst) {
    const isWithin = cycles.some((other) => cycle.every((at) => other.includes(at)));
    const isRedundant = cycle.length === 2 && cycle.every((at) => connected.has(at));
    if (isWithin || isRedundant) continue;
    cycles.push(cycle);
    if (cycle.length > 2) cycle.forEach((at) => connected.add(at));
  }
  const clusters: { positions: Set<number>; cycles: number[][] }[] = [];
  for (const cycle of cycles) {
    const merged = { positions: new Set(cycle), cycles: [cycle] };
    for (let i = clusters.length - 1; i >= 0; i--) {
      if (!cycle.some((at) => clusters[i].positions.has(at))) continue;
      const [{ positions, cycles: others }] = clusters.splice(i, 1);
      positions.forEach((at) => merged.positions.add(at));
      merged.cycles.push(...others);
    }
    clusters.push(merged);
  }
  return clusters
    .map(({ positions, cycles: own }) => ({
      positions: [...positions].sort((a, b) => a - b),
      cycles: cycles.filter((cycle) => own.includes(cycle)),
    }))
    .sort((one, other) => one.positions[0] - other.positions[0]);
}

/** The weight of distances between positions that no cycle connects. */
const LOOSE_WEIGHT = 0.05;
const ROUNDS = 300;

/**
 * Places for the positions of a cluster, such that each cycle is as round as the others
 * allow: two rings that share positions are two circles that cross there.
 *
 * The distances wanted are those on a circle for positions of one cycle, and the shortest
 * ways along cycles for others. A layout from their two main axes is improved step by step.
 *
 * @param step  between neighbours of a cycle
 * @returns     a place for each position, in the cluster's order
 * @cost        the cube of the number of positions
 * @source      J. de Leeuw, "Applications of convex analysis to multidimensional scaling",
 *              1977
 */
export function layOutCluster(
  { positions, cycles }: Cluster,
  step: number,
): PlanePoint[] {
  const indices = new Map(positions.map((at, i) => [at, i]));
  const rows = cycles.map((cycle) => cycle.map((at) => indices.get(at)!));
  const { targets, weights } = targetDistances(positions.length, rows, step);
  const points = mainAxes(targets);
  for (let round = 0; round < ROUNDS; round++) {
    points.forEach((point, i) => {
      const sum = [0, 0];
      let total = 0;
      points.forEach((other, j) => {
        if (i === j) return;
        const weight = weights[i][j];
        const distance = Math.hypot(point[0] - other[0], point[1] - other[1]) || 1e-9;
        for (const axis of [0, 1]) {
          const pull = (targets[i][j] * (point[axis] - other[axis])) / distance;
          sum[axis] += weight * (other[axis] + pull);
        }
        total += weight;
      });
      points[i] = [sum[0] / total, sum[1] / total];
    });
  }
  return alignLayout(points, rows[0]);
}

function targetDistances(count: number, rows: readonly PositionCycle[], step: number) {
  const targets = square(count, Number.POSITIVE_INFINITY);
  for (const row of rows) {
    const radius = step / (2 * Math.sin(Math.PI / row.length));
    row.forEach((from, i) =>
      row.forEach((to, j) => {
        const chord = 2 * radius * Math.sin((Math.PI * Math.abs(i - j)) / row.length);
        targets[from][to] = Math.min(targets[from][to], chord);
      }),
    );
  }
  const weights = targets.map((row) =>
    row.map((far) => (far < Infinity ? 1 : LOOSE_WEIGHT)),
  );
  const pathLengths = targets.map((row) => [...row]);
  for (let by = 0; by < count; by++) {
    for (let from = 0; from < count; from++) {
      for (let to = 0; to < count; to++) {
        pathLengths[from][to] = Math.min(
          pathLengths[from][to],
          pathLengths[from][by] + pathLengths[by][to],
        );
      }
    }
  }
  for (let from = 0; from < count; from++) {
    for (let to = 0; to < count; to++) {
      if (targets[from][to] === Infinity) targets[from][to] = pathLengths[from][to];
      weights[from][to] /= targets[from][to] ** 2;
    }
  }
  return { targets, weights };
}

/** A first layout: the two main axes of the distances, found by power iteration. */
function mainAxes(targets: readonly (readonly number[])[]): [number, number][] {
  const count = targets.length;
  const squares = targets.map((row) => row.map((far) => far ** 2));
  const means = squares.map((row) => row.reduce((sum, one) => sum + one, 0) / count);
  const mean = means.reduce((sum, one) => sum + one, 0) / count;
  const inner = squares.map((row, i) =>
    row.map((one, j) => (means[i] + means[j] - one - mean) / 2),
  );
  const axes: number[][] = [];
  for (let axis = 0; axis < 2; axis++) {
    let vector = Array.from({ length: count }, (_, i) => Math.sin(1 + 2.3 * i + axis));
    let size = 0;
    for (let round = 0; round < 100; round++) {
      let next = inner.map((row) => dot(row, vector));
      for (const other of axes) {
        const along = dot(next, other) / dot(other, other);
        next = next.map((one, i) => one - along * other[i]);
      }
      size = Math.sqrt(dot(next, next));
      if (size < 1e-6) break;
      vector = next.map((one) => one / size);
    }
    axes.push(vector.map((one) => one * Math.sqrt(Math.max(size, 1))));
  }
  return Array.from({ length: count }, (_, i) => [axes[0][i], axes[1][i]]);
}

/**
 * A layout turned so that its longer side is horizontal, its first cycle clockwise and, if
 * that leaves a choice, on the left; a layout as wide as high has its first position on top.
 */
function alignLayout(
  points: readonly PlanePoint[],
  first: PositionCycle,
): PlanePoint[] {
  const centre = centreOf(points);
  const from = points.map(([x, y]): PlanePoint => [x - centre[0], y - centre[1]]);
  const xx = from.reduce((sum, [x]) => sum + x * x, 0);
  const yy = from.reduce((sum, [, y]) => sum + y * y, 0);
  const xy = from.reduce((sum, [x, y]) => sum + x * y, 0);
  const isRound = Math.hypot(xx - yy, 2 * xy) < 0.05 * (xx + yy);
  const angle = isRound
    ? Math.atan2(from[first[0]][1], from[first[0]][0]) + Math.PI / 2
    : Math.atan2(2 * xy, xx - yy) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  let aligned = from.map(([x, y]): PlanePoint => [
    x * cos + y * sin,
    y * cos - x * sin,
  ]);
  if (signedArea(first.map((at) => aligned[at])) < 0) {
    aligned = aligned.map(([x, y]) => (isRound ? [-x, y] : [x, -y]));
  }
  if (!isRound && centreOf(first.map((at) => aligned[at]))[0] > 1e-6) {
    aligned = aligned.map(([x, y]) => [-x, -y]);
  }
  return aligned;
}

/** Twice the area within a row of points: positive when they go clockwise on a screen. */
function signedArea(points: readonly PlanePoint[]): number {
  return points.reduce((sum, [x, y], i) => {
    const [toX, toY] = points[(i + 1) % points.length];
    return sum + x * toY - toX * y;
  }, 0);
}

function centreOf(points: readonly PlanePoint[]): PlanePoint {
  const sum = (axis: 0 | 1) => points.reduce((all, point) => all + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

function square(count: number, value: number): number[][] {
  return Array.from({ length: count }, (_, i) =>
    Array.from({ length: count }, (_, j) => (i === j ? 0 : value)),
  );
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, i) => sum + value * other[i], 0);
}

/**
 * Everything that the chapters say about distances, counted anew. It knows a cube as 24
 * stickers in space and shares no code with the library: numbers, tables, distances and
 * solutions are all worked out here in the plainest way.
 */
import { PLACES, turnSolid, type Vector } from "./solid-cube.ts";

export type Metric = "HTM" | "QTM";

export const N_ORDERS = 5040;
export const N_TWISTS = 729;
export const N_CUBES = N_ORDERS * N_TWISTS;

/** In the order of their numbers, 0 to 8. */
export const TURNS = ["F", "F2", "F'", "R", "R2", "R'", "U", "U2", "U'"] as const;
export const HTM = [0, 1, 2, 3, 4, 5, 6, 7, 8];
export const QTM = [0, 2, 3, 5, 6, 8];
const MOVES = { HTM, QTM };
/** What a turn costs. */
export const COSTS: Readonly<Record<Metric, readonly number[]>> = {
  HTM: TURNS.map(() => 1),
  QTM: TURNS.map((turn) => (turn.endsWith("2") ? 2 : 1)),
};
export const faceOf = (turn: number) => Math.floor(turn / 3);

/** Positions 1 to 8 as points: top then bottom, clockwise from the back right. */
const CORNERS: readonly Vector[] = [
  [1, 1, -1],
  [1, 1, 1],
  [-1, 1, 1],
  [-1, 1, -1],
  [1, -1, -1],
  [1, -1, 1],
  [-1, -1, 1],
  [-1, -1, -1],
];

/** The three stickers of each position: that on top or underneath, then clockwise. */
const STICKERS = CORNERS.map((corner) => {
  const own = PLACES.flatMap(({ at }, place) =>
    String(at) === String(corner) ? [place] : [],
  );
  const first = own.find((place) => PLACES[place].facing[1] !== 0)!;
  const [a, b] = own.filter((place) => place !== first);
  const facing = (place: number) => PLACES[place].facing;
  const turnsLeft = determinant(facing(first), facing(a), facing(b)) > 0;
  return turnsLeft ? [first, b, a] : [first, a, b];
});

/** Which of these signs is seen where says which sticker has come there. */
const SIGNS = "abcdefghijklmnopqrstuvwx";

/** A cube by its pieces: which is in each position, and how many thirds it is twisted. */
interface Pieces {
  readonly order: readonly number[];
  readonly twists: readonly number[];
}

/** The pieces that turns bring to each position of a solved cube. */
function piecesAfter(turns: string): Pieces {
  const seen = [...turnSolid(SIGNS, turns)].map((sign) => SIGNS.indexOf(sign));
  const placed = STICKERS.map((own) => {
    const piece = STICKERS.findIndex((stickers) => stickers.includes(seen[own[0]]));
    return { piece, twist: own.findIndex((at) => seen[at] === STICKERS[piece][0]) };
  });
  return {
    order: placed.map(({ piece }) => piece).slice(0, 7),
    twists: placed.map(({ twist }) => twist).slice(0, 7),
  };
}

/** All orders of seven pieces as in a dictionary, each at its number. */
const ORDERS: readonly (readonly number[])[] = inOrder([0, 1, 2, 3, 4, 5, 6]);
const NUMBERS = new Map(ORDERS.map((order, number) => [order.join(""), number]));

function inOrder(pieces: readonly number[]): number[][] {
  if (pieces.length === 0) return [[]];
  return pieces.flatMap((piece) =>
    inOrder(pieces.filter((other) => other !== piece)).map((rest) => [piece, ...rest]),
  );
}

const twistsOf = (number: number): number[] => {
  const six = [243, 81, 27, 9, 3, 1].map((value) => Math.floor(number / value) % 3);
  return [...six, (18 - sum(six)) % 3];
};
const numberOfTwists = (twists: readonly number[]) =>
  twists.slice(0, 6).reduce((number, twist) => number * 3 + twist, 0);

export const orderOf = (cube: number): readonly number[] =>
  ORDERS[Math.floor(cube / N_TWISTS)];
export const twistsOfCube = (cube: number): number[] => twistsOf(cube % N_TWISTS);
export const cubeOf = ({ order, twists }: Pieces): number =>
  NUMBERS.get(order.join(""))! * N_TWISTS + numberOfTwists(twists);

/** The cube that turns such as "R U2 F'" make of a solved one. */
export const cubeAfter = (turns: string): number => cubeOf(piecesAfter(turns));

/** Where each turn leads, from each order and from each row of twists. */
const EFFECTS = TURNS.map(piecesAfter);
export const ORDER_AFTER = EFFECTS.map(({ order }) =>
  Uint16Array.from(ORDERS, (now) => NUMBERS.get(order.map((at) => now[at]).join(""))!),
);
export const TWISTS_AFTER = EFFECTS.map(({ order, twists }) =>
  Uint16Array.from({ length: N_TWISTS }, (_, number) => {
    const now = twistsOf(number);
    return numberOfTwists(order.map((at, i) => (now[at] + twists[i]) % 3));
  }),
);

export const after = (cube: number, turn: number): number =>
  ORDER_AFTER[turn][Math.floor(cube / N_TWISTS)] * N_TWISTS +
  TWISTS_AFTER[turn][cube % N_TWISTS];

type Effects = readonly Uint16Array[];
/** For orders whose twists don't matter, and the other way round. */
const IGNORED: Effects = TURNS.map(() => Uint16Array.of(0));

/**
 * How far each is from any of the goals, breadth first; 255: not at all.
 *
 * @param orders  where each turn leads from each order
 * @param twists  where each turn leads from each row of twists
 */
function flood(
  orders: Effects,
  twists: Effects,
  turns: readonly number[],
  goals: readonly number[] = [0],
): Uint8Array {
  const height = twists[0].length;
  const distance = new Uint8Array(orders[0].length * height).fill(255);
  const queue = new Uint32Array(distance.length);
  let end = 0;
  for (const goal of goals) {
    distance[goal] = 0;
    queue[end++] = goal;
  }
  for (let i = 0; i < end; i++) {
    const farther = distance[queue[i]] + 1;
    const order = Math.floor(queue[i] / height);
    const row = queue[i] - order * height;
    for (const turn of turns) {
      const to = orders[turn][order] * height + twists[turn][row];
      if (distance[to] !== 255) continue;
      distance[to] = farther;
      queue[end++] = to;
    }
  }
  return distance;
}

export const floodCubes = (turns: readonly number[], goals?: readonly number[]) =>
  flood(ORDER_AFTER, TWISTS_AFTER, turns, goals);
export const floodOrders = (turns: readonly number[]) =>
  flood(ORDER_AFTER, IGNORED, turns);

const once = <Value>(make: (metric: Metric) => Value) => {
  const made: Partial<Record<Metric, Value>> = {};
  return (metric: Metric): Value => (made[metric] ??= make(metric));
};

/** How far each cube is from solved. */
export const distances = once((metric) => floodCubes(MOVES[metric]));
/** How far each order is, whatever the twists. */
export const orderDistances = once((metric) => floodOrders(MOVES[metric]));
/** How far each row of twists is, whatever the order. */
export const twistDistances = once((metric) =>
  flood(IGNORED, TWISTS_AFTER, MOVES[metric]),
);

/** The larger of the two. */
export const boundOf = (metric: Metric) => {
  const [orders, twists] = [orderDistances(metric), twistDistances(metric)];
  return (cube: number) =>
    Math.max(orders[Math.floor(cube / N_TWISTS)], twists[cube % N_TWISTS]);
};

/** How many have each value. */
export function countEach(values: Iterable<number>): number[] {
  const counts: number[] = [];
  for (const value of values) {
    if (value !== 255) counts[value] = (counts[value] ?? 0) + 1;
  }
  return Array.from(counts, (count) => count ?? 0);
}

/** All shortest solutions of a cube, a half turn written once, in the order of the turns. */
export function solutionsOf(cube: number, metric: Metric): string[] {
  const distance = distances(metric);
  const found: string[] = [];
  walk(cube, -1, []);
  return found;

  function walk(at: number, last: number, way: readonly string[]): void {
    if (at === 0) return void found.push(way.join(" "));
    HTM.forEach((turn) => {
      if (faceOf(turn) === last) return;
      const to = after(at, turn);
      if (distance[to] !== distance[at] - COSTS[metric][turn]) return;
      walk(to, faceOf(turn), [...way, TURNS[turn]]);
    });
  }
}

export function sum(numbers: readonly number[]): number {
  return numbers.reduce((a, b) => a + b, 0);
}
export const mean = (counts: readonly number[]) =>
  sum(counts.map((count, value) => count * value)) / sum(counts);

function determinant([a, b, c]: Vector, [d, e, f]: Vector, [g, h, i]: Vector): number {
  return a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g);
}

import { breadthFirst, buildMoveTables, HTM_MOVES, N_MOVES } from "every-cube";
import {
  N_ORIENTATIONS,
  N_PERMUTATIONS,
  parseMoves,
  rankPermutation,
} from "every-cube";
import { unrankPermutation } from "every-cube";
import { compare } from "every-cube/check";

{
  type Neighbours = (i: number) => number[];
  const tables = buildMoveTables();
  const inTable =
    (table: ArrayLike<number>, names: string): Neighbours =>
    (i) =>
      parseMoves(names).map((move) => table[i * N_MOVES + move]);
  const swaps =
    (pairs: readonly number[]): Neighbours =>
    (i) => {
      const order = unrankPermutation(i, 4);
      return pairs.map((at) =>
        rankPermutation(order.with(at, order[at + 1]).with(at + 1, order[at])),
      );
    };
  const all = "F F2 F' R R2 R' U U2 U'";
  const puzzles = new Map<string, readonly [number, Neighbours]>([
    ["a row of five", [5, (i) => [i - 1, i + 1].filter((j) => j >= 0 && j < 5)]],
    [
      "a ring of six, and two apart",
      [8, (i) => (i < 6 ? [(i + 1) % 6, (i + 5) % 6] : [i])],
    ],
    ["four pieces", [24, swaps([0, 1, 2])]],
    ["four pieces, the middle pair never swapped", [24, swaps([0, 2])]],
    ["the cube’s orientations", [N_ORIENTATIONS, inTable(tables.orientation, all)]],
    ["the cube’s permutations", [N_PERMUTATIONS, inTable(tables.permutation, all)]],
    [
      "its permutations, by half turns",
      [N_PERMUTATIONS, inTable(tables.permutation, "F2 R2 U2")],
    ],
    [
      "its permutations, by quarter turns",
      [N_PERMUTATIONS, inTable(tables.permutation, "F R U")],
    ],
  ]);
  const nameOf = (neighbours: Neighbours) =>
    [...puzzles].find(([, puzzle]) => puzzle[1] === neighbours)![0];
  /** The newest first: deep before wide. */
  const deepFirst = (size: number, neighbours: Neighbours) => {
    const distance = new Array<number>(size).fill(-1);
    distance[0] = 0;
    const reached = [0];
    while (reached.length > 0) {
      const i = reached.pop()!;
      for (const next of neighbours(i)) {
        if (distance[next] !== -1) continue;
        distance[next] = distance[i] + 1;
        reached.push(next);
      }
    }
    return distance;
  };
  const right = (size: number, neighbours: Neighbours) =>
    breadthFirst({
      size,
      start: 0,
      moves: HTM_MOVES, // as many as an index can have neighbours
      rank: (i) => i,
      unrank: (i) => i,
      apply: (i, k) => neighbours(i)[k] ?? i,
    }).distance;
  compare({
    name: "distances",
    answer: distances,
    calls: puzzles.values(),
    expected: right,
    write: (_, neighbours) => nameOf(neighbours),
    slips: [
      {
        gives: (size) => new Array<number>(size).fill(-1).with(0, 0),
        says: "The neighbours of 0 are one away. And the neighbours of those?",
      },
      {
        gives: (size, neighbours) =>
          Array.from(right(size, neighbours), (steps) => (steps > 1 ? -1 : steps)),
        says: "It stops after the first depth. Go on with what is new until nothing is.",
      },
      {
        gives: deepFirst,
        says: "It goes deep before it goes wide: take the oldest of the list, not the newest.",
      },
      {
        gives: (size, neighbours) =>
          Array.from(right(size, neighbours), (d) => Math.max(d, 0)),
        says: "0 is a distance. An index that is never reached must keep its -1.",
      },
    ],
  });
  console.log(`Every distance is right: ${[...puzzles.keys()].join("; ")}.`);
}

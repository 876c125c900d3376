import { buildMoveTables, matchStates, HTM_MOVES, N_MOVES } from "every-cube";
import { N_ORIENTATIONS, N_PERMUTATIONS } from "every-cube";
import { compare } from "every-cube/check";

{
  type Neighbours = (i: number) => number[];
  const tables = buildMoveTables();
  const inTable =
    (table: ArrayLike<number>): Neighbours =>
    (i) =>
      HTM_MOVES.map((move) => table[i * N_MOVES + move]);
  const row: Neighbours = (i) => [i - 1, i + 1].filter((j) => j >= 0 && j < 10);
  // The permutations of the states with a solved D face; their orientations are ignored.
  const face = matchStates(".... .... .... DDDD .... ....");
  const orders = [
    ...new Set(Array.from(face, (index) => Math.floor(index / N_ORIENTATIONS))),
  ];
  const puzzles: readonly [string, number, number[], Neighbours][] = [
    ["a row of ten, from one end", 10, [0], row],
    ["a row of ten, from both ends", 10, [0, 9], row],
    ["a row of ten, from 4 twice", 10, [4, 4], row],
    ["the orientations, to solved", N_ORIENTATIONS, [0], inTable(tables.orientation)],
    [
      "the orientations, to three goals",
      N_ORIENTATIONS,
      [0, 364, 728],
      inTable(tables.orientation),
    ],
    [
      "the permutations, to a D layer",
      N_PERMUTATIONS,
      orders,
      inTable(tables.permutation),
    ],
  ];
  const calls = puzzles.flatMap(([, size, goals, neighbours]) =>
    [0, 1, 2, 3, 20].map((turns) => [size, goals, turns, neighbours] as const),
  );
  const nameOf = (goals: readonly number[], neighbours: Neighbours) =>
    puzzles.find((puzzle) => puzzle[2] === goals && puzzle[3] === neighbours)![0];
  /** Adds all neighbours of all reached indices, once for each move. */
  const right = (
    _size: number,
    goals: readonly number[],
    turns: number,
    neighbours: Neighbours,
  ) => {
    let reached = new Set(goals);
    for (let turn = 0; turn < turns; turn++) {
      const size = reached.size;
      reached = new Set([...reached, ...[...reached].flatMap(neighbours)]);
      if (reached.size === size) break;
    }
    return reached.size;
  };
  compare({
    name: "withinTurns",
    answer: withinTurns,
    calls,
    expected: right,
    write: (_, goals, turns, neighbours) => `${nameOf(goals, neighbours)}, ${turns}`,
    slips: [
      {
        gives: (_, goals) => goals.length,
        says: "Those are the goals themselves. Which indices are one move from a goal?",
      },
      {
        gives: (size, goals, turns, neighbours) =>
          right(size, goals.slice(0, 1), turns, neighbours),
        says: "That is how many reach the first goal. Start the search from all of them.",
      },
      {
        gives: (size, goals, turns, neighbours) =>
          right(size, goals, turns + 1, neighbours),
        says: "That is one move too many.",
      },
      {
        gives: (size, goals, turns, neighbours) =>
          goals.reduce((sum, goal) => sum + right(size, [goal], turns, neighbours), 0),
        says: "An index from which two goals can be reached counts once.",
      },
      {
        gives: (size, goals, _, neighbours) => right(size, goals, size, neighbours),
        says: "These reach a goal eventually. Stop the search after the given number of moves.",
      },
    ],
  });
  console.log(`Every count is right: ${puzzles.map(([name]) => name).join("; ")}.`);
}

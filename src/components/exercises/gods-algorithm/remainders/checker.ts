import { buildMoveTables, buildPruningTable, HTM_MOVES, N_MOVES } from "every-cube";
import { compare } from "every-cube/check";

{
  const { permutation, orientation } = buildMoveTables();
  // For permutations alone and orientations alone the tables are exact, and all can be tried.
  const counts = [permutation, orientation].map((moves) => {
    const distance = buildPruningTable(moves, { metric: "HTM" }).lowerBound;
    const remainder = (i: number) => distance[i] % 3;
    const neighbours = (i: number) =>
      HTM_MOVES.map((move) => moves[i * N_MOVES + move]);
    return compare({
      name: "distanceOf",
      answer: distanceOf,
      calls: Array.from(distance, (_, i) => [i, remainder, neighbours] as const),
      expected: (i) => distance[i],
      write: (i) => `${i}, remainder, neighbours`,
      slips: [
        {
          gives: (i) => distance[i] % 3,
          says: "The remainder is 0 for 3 and 6 as well: only index 0 is solved.",
        },
        {
          gives: (i) => distance[i] + 1,
          says: "It counts one move too many: index 0 needs no move.",
        },
        {
          gives: (i) => Math.max(distance[i] - 1, 0),
          says: "The last move, which leads to index 0, counts too.",
        },
      ],
    });
  });
  console.log(
    `It finds the distances of ${counts.join(" permutations and ")} orientations.`,
  );
}

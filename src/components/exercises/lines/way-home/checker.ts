import { breadthFirst, buildMoveTables, HTM_MOVES, N_MOVES } from "every-cube";
import { formatMoves, N_PERMUTATIONS } from "every-cube";
import { attempt, notYet, short } from "every-cube/check";

{
  const table = buildMoveTables().permutation;
  const turn = (i: number, move: number) => table[i * N_MOVES + move];
  const { distance } = breadthFirst({
    size: N_PERMUTATIONS,
    start: 0,
    moves: HTM_MOVES,
    rank: (i) => i,
    unrank: (i) => i,
    apply: turn,
  });
  for (let start = 0; start < N_PERMUTATIONS; start++) {
    const call = `\`wayHome(${start}, distance, turn)\``;
    const way: unknown = attempt(call, () => wayHome(start, (i) => distance[i], turn));
    if (
      !Array.isArray(way) ||
      !way.every((move) => HTM_MOVES.includes(move as number))
    ) {
      notYet(
        `${call} gives ${short(way)}; a solution is a list of moves, each from 0 to 8.`,
      );
    }
    const moves = way as number[];
    const end = moves.reduce(turn, start);
    if (end !== 0) {
      notYet(
        `${call} gives ${formatMoves(moves) || "no move"}, which ends at ${end}, not at 0.`,
      );
    }
    if (moves.length > distance[start]) {
      notYet(
        `${call} gives ${formatMoves(moves)}, which is ${moves.length} long; the distance is ${distance[start]}.`,
      );
    }
  }
  console.log(
    `It finds a shortest solution of each of the ${N_PERMUTATIONS} permutations.`,
  );
}

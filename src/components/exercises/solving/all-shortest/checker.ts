import { applyMoves, buildMoveTables, countShortestSolutions } from "every-cube";
import { formatMoves, HTM_MOVES, N_MOVES, N_ORIENTATIONS, N_STATES } from "every-cube";
import { rankState, SOLVED, unrankState } from "every-cube";
import { attempt, notYet, short } from "every-cube/check";

// The table is the one of the cell under “Every shortest solution”.
if (table.metric !== "HTM") {
  notYet(
    `The page’s table counts in ${table.metric}; expected HTM, where a half turn is one turn.`,
  );
}
{
  const { permutation, orientation } = buildMoveTables();
  const turn = (i: number, move: number) => {
    const order = permutation[Math.floor(i / N_ORIENTATIONS) * N_MOVES + move];
    const twists = orientation[(i % N_ORIENTATIONS) * N_MOVES + move];
    return order * N_ORIENTATIONS + twists;
  };
  const distance = (i: number) => table.distance(i);
  const isMoves = (moves: unknown): moves is number[] =>
    Array.isArray(moves) && moves.every((move) => HTM_MOVES.includes(move));

  // Solved, one turn away, two pieces swapped, and cubes from all over.
  const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
  const spread = Array.from({ length: 60 }, (_, k) => (k * 1_299_709 + 777) % N_STATES);
  const starts = [0, turn(0, 0), turn(turn(0, 1), 4), rankState(swapped), ...spread];
  let found = 0;
  for (const start of starts) {
    const call = `\`allShortest(${start}, distance, turn)\``;
    const cube = unrankState(start);
    const count = countShortestSolutions(cube, table);
    const solutions: unknown = attempt(call, () => allShortest(start, distance, turn));
    if (!Array.isArray(solutions))
      notYet(`${call} returns ${short(solutions)}, which is not a list of solutions.`);
    for (const moves of solutions as unknown[]) {
      if (!isMoves(moves)) {
        notYet(`${call} includes ${short(moves)}; expected a list of moves 0 to 8.`);
      } else if (rankState(applyMoves(cube, moves)) !== 0) {
        const isReversed = rankState(applyMoves(cube, moves.toReversed())) === 0;
        const hint = isReversed ? " Its moves are in reverse order." : "";
        notYet(
          `${call} includes ${formatMoves(moves)}, which does not solve the cube.${hint}`,
        );
      } else if (moves.length > distance(start)) {
        notYet(
          `${call} includes ${formatMoves(moves)}, but ${distance(start)} moves are enough.`,
        );
      }
    }
    const different = new Set((solutions as unknown[]).map(String)).size;
    if (different < (solutions as unknown[]).length)
      notYet(`${call} includes the same solution twice.`);
    if (different === 0) {
      const all =
        count === 1 ? "is one shortest solution" : `are ${count} shortest solutions`;
      notYet(`${call} returns an empty list, but there ${all}.`);
    }
    if (different < count) {
      const hint =
        different === 1
          ? " Does it stop at the first?"
          : " Try all nine moves in every state.";
      notYet(`${call} finds ${different} of ${count}.${hint}`);
    }
    found += different;
  }
  console.log(`It finds all ${found} shortest solutions of ${starts.length} cubes.`);
}

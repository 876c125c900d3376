import { applyMoves, buildMoveTables, countOptimalSolutions } from "every-cube";
import { formatMoves, HTM_MOVES, N_MOVES, N_ORIENTATIONS, N_STATES } from "every-cube";
import { rankState, SOLVED, unrankState } from "every-cube";
import { attempt, notYet, short } from "every-cube/check";

// The table is the one of the cell under “Every shortest solution”.
if (table.metric !== "HTM") {
  notYet(`The page’s table counts in ${table.metric}; here a half turn is one turn.`);
}
{
  const { permutation, orientation } = buildMoveTables();
  const turn = (i: number, move: number) => {
    const order = permutation[Math.floor(i / N_ORIENTATIONS) * N_MOVES + move];
    const twists = orientation[(i % N_ORIENTATIONS) * N_MOVES + move];
    return order * N_ORIENTATIONS + twists;
  };
  const distance = (i: number) => table.distance(i);
  const isWay = (way: unknown): way is number[] =>
    Array.isArray(way) && way.every((move) => HTM_MOVES.includes(move));

  // Solved, one turn away, two pieces swapped, and cubes from all over.
  const swapped = { ...SOLVED, permutation: [1, 0, 2, 3, 4, 5, 6] };
  const spread = Array.from({ length: 60 }, (_, k) => (k * 1_299_709 + 777) % N_STATES);
  const starts = [0, turn(0, 0), turn(turn(0, 1), 4), rankState(swapped), ...spread];
  let found = 0;
  for (const start of starts) {
    const call = `\`allShortest(${start}, distance, turn)\``;
    const cube = unrankState(start);
    const count = countOptimalSolutions(cube, table);
    const ways: unknown = attempt(call, () => allShortest(start, distance, turn));
    if (!Array.isArray(ways))
      notYet(`${call} gives ${short(ways)}, which is not a list of ways.`);
    for (const way of ways as unknown[]) {
      if (!isWay(way)) {
        notYet(`${call} has ${short(way)} in it; a way is a list of moves 0 to 8.`);
      } else if (rankState(applyMoves(cube, way)) !== 0) {
        const isBackwards = rankState(applyMoves(cube, way.toReversed())) === 0;
        const hint = isBackwards ? " Its moves stand the wrong way round." : "";
        notYet(
          `${call} has ${formatMoves(way)} in it, which does not solve the cube.${hint}`,
        );
      } else if (way.length > distance(start)) {
        notYet(
          `${call} has ${formatMoves(way)} in it, but it can be solved in ${distance(start)}.`,
        );
      }
    }
    const different = new Set((ways as unknown[]).map(String)).size;
    if (different < (ways as unknown[]).length)
      notYet(`${call} has the same way in it twice.`);
    if (different === 0) {
      const all = count === 1 ? "is one shortest way" : `are ${count} shortest ways`;
      notYet(`${call} gives an empty list, but there ${all}.`);
    }
    if (different < count) {
      const hint =
        different === 1
          ? " Does it stop at the first?"
          : " Try every move at every step.";
      notYet(`${call} finds ${different} of ${count}.${hint}`);
    }
    found += different;
  }
  console.log(`It finds all ${found} shortest ways of ${starts.length} cubes.`);
}

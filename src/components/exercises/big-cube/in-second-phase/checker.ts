import { compare } from "every-cube/check";
import {
  ALL_BIG_MOVES,
  applyBigMoves,
  type BigCube,
  CORNER_TWISTS,
  EDGE_FLIPS,
  PHASE_2_MOVES,
  rankBigCube,
  SLICE_POSITIONS,
  SOLVED_BIG_CUBE,
  unrankBigCube,
} from "every-cube/big-cube";

{
  const after = (moves: number[]) => applyBigMoves(SOLVED_BIG_CUBE, moves);
  const isHome = ({ rank }: typeof CORNER_TWISTS, cube: BigCube) =>
    rank(cube) === rank(SOLVED_BIG_CUBE);
  const hasTwists = (cube: BigCube) => !isHome(CORNER_TWISTS, cube);
  const hasFlips = (cube: BigCube) => !isHome(EDGE_FLIPS, cube);
  const isSliceHome = (cube: BigCube) => isHome(SLICE_POSITIONS, cube);
  const cubes = [
    ...ALL_BIG_MOVES.map((move) => after([move])),
    ...[1n, 1024n, 2047n].map(unrankBigCube),
    // Edges trade positions, the last four first; nothing is twisted or flipped.
    ...Array.from({ length: 60 }, (_, i) => unrankBigCube(2048n * BigInt(i))),
    ...PHASE_2_MOVES.flatMap((one) =>
      PHASE_2_MOVES.flatMap((two) =>
        PHASE_2_MOVES.map((three) => after([one, two, three])),
      ),
    ),
    ...ALL_BIG_MOVES.flatMap((one) => ALL_BIG_MOVES.map((two) => after([one, two]))),
  ];
  const count = compare({
    name: "inSecondPhase",
    answer: (cube: BigCube) => inSecondPhase(cube),
    calls: cubes.map((cube) => [cube] as const),
    expected: (cube: BigCube) =>
      !hasTwists(cube) && !hasFlips(cube) && isSliceHome(cube),
    slips: [
      {
        gives: (cube: BigCube) => !hasTwists(cube),
        says: "No corner is twisted, but what about the edges?",
      },
      {
        gives: (cube: BigCube) => !hasTwists(cube) && !hasFlips(cube),
        says: "Nothing is twisted or flipped, but an edge of the middle layer has left it.",
      },
      {
        gives: (cube: BigCube) => !hasTwists(cube) && isSliceHome(cube),
        says: "An edge is flipped.",
      },
      {
        gives: (cube: BigCube) =>
          !hasTwists(cube) &&
          !hasFlips(cube) &&
          cube.EDGES.permutation.slice(8).join() === "8,9,10,11",
        says: "The four edges of the middle layer can be in any order.",
      },
    ],
    write: (cube) => `unrankBigCube(${rankBigCube(cube)}n)`,
  });
  console.log(`Right for all ${count} cubes.`);
}

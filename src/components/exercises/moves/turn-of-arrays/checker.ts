import { applyMove, N_ORIENTATIONS, N_PERMUTATIONS } from "every-cube";
import { QUARTER_TURNS, type QuarterTurn } from "every-cube";
import { rankState, type State, unrankState } from "every-cube";
import { compare } from "every-cube/check";

{
  const faceOf = (turn: QuarterTurn) =>
    QUARTER_TURNS.findIndex(({ source }) => String(source) === String(turn.source));
  /** The right cube, with other twists. */
  const withTwists = (
    cube: State,
    turn: QuarterTurn,
    twistAt: (position: number, from: number) => number,
  ) => ({
    permutation: turn.source.map((from) => cube.permutation[from]),
    orientation: turn.source.map((from, position) => twistAt(position, from)),
  });
  // Every order of the pieces and every orientation, with each of the three turns.
  const cubes = Array.from({ length: N_PERMUTATIONS }, (_, i) =>
    unrankState(i * N_ORIENTATIONS + (i % N_ORIENTATIONS)),
  );
  const count = compare({
    name: "turned",
    answer: turned,
    calls: cubes.flatMap((cube) => QUARTER_TURNS.map((turn) => [cube, turn] as const)),
    expected: (cube, turn) => applyMove(cube, 3 * faceOf(turn)),
    write: (cube, turn) =>
      `unrankState(${rankState(cube)}), QUARTER_TURNS[${faceOf(turn)}]`,
    slips: [
      {
        gives: (cube) => cube,
        says: "Nothing has moved: each position takes its piece from `source`.",
      },
      {
        gives(cube, { source, twist }) {
          const permutation: number[] = [];
          const orientation: number[] = [];
          source.forEach((from, position) => {
            permutation[from] = cube.permutation[position];
            orientation[from] = (cube.orientation[position] + twist[position]) % 3;
          });
          return { permutation, orientation };
        },
        says: "Each position takes from its source. Here it gives to it.",
      },
      {
        gives: (cube, turn) =>
          withTwists(cube, turn, (i, from) => cube.orientation[from] + turn.twist[i]),
        says: "A sum of 3 starts again at 0.",
      },
      {
        gives: (cube, turn) =>
          withTwists(cube, turn, (i) => (cube.orientation[i] + turn.twist[i]) % 3),
        says: "The twist travels with its piece: take it from the source, too.",
      },
      {
        gives: (cube, turn) =>
          withTwists(
            cube,
            turn,
            (_, from) => (cube.orientation[from] + turn.twist[from]) % 3,
          ),
        says: "`twist` belongs to the position that receives, not to the source.",
      },
      {
        gives: (cube, turn) =>
          withTwists(cube, turn, (_, from) => cube.orientation[from]),
        says: "The pieces are where they should be. What do they gain on the way?",
      },
    ],
  });
  console.log(
    `It makes ${count} turns as the library does: all permutations, all orientations.`,
  );
}

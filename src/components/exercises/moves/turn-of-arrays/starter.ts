import type { QuarterTurn, State } from "every-cube";

/** The cube after a turn that is given by its two rows. */
function turned(cube: State, { source, twist }: QuarterTurn): State {
  return {
    permutation: cube.permutation,
    orientation: cube.orientation,
  };
}

// To see a result, import SOLVED and QUARTER_TURNS, and add: turned(SOLVED, QUARTER_TURNS[0]);

import type { QuarterTurn, State } from "every-cube";

/** The cube after a turn that is given by its two rows. */
function turned(cube: State, { source, twist }: QuarterTurn): State {
  return {
    permutation: source.map((from) => cube.permutation[from]),
    orientation: source.map((from, i) => (cube.orientation[from] + twist[i]) % 3),
  };
}

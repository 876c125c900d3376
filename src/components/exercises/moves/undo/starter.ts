import type { QuarterTurn } from "every-cube";

/** The two rows of the turn that undoes this one. */
function undo({ source, twist }: QuarterTurn): QuarterTurn {
  return { source, twist };
}

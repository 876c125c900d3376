import type { QuarterTurn } from "every-cube";

/** The two rows of the turn that undoes this one. */
function undo({ source, twist }: QuarterTurn): QuarterTurn {
  // The piece taken from a position must go back there.
  const back = source.map((_, position) => source.indexOf(position));
  return { source: back, twist: back.map((from) => (3 - twist[from]) % 3) };
}

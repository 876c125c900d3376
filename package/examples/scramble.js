import { formatMoves, randomScramble } from "every-cube/cube";

/** The next scramble of a timer, as competitions need it. */
export function nextScramble() {
  return formatMoves(randomScramble());
}

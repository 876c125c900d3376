import { assertMoves, FACE_NAMES, faceOf, quarterTurnsOf } from "../puzzle/moves.ts";
import { formatMoves } from "../puzzle/format-moves.ts";

/** The effort of a regrip. */
const REGRIP = 2;

/**
 * The effort of executing a move sequence by hand.
 *
 * A turn of U or R counts 1, a turn of F 2, and a half turn one more. The right hand is
 * straight, turned up by R, or turned down by R'. If a turn of R would take it farther, it
 * regrips, which counts 2. It also regrips before a turn of F, unless it is straight.
 *
 * The initial grip, and that after each regrip, is the one with the lowest total effort.
 *
 * @param moves  each 0..8, as in `MOVE_NAMES`
 * @returns      a whole number, 0 for no moves
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @cost    a dozen additions for each move
 * @example
 * effortOf(parseMoves("R U R'")) // → 3
 * effortOf(parseMoves("R U R")) // → 3
 * effortOf(parseMoves("R U F")) // → 4
 * effortOf(parseMoves("F R F")) // → 7
 */
export function effortOf(moves: readonly number[]): number {
  assertMoves(moves);
  // The lowest effort so far with the right hand down, straight and up.
  let efforts: readonly number[] = [0, 0, 0];
  for (const move of moves) {
    const regripped = Math.min(...efforts) + REGRIP;
    const before = efforts.map((effort) => Math.min(effort, regripped));
    const cost = moveEffort(move);
    efforts = effortsAfter(move, before).map((effort) => effort + cost);
  }
  return Math.min(...efforts);
}

/**
 * Compares two move sequences for sorting: by `effortOf`, then by the number of moves, then by
 * their notation in alphabetical order.
 *
 * @returns  negative when `a` comes first, positive when `b` does; 0 only for the same moves
 * @throws {RangeError | TypeError} when one is not an array of moves
 * @example
 * const harder = parseMoves("F U");
 * const easier = parseMoves("R U");
 * compareByEffort(harder, easier) > 0 // → true
 * const sorted = [harder, easier].sort(compareByEffort);
 * sorted.map(formatMoves) // → ["R U", "F U"]
 */
export function compareByEffort(a: readonly number[], b: readonly number[]): number {
  const difference = effortOf(a) - effortOf(b) || a.length - b.length;
  if (difference !== 0) return difference;
  const [first, second] = [formatMoves(a), formatMoves(b)];
  return Number(first > second) - Number(first < second);
}

function moveEffort(move: number): number {
  const isHalf = quarterTurnsOf(move) === 2;
  return (FACE_NAMES[faceOf(move)] === "F" ? 2 : 1) + (isHalf ? 1 : 0);
}

/** The efforts with the hand down, straight and up after a move, without those of the move. */
function effortsAfter(move: number, [down, straight, up]: readonly number[]): number[] {
  switch (FACE_NAMES[faceOf(move)]) {
    case "R":
      return [
        [Infinity, down, straight],
        [up, Infinity, down],
        [straight, up, Infinity],
      ][quarterTurnsOf(move) - 1];
    case "F":
      return [Infinity, straight, Infinity];
    default:
      return [down, straight, up];
  }
}

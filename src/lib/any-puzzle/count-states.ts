import type { PuzzleDefinition } from "./definition.ts";
import { definePuzzle, type MoveChoice, type Puzzle } from "./puzzle.ts";

/**
 * The exact number of states that the moves of a puzzle reach, without visiting them.
 *
 * States that look alike count once. The number is proved: the stabiliser chain gives a
 * lower bound, the invariants of the moves an upper bound, and if these do not meet, every
 * Schreier generator is tried. If identical pieces are tied to others, the order of the
 * group is divided by the order of the subgroup that changes nothing visible.
 *
 * @param puzzle  a puzzle or its definition
 * @param choice  the moves that count; default: all
 * @returns       at least 1n
 * @throws {RangeError} when the puzzle has more than 3000 stickers (pieces times twists),
 *         or pieces that look alike are tied to others in too many ways to be searched
 * @throws {RangeError | TypeError} as `definePuzzle`, when it is given a definition
 * @cost   milliseconds for small puzzles, below a second for some hundreds of stickers
 * @example
 * const orbits = { CORNERS: { pieces: 7, twists: 3 } };
 * const [F, R, U] = QUARTER_TURNS;
 * const moves = { F: { CORNERS: F }, R: { CORNERS: R }, U: { CORNERS: U } };
 * const threeFaces = { orbits, moves };
 * countStates(threeFaces) // → 3674160n
 * countStates(threeFaces, { moves: ["R", "U"] }) // → 29160n
 * @source C. C. Sims, "Computational methods in the study of permutation groups", 1970
 */
export function countStates(
  puzzle: Puzzle | PuzzleDefinition,
  choice: MoveChoice = {},
): bigint {
  return definePuzzle(puzzle, choice).sizeBig;
}

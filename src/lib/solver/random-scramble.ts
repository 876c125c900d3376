import { checkWhole } from "../indexing/check-input.ts";
import { randomOf, type RandomOptions } from "../indexing/draw.ts";
import { randomPermutation } from "../indexing/random-permutation.ts";
import { rankState } from "../puzzle/coordinates.ts";
import { DIAMETER } from "../puzzle/diameter.ts";
import { invertMoves, N_MOVES } from "../puzzle/moves.ts";
import { randomState } from "../puzzle/random-state.ts";
import { createExactLengthSearch } from "./exact-length.ts";

/** Options of a random scramble; the defaults are those of competitions. */
export interface ScrambleOptions extends RandomOptions {
  /** The number of moves in HTM, 11..100; default: 11. */
  readonly length?: number;
  /** The least distance of the scrambled state in HTM, 0..11; default: 4. */
  readonly atLeast?: number;
}

/** Longer scrambles are a mistake. */
const MAX_LENGTH = 100;

/** Even for states 11 moves from solved, only one scramble in 10^31 would need more. */
const MAX_DRAWS = 100_000;

/**
 * A scramble for competitions: moves that lead from solved to a random state, uniformly
 * distributed among those that need at least `atLeast` moves.
 *
 * All scrambles have the same length, whatever the distance of their states. Each state has
 * one of every length from 11 on in which no face turns twice in a row.
 *
 * @param options  a source of random numbers, a length and a least distance
 * @returns  `length` moves
 * @throws {RangeError | TypeError} when an option is out of range or has a wrong type, or
 *         random always returns much the same
 * @cost     a millisecond; a second if `atLeast` is 11, as one state in 1,390 is so far away
 * @example
 * randomScramble().length // → 11
 * formatMoves(randomScramble({ random: seeded(7) })) // → "F' R2 U' R' F2 R2 U2 F' R2 U2 R2"
 * @source   WCA Regulations 4b3: random states; those of the 2×2×2 need at least 4 moves.
 *           TNoodle, TwoByTwoCubePuzzle: exactly 11 moves
 */
export function randomScramble(options: ScrambleOptions = {}): number[] {
  const random = randomOf(options);
  const { length = DIAMETER.HTM, atLeast = 4 } = options;
  checkWhole("length", length, DIAMETER.HTM, MAX_LENGTH);
  checkWhole("atLeast", atLeast, 0, DIAMETER.HTM);
  // In the usual order of the moves, scrambles would end alike.
  const order = randomPermutation(N_MOVES, { random });
  const { solutionOfLength } = createExactLengthSearch("HTM", order);
  for (let draws = 0; draws < MAX_DRAWS; draws++) {
    const index = rankState(randomState({ random }));
    if (!isCloser(index)) return invertMoves(solutionOfLength(index, length)!);
  }
  throw new RangeError(
    `random led to no state ${atLeast} moves or more from solved in ${MAX_DRAWS} draws`,
  );

  function isCloser(index: number): boolean {
    for (let moves = 0; moves < atLeast; moves++) {
      if (solutionOfLength(index, moves) !== undefined) return true;
    }
    return false;
  }
}

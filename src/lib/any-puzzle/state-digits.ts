import { assertArray, checkWhole } from "../indexing/check-input.ts";
import { chainDigits, elementFromDigits } from "./chain-digits.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { createDraft } from "./encoder.ts";
import { writeImages } from "./group-coordinate.ts";
import { chainOf } from "./group-order.ts";
import { definePuzzle, internalsOf, type Puzzle } from "./puzzle.ts";
import { imagesOf, stickerActions } from "./group-actions.ts";

/** A mixed-radix number system for the states of a puzzle. */
export interface StateDigits {
  /** The number of states: the product of the radices. */
  readonly order: bigint;
  /** The number of values of each digit, most significant first; at least 2. */
  readonly radices: readonly number[];
  /**
   * The digits of a state.
   *
   * @throws {RangeError | TypeError} when it is not a reachable state
   */
  digits(state: PuzzleState): number[];
  /**
   * The state with these digits: the inverse of `digits`.
   *
   * @throws {RangeError | TypeError} when there are not as many digits as radices, or one
   *         is out of range
   */
  state(digits: readonly number[]): PuzzleState;
}

/**
 * The factorial number system of any puzzle: the mixed radix of its stabiliser chain.
 *
 * The first digit says what is in the first position, the next what is in the second,
 * given the first, and so on. Each counts the smaller alternatives. If all permutations of
 * n pieces occur, these are the digits of the Lehmer code; if fewer do, states are numbered
 * in the same order without gaps.
 *
 * @param puzzle  a puzzle or its definition, in which no pieces look alike and no twists
 *                are hidden
 * @throws {RangeError} when pieces look alike, twists are hidden, or the puzzle has more
 *         than 3000 stickers
 * @throws {RangeError | TypeError} as `definePuzzle`, when it is given a definition
 * @cost   building and proving the chain: milliseconds for small puzzles, seconds for
 *         hundreds of stickers; then thousands of steps for each digit
 * @example
 * const swaps = { A: { BEADS: { source: [1, 0, 2, 3] } }, B: { BEADS: { source: [1, 2, 3, 0] } } };
 * const fourBeads = definePuzzle({ orbits: { BEADS: { pieces: 4 } }, moves: swaps });
 * const { radices, digits } = stateDigits(fourBeads);
 * radices // → [4, 3, 2]
 * digits({ BEADS: { permutation: [1, 3, 0, 2], orientation: [0, 0, 0, 0] } }) // → [1, 2, 0]
 * lehmerCode([1, 3, 0, 2]) // → [1, 2, 0, 0]
 * @source C. C. Sims, "Computational methods in the study of permutation groups", 1970
 */
export function stateDigits(puzzle: Puzzle | PuzzleDefinition): StateDigits {
  const own = definePuzzle(puzzle);
  const { normalised, toFlat, toState, start, assertFewStickers } = internalsOf(own);
  const alike = normalised.blocks.find(
    ({ hasIdenticalPieces, hasMixedTwists }) => hasIdenticalPieces || hasMixedTwists,
  );
  if (alike !== undefined) {
    const why = alike.hasIdenticalPieces
      ? `some pieces of ${alike.name} look alike`
      : `the twists of some pieces of ${alike.name} are hidden`;
    throw new RangeError(`${why}, so the states are not the elements of a group`);
  }
  assertFewStickers();
  const actions = stickerActions(normalised.blocks);
  const chain = chainOf(normalised.moves, actions);
  const radices = chain.levels.map(({ orbit }) => orbit.length);
  return {
    order: chain.order,
    radices,
    digits(state) {
      const digits = chainDigits(chain, imagesOf(toFlat(state), actions));
      if (digits === undefined) throw new RangeError("no moves lead to this state");
      return digits;
    },
    state(digits) {
      assertArray("a list of digits", digits);
      if (digits.length !== radices.length) {
        throw new RangeError(
          `there are ${digits.length} digits; expected ${radices.length}`,
        );
      }
      radices.forEach((radix, i) =>
        checkWhole(`digits[${i}]`, digits[i], 0, radix - 1),
      );
      const draft = createDraft(start);
      writeImages(elementFromDigits(chain, digits), actions, draft);
      return radices.length === 0 ? own.solved : toState(draft);
    },
  };
}

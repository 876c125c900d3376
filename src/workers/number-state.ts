import type { PuzzleState } from "../lib/any-puzzle/definition.ts";
import type { PlayableDefinition, PlayablePuzzle } from "../puzzles/playable-puzzle.ts";
import { createPlayable } from "../puzzles/create-playable.ts";

export interface NumberStateQuestion {
  readonly definition: PlayableDefinition;
  /** A position whose number is asked for, or a number whose position is. */
  readonly of: PuzzleState | bigint;
}

export interface NumberedState {
  readonly number: bigint;
  readonly state: PuzzleState;
}

/**
 * Numbers positions of a puzzle, and finds those of numbers. What the first answer has taken
 * is kept for the next, as long as the same puzzle is asked about.
 *
 * @throws {RangeError | TypeError} in the answering function, when the puzzle is too large
 *         to be numbered, no moves lead to the position, or the number is out of range
 */
export function createStateNumbering(): (
  question: NumberStateQuestion,
) => NumberedState {
  let cache: { readonly text: string; readonly puzzle: PlayablePuzzle } | undefined;
  return ({ definition, of }) => {
    const text = JSON.stringify(definition);
    if (cache?.text !== text) cache = { text, puzzle: createPlayable(definition) };
    const { puzzle } = cache;
    return typeof of === "bigint"
      ? { number: of, state: puzzle.unrankBig(of) }
      : { number: puzzle.rankBig(of), state: of };
  };
}

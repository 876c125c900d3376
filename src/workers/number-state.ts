import type { PuzzleState } from "../lib/any-puzzle/definition.ts";
import type { PlayableDefinition, PlayablePuzzle } from "../puzzles/playable-puzzle.ts";
import { createPlayable } from "../puzzles/create-playable.ts";

export interface NumberStateQuestion {
  readonly definition: PlayableDefinition;
  /** A state to rank, or an index to unrank. */
  readonly of: PuzzleState | bigint;
}

export interface NumberedState {
  readonly number: bigint;
  readonly state: PuzzleState;
}

/**
 * Returns a function that ranks and unranks states of a puzzle. It caches the last puzzle.
 *
 * @throws {RangeError | TypeError} in the returned function, when the puzzle is too large to be
 *         indexed, the state is not reachable, or the index is out of range
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

import { describeValue } from "../indexing/check-input.ts";
import { isObject } from "./check-rows.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { definePuzzle, internalsOf, type Puzzle } from "./puzzle.ts";

/** The pieces of one orbit as cubing.js has them. */
export interface KPatternOrbit {
  readonly pieces: readonly number[];
  readonly orientation: readonly number[];
  /** How many twists of each piece look different; 0 if all do. Default: all zeros. */
  readonly orientationMod?: readonly number[];
}

/** A state as cubing.js has it: the `patternData` of a KPattern. */
export type KPatternData = Readonly<Record<string, KPatternOrbit>>;

/**
 * The state that a KPattern of cubing.js describes.
 *
 * @param puzzle   the puzzle, for instance from `parseKPuzzle`
 * @param pattern  a KPattern or its `patternData`; not mutated
 * @throws {RangeError | TypeError} when it is not a pattern of this puzzle
 * @example
 * const coin = definePuzzle({
 *   orbits: { COIN: { pieces: 1, twists: 2 } },
 *   moves: { T: { COIN: { source: [0], twist: [1] } } },
 * });
 * const pattern = { patternData: { COIN: { pieces: [0], orientation: [1] } } };
 * coin.rank(fromKPattern(coin, pattern)) // → 1
 * @source cubing.js, src/cubing/kpuzzle/KPattern.ts
 */
export function fromKPattern(
  puzzle: Puzzle | PuzzleDefinition,
  pattern: KPatternData | { readonly patternData: KPatternData },
): PuzzleState {
  const own = definePuzzle(puzzle);
  const data: unknown =
    isObject(pattern) && "patternData" in pattern ? pattern.patternData : pattern;
  if (!isObject(data)) {
    throw new TypeError(
      `a KPattern is ${describeValue(data)}; expected its orbits by name`,
    );
  }
  const state = internalsOf(own).checked.layout.orbits.map(({ name, twists }) => {
    const orbit = (data as KPatternData)[name];
    if (!isObject(orbit) || !Array.isArray(orbit.orientation)) {
      throw new TypeError(
        `orbit ${describeValue(name)} of the KPattern is ${describeValue(orbit)}; expected {pieces, orientation}`,
      );
    }
    // Some puzzles count twists backwards as negative ones.
    const orientation = orbit.orientation.map(
      (twist: number) => ((twist % twists) + twists) % twists,
    );
    return [name, { permutation: orbit.pieces, orientation }];
  });
  return normalise(own, Object.fromEntries(state));
}

/**
 * A state as cubing.js has it: `new KPattern(kpuzzle, data)` makes a KPattern of the result.
 *
 * @param puzzle  a puzzle or its definition
 * @param state   not mutated
 * @throws {RangeError | TypeError} when it is not a state of this puzzle
 * @example
 * const dial = definePuzzle({
 *   orbits: { WHEEL: { pieces: 1, twists: 12 } },
 *   moves: { T: { WHEEL: { source: [0], twist: [1] } } },
 * });
 * toKPattern(dial, dial.applyMoves(dial.solved, "T5"))
 * // → { WHEEL: { pieces: [0], orientation: [5] } }
 */
export function toKPattern(
  puzzle: Puzzle | PuzzleDefinition,
  state: PuzzleState,
): KPatternData {
  const own = definePuzzle(puzzle);
  const { layout, visibleTwists } = internalsOf(own).checked;
  const normalised = normalise(own, state);
  return Object.fromEntries(
    layout.orbits.map(({ name, first, twists }) => {
      const { permutation: pieces, orientation } = normalised[name];
      const orientationMod = pieces.map((piece) => {
        const home = own.solved[name].permutation.indexOf(piece);
        const visible = visibleTwists[first + home];
        return visible === twists ? 0 : visible;
      });
      const orbit: KPatternOrbit = { pieces, orientation };
      return [
        name,
        orientationMod.some(Boolean) ? { ...orbit, orientationMod } : orbit,
      ];
    }),
  );
}

/** Checks a state, and replaces twists that look alike by the least of them. */
function normalise(puzzle: Puzzle, state: PuzzleState): PuzzleState {
  return puzzle.applyMoves(state, []);
}

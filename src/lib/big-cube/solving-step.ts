import { assertOptions, checkWhole } from "../indexing/check-input.ts";

/** Options for solving a big cube in two phases. Lengths are in HTM: half turns count as one. */
export interface TwoPhaseOptions {
  /**
   * In how many views the cube is searched, 1..6: the first three are along the three axes,
   * and the others are the same of the inverse cube; default: 6.
   */
  readonly views?: number;
  /** The greatest length of a solution, 0..30; default: 30. */
  readonly maxLength?: number;
  /** The greatest length of a second phase that is tried, 0..18; default: 10. */
  readonly maxSecondLength?: number;
}

/** A step of a search for shorter and shorter solutions. */
export interface SolvingStep {
  /**
   * A solution, shorter than all before: moves 0..17, as in `BIG_MOVE_NAMES`. Undefined if
   * the search only pauses, so that the caller can stop it.
   */
  readonly moves: readonly number[] | undefined;
  /** The length of the first phases that are tried now, in HTM. */
  readonly firstPhaseLength: number;
  /** The number of first phases that have been found so far. */
  readonly nFirstPhases: number;
  /** The number of nodes so far, in both phases; `solve` says how the solver counts them. */
  readonly nodes: number;
}

/** A step of a search for a shortest solution in HTM. */
export interface OptimalStep {
  /** A shortest solution; undefined until it is found. */
  readonly moves: readonly number[] | undefined;
  /** No solution has this many moves or fewer; -1 for a solved cube. */
  readonly ruledOut: number;
  /** The number of nodes whose moves have been listed so far. */
  readonly nodes: number;
}

/**
 * Fills in the defaults.
 * @throws {RangeError | TypeError} when the options are not valid
 */
export function checkTwoPhaseOptions(
  options: TwoPhaseOptions,
): Required<TwoPhaseOptions> {
  assertOptions(options, "{maxLength: 20}");
  const { views = 6, maxLength = 30, maxSecondLength = 10 } = options;
  return {
    views: checkWhole("views", views, 1, 6),
    maxLength: checkWhole("maxLength", maxLength, 0, 30),
    maxSecondLength: checkWhole("maxSecondLength", maxSecondLength, 0, 18),
  };
}

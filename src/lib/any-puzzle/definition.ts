/**
 * Pieces of one kind, such as the corners of a cube: they exchange positions with each
 * other and may be twisted.
 *
 * Pieces and positions are counted from 0.
 */
export interface OrbitDefinition {
  /** The number of positions, each with one piece: 1..10,000. */
  readonly pieces: number;
  /** The number of twists of a piece: 1..1,000; default: 1. */
  readonly twists?: number;
  /**
   * For each position, how many twists of the piece that is solved there look different:
   * a divisor of `twists`, or 1 if none can be seen; default: all of them.
   */
  readonly seenTwists?: readonly number[];
}

/** The effect of a move on one orbit. */
export interface OrbitMove {
  /** For each position, the position from which its piece comes. */
  readonly source: readonly number[];
  /** For each position, the twist that the move adds to its new piece; default: none. */
  readonly twist?: readonly number[];
}

/**
 * The pieces of one orbit, in the order of their positions.
 *
 * `permutation[position]` is the piece there, and `orientation[position]` its twist.
 * Identical pieces have the same number.
 */
export interface OrbitState {
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** A state of a puzzle: the state of each orbit, by name. */
export type PuzzleState = Readonly<Record<string, OrbitState>>;

/** The definition of a puzzle by its pieces and its moves, which are always possible. */
export interface PuzzleDefinition {
  readonly name?: string;
  /** The kinds of pieces, by name. */
  readonly orbits: Readonly<Record<string, OrbitDefinition>>;
  /** For each move by name, its effect on each orbit; omitted orbits stay as they are. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, OrbitMove>>>>;
  /**
   * Turns of the whole puzzle, by name. They can be applied to a state, but they are not
   * moves: no count, index, distance or solution uses them. Default: none.
   */
  readonly rotations?: Readonly<Record<string, Readonly<Record<string, OrbitMove>>>>;
  /**
   * The solved state, for orbits where it is not the identity: identical pieces share a
   * number in `permutation`. Default: 0, 1, 2, … without twists.
   */
  readonly solved?: Readonly<Record<string, Partial<OrbitState>>>;
}

/**
 * Pieces of one kind, such as the corners of a cube: they trade places among themselves
 * and may turn where they sit.
 *
 * Pieces and positions are both counted from 0.
 */
export interface OrbitDefinition {
  /** How many positions there are, each with one piece: 1..10,000. */
  readonly pieces: number;
  /** In how many ways a piece can sit in its position: 1..1,000; default: 1. */
  readonly twists?: number;
  /**
   * For each position, how many twists of the piece that sits there when solved can be
   * told apart: a divisor of `twists`, 1 where none can be seen; default: all of them.
   */
  readonly seenTwists?: readonly number[];
}

/** What a move does to the pieces of one orbit. */
export interface OrbitMove {
  /** The position from which each position receives its piece. */
  readonly source: readonly number[];
  /** The twist that the piece gains on the way, for each position it comes to; default: none. */
  readonly twist?: readonly number[];
}

/**
 * The pieces of one orbit, in the order of their positions.
 *
 * `permutation[position]` is the piece that sits there, and `orientation[position]` its
 * twist. Pieces that look alike have the same number.
 */
export interface OrbitState {
  readonly permutation: readonly number[];
  readonly orientation: readonly number[];
}

/** A position of a puzzle: what each orbit holds, by the orbit's name. */
export type PuzzleState = Readonly<Record<string, OrbitState>>;

/** A puzzle in words that a program understands: pieces, and moves that are always possible. */
export interface PuzzleDefinition {
  readonly name?: string;
  /** The kinds of pieces, by name. */
  readonly orbits: Readonly<Record<string, OrbitDefinition>>;
  /** The moves by name, and for each what it does; an orbit left out stays as it is. */
  readonly moves: Readonly<Record<string, Readonly<Record<string, OrbitMove>>>>;
  /**
   * Turns of the whole puzzle, by name. They can be applied to a state, but they are not
   * moves: no count, number, distance or solution uses them. Default: none.
   */
  readonly rotations?: Readonly<Record<string, Readonly<Record<string, OrbitMove>>>>;
  /**
   * The solved position, for orbits that are not simply in order: pieces that look alike
   * share a number in `permutation`. Default: 0, 1, 2, … without twists.
   */
  readonly solved?: Readonly<Record<string, Partial<OrbitState>>>;
}

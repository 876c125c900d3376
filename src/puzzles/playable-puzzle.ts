import type {
  OrbitDefinition,
  OrbitState,
  PuzzleDefinition,
  PuzzleState,
} from "../lib/any-puzzle/definition.ts";
import type { Puzzle, PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { Assemblies } from "./assemblies.ts";
import type { SlidingBoard } from "./sliding-board.ts";

/** A definition that can be posted to a worker. */
export type PlayableDefinition = PuzzleDefinition | SlidingBoard;

/** A puzzle that can be turned and indexed, even if not every move is always possible. */
export interface PlayablePuzzle extends Pick<
  Puzzle,
  "moves" | "solved" | "sizeBig" | "rankBig" | "unrankBig"
> {
  readonly coordinates: readonly PlayableCoordinate[];
  readonly definition: PlayableDefinition;
  readonly orbits: Readonly<Record<string, OrbitDefinition>>;
  readonly assemblies: Assemblies;
  /** How its states were counted: continues a sentence. */
  readonly countingMethod: string;
  /** The library's puzzle, or the reason why it is none. */
  readonly group: Puzzle | string;
  /** Moves that can be made one after the other when it is solved, as an example. */
  readonly exampleMoves: readonly string[];
  /** Turns it by pressing the drawing or by arrow keys, if possible. */
  readonly pressControls?: PressControls;
  /**
   * The state after a move: a listed one, or one made several times or backwards.
   *
   * @throws {RangeError | TypeError} when it is not a state of this puzzle, no move, or the
   *         move cannot be made there
   */
  apply(state: PuzzleState, move: string): PuzzleState;
  /** The reason why a move cannot be made in a state, or undefined. */
  whyIllegal(state: PuzzleState, move: string): string | undefined;
  /** The move that undoes a move. */
  inverse(move: string): string;
  /** The motion of the pieces by moves that have led to a state. */
  motion(after: PuzzleState, moves: readonly string[]): PieceMotion;
  /** A description of a state in words. */
  describeState(state: PuzzleState): string;
}

/** A factor of a state's index, with the meaning of its digits if the library has none. */
export interface PlayableCoordinate extends PuzzleCoordinate {
  readonly digitMeaning?: string;
}

/** For each position, by orbit, where its piece came from and the twist it gained. */
export type PieceMotion = Readonly<Record<string, OrbitState>>;

export interface PressControls {
  readonly hint: string;
  /** The move that a press on a position makes in a state, if any. */
  moveAt(state: PuzzleState, position: number): string | undefined;
  /** The moves of arrow keys. */
  readonly arrows: Readonly<Record<string, string>>;
}

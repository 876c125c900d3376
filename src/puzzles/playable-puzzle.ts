import type {
  OrbitDefinition,
  OrbitState,
  PuzzleDefinition,
  PuzzleState,
} from "../lib/any-puzzle/definition.ts";
import type { Puzzle, PuzzleCoordinate } from "../lib/any-puzzle/puzzle.ts";
import type { Assemblies } from "./assemblies.ts";
import type { SlidingBoard } from "./sliding-board.ts";

/** What a puzzle is made of; it can be posted to a worker. */
export type PlayableDefinition = PuzzleDefinition | SlidingBoard;

/** A puzzle to turn and to number, whether or not each of its moves can always be made. */
export interface PlayablePuzzle extends Pick<
  Puzzle,
  "moves" | "solved" | "sizeBig" | "rankBig" | "unrankBig"
> {
  readonly coordinates: readonly PlayableCoordinate[];
  readonly definition: PlayableDefinition;
  readonly orbits: Readonly<Record<string, OrbitDefinition>>;
  readonly assemblies: Assemblies;
  /** How it is known how many positions there are, in words that go on a sentence. */
  readonly countingMethod: string;
  /** The library's puzzle, where each move can always be made; otherwise why it is none. */
  readonly group: Puzzle | string;
  /** What could be typed: moves that can be made one after the other when it is solved. */
  readonly exampleMoves: readonly string[];
  /** How a press on the drawing, or an arrow key there, turns it; undefined where neither does. */
  readonly pressControls?: PressControls;
  /**
   * The state after a move: a listed one, or one made several times or backwards.
   *
   * @throws {RangeError | TypeError} when it is not a state of this puzzle, no move, or the
   *         move cannot be made there
   */
  apply(state: PuzzleState, move: string): PuzzleState;
  /** Why a move cannot be made in a state; undefined where it can. */
  whyIllegal(state: PuzzleState, move: string): string | undefined;
  /** The move that undoes a move. */
  inverse(move: string): string;
  /** What moves have done, by the state that they led to. */
  motion(after: PuzzleState, moves: readonly string[]): PieceMotion;
  /** What lies where, in words. */
  describeState(state: PuzzleState): string;
}

/** A part of a position's number; what its digits count, where it is not of the library. */
export interface PlayableCoordinate extends PuzzleCoordinate {
  readonly digitMeaning?: string;
}

/** From where each position got its piece, and with which twist, by orbit. */
export type PieceMotion = Readonly<Record<string, OrbitState>>;

export interface PressControls {
  /** How to press. */
  readonly hint: string;
  /** The move that a press on a position makes in a state, if any. */
  moveAt(state: PuzzleState, position: number): string | undefined;
  /** The moves of arrow keys. */
  readonly arrows: Readonly<Record<string, string>>;
}

import { assertArray, describeValue } from "../indexing/check-input.ts";
import { randomOf, type RandomOptions } from "../indexing/draw.ts";
import { findBlocks } from "./blocks.ts";
import { checkDefinition, type CheckedPuzzle } from "./check-definition.ts";
import { isObject } from "./check-rows.ts";
import { chooseMoves } from "./choose-moves.ts";
import { type Coordinate, MAX_EXACT } from "./coordinate.ts";
import type { PuzzleDefinition, PuzzleState } from "./definition.ts";
import { buildCoordinates, rankFlatBig, rankFlat, unrankFlat } from "./encoder.ts";
import { type NormalisedPuzzle, normaliseTwists } from "./normalise-twists.ts";
import { findMove } from "./move-names.ts";
import { analyseBlocks } from "./analyse-blocks.ts";
import { type FlatState, createStateCodec } from "./flat-state.ts";
import { parseSequence } from "./parse-sequence.ts";
import { randomBelow } from "./random-below.ts";
import { splitBlocks } from "./split-blocks.ts";
import { compose, identity, type Transformation } from "./transformation.ts";
import { UnrankableError } from "./unrankable-error.ts";

/**
 * A puzzle whose states can be turned and indexed: the result of `definePuzzle`.
 *
 * Its coordinates are analysed when an index is first needed.
 */
export interface Puzzle {
  readonly definition: PuzzleDefinition;
  /** The names of the listed moves. */
  readonly moves: readonly string[];
  /** The names of the rotations, which turn the whole puzzle and are not moves. */
  readonly rotations: readonly string[];
  /**
   * One sentence for each thing that was left out or read differently when the puzzle was
   * read from another format. Empty for a definition.
   */
  readonly notes: readonly string[];
  readonly solved: PuzzleState;
  /** The number of states: exact up to 2^53, rounded above; see `sizeBig`. */
  readonly size: number;
  readonly sizeBig: bigint;
  /** The coordinates whose values make up a state's index, most significant first. */
  readonly coordinates: readonly PuzzleCoordinate[];
  /**
   * The state after a move or a rotation: a listed one, or a power of one such as U2, U'
   * or U2'.
   *
   * @throws {RangeError | TypeError} when it is not a state of this puzzle, or no move
   */
  apply(state: PuzzleState, move: string): PuzzleState;
  /**
   * The state after a sequence of moves and rotations, applied from left to right.
   *
   * @param moves  names as in `apply`, in an array or in a text such as "R U2 (R U')3"
   * @throws {RangeError | TypeError} when it is not a state of this puzzle, or one of the
   *         moves does not exist
   */
  applyMoves(state: PuzzleState, moves: string | readonly string[]): PuzzleState;
  /**
   * A random state, uniformly distributed.
   *
   * @param options  `random` returns a number in [0, 1) at each call, such as `seeded`;
   *         default: `Math.random`
   * @throws {RangeError} when the number is outside that range, or the states of the puzzle
   *         cannot be indexed
   * @throws {TypeError} when the options are not an object
   */
  randomState(options?: RandomOptions): PuzzleState;
  /**
   * The index of a state, 0..size-1.
   *
   * @throws {RangeError | TypeError} when the state is not reachable, or `size` is above
   *         2^53
   */
  rank(state: PuzzleState): number;
  /**
   * The state with an index: the inverse of `rank`.
   *
   * @throws {RangeError | TypeError} when the index is out of range, or `size` is above
   *         2^53
   */
  unrank(index: number): PuzzleState;
  /** Like `rank`, but for any size. */
  rankBig(state: PuzzleState): bigint;
  /** Like `unrank`, but for any size. */
  unrankBig(index: bigint): PuzzleState;
}

/** The moves of a puzzle that count. */
export interface MoveChoice {
  /**
   * The moves that count, by name: listed ones, powers such as U2, or rotations. Default:
   * all listed moves.
   */
  readonly moves?: readonly string[];
}

/** One factor of a state's index, and the reason for its size. */
export interface PuzzleCoordinate {
  readonly name: string;
  readonly size: bigint;
  readonly reason: string;
  /**
   * What its index is made of: the permutation of some pieces; their twists by position,
   * or by piece if some are hidden; or an element of a group.
   */
  readonly kind: "permutation" | "twists" | "twists by piece" | "group";
  /** The positions of its pieces, in order. */
  readonly positions: readonly PuzzlePosition[];
  /**
   * The number of values of each digit of its index, most significant first; their
   * product is its size. The digits are those of the Lehmer code, which count smaller
   * pieces to the right, or twists, or those of a stabiliser chain. Empty if identical
   * pieces leave only an index in a list.
   */
  readonly radices: readonly number[];
}

/** A position of an orbit, from 0. */
export interface PuzzlePosition {
  readonly orbit: string;
  readonly position: number;
}

/** The internals of a puzzle, for other files of this folder. */
export interface PuzzleInternals {
  readonly checked: CheckedPuzzle;
  readonly normalised: NormalisedPuzzle;
  /** Translates to the flat form that coordinates use. */
  readonly toFlat: (state: PuzzleState) => FlatState;
  readonly toState: (state: FlatState) => PuzzleState;
  readonly start: FlatState;
  /** @throws {RangeError} when the puzzle has too many stickers for a stabiliser chain */
  readonly assertFewStickers: () => void;
  /** @throws {UnrankableError} when its states cannot be indexed */
  readonly coordinates: () => readonly Coordinate[];
  /** Whether its states can be indexed. */
  readonly isRankable: () => boolean;
  /** @throws {RangeError} when the state is not reachable, or states cannot be indexed */
  readonly rankFlat: (state: FlatState) => bigint;
}

let internalsByPuzzle: WeakMap<Puzzle, PuzzleInternals> | undefined;

/**
 * Defines a puzzle by its pieces and moves.
 *
 * Derives which permutations and twists the moves reach, and gives every reachable
 * state one index, without gaps.
 *
 * @param definition  orbits, moves and, if it is not the identity, the solved state; it
 *                    is copied. A puzzle is returned as it is, unless moves are chosen.
 * @param choice      the moves of the puzzle; default: all
 * @throws {TypeError} when a part is missing or has the wrong type
 * @throws {RangeError} when a number is out of range, a row of sources is no permutation,
 *         or a chosen move does not exist; the message names move, orbit, position and
 *         value
 * @cost   the length of all rows of the moves; the first index builds stabiliser chains:
 *         milliseconds for small puzzles, up to a second for hundreds of stickers
 * @example
 * // Three beads in a row: the first two can be swapped, and the last two.
 * const beads = definePuzzle({
 *   orbits: { BEADS: { pieces: 3 } },
 *   moves: {
 *     L: { BEADS: { source: [1, 0, 2] } },
 *     R: { BEADS: { source: [0, 2, 1] } },
 *   },
 * });
 * beads.size // → 6
 * const turned = beads.apply(beads.solved, "L");
 * turned.BEADS?.permutation // → [1, 0, 2]
 * beads.rank(turned) // → 2
 * beads.rank(beads.applyMoves(beads.solved, "L R L")) // → 5
 * definePuzzle(beads, { moves: ["R"] }).size // → 2
 * @source Jaap Scherphuis, "Computer Puzzling", Indexing; C. C. Sims, "Computational
 *         methods in the study of permutation groups", 1970
 */
export function definePuzzle(
  definition: PuzzleDefinition | Puzzle,
  choice: MoveChoice = {},
): Puzzle {
  if (!isPuzzle(definition)) return createPuzzle(definition, choice, []);
  if (choice.moves === undefined) return definition;
  return createPuzzle(definition.definition, choice, definition.notes);
}

/** Creates a puzzle, with notes on how it was read from another format. */
export function createPuzzle(
  definition: PuzzleDefinition,
  { moves }: MoveChoice,
  notes: readonly string[],
): Puzzle {
  if (moves !== undefined)
    return createPuzzle(chooseMoves(definition, moves), {}, notes);
  const checked = checkDefinition(definition);
  const blocks = findBlocks(checked);
  const codec = createStateCodec(checked, blocks);
  const turns = new Map([...checked.moves, ...checked.rotations]);
  // A rotation takes pieces to other blocks.
  const rotationCodec =
    checked.rotations.size === 0
      ? codec
      : createStateCodec(checked, findBlocks({ ...checked, moves: turns }));
  const normalised = normaliseTwists(checked, blocks);
  const start = normalised.reduce(codec.toFlat(codec.solved));
  const parts = lazy(() => {
    assertFewStickers(checked);
    return analyseBlocks(
      normalised.moves,
      splitBlocks(normalised.moves, normalised.blocks),
    );
  });
  const coordinates = lazy(() =>
    buildCoordinates([...checked.moves.keys()], parts(), normalised, start),
  );
  const sizeBig = lazy(() =>
    coordinates().reduce((size, coordinate) => size * coordinate.size, 1n),
  );

  const puzzle: Puzzle = {
    definition,
    moves: Object.freeze([...checked.moves.keys()]),
    rotations: Object.freeze([...checked.rotations.keys()]),
    notes: Object.freeze([...notes]),
    solved: codec.solved,
    get size() {
      return Number(sizeBig());
    },
    get sizeBig() {
      return sizeBig();
    },
    get coordinates() {
      return coordinates()
        .filter(({ size }) => size > 1n)
        .map(publicCoordinate);
    },
    apply(state, move) {
      const turn = findMove(move, turns, checked.layout);
      return rotationCodec.toState(
        rotationCodec.move(rotationCodec.toFlat(state), turn),
      );
    },
    applyMoves(state, moves) {
      const flat = rotationCodec.toFlat(state);
      return rotationCodec.toState(rotationCodec.move(flat, turnBy(moves)));
    },
    randomState: (options = {}) => unrank(randomBelow(sizeBig(), randomOf(options))),
    rank(state) {
      assertExact(sizeBig(), "rankBig");
      return rankFlat(coordinates(), toFlat(state));
    },
    unrank(index) {
      assertExact(sizeBig(), "unrankBig");
      if (!Number.isInteger(index)) {
        throw new TypeError(
          `index is ${describeValue(index)}; expected a whole number`,
        );
      }
      return unrank(BigInt(index));
    },
    rankBig: (state) => rankFlatBig(coordinates(), toFlat(state)),
    unrankBig(index) {
      if (typeof index !== "bigint") {
        throw new TypeError(
          `index is ${describeValue(index)}; expected a bigint such as 5n`,
        );
      }
      return unrank(index);
    },
  };
  internalsByPuzzle ??= new WeakMap();
  internalsByPuzzle.set(puzzle, {
    checked,
    normalised,
    toFlat,
    toState,
    start,
    assertFewStickers: () => assertFewStickers(checked),
    coordinates,
    isRankable,
    rankFlat: (state) => rankFlatBig(coordinates(), state),
  });
  return Object.freeze(puzzle);

  function turnBy(moves: string | readonly string[]): Transformation {
    const { layout } = checked;
    if (typeof moves === "string") {
      return parseSequence(
        moves,
        [...turns.keys()],
        (name) => turns.get(name)!,
        layout,
      );
    }
    assertArray("moves", moves, Infinity);
    return moves
      .map((name) => findMove(name, turns, layout))
      .reduce((all, turn) => compose(all, turn, layout), identity(layout));
  }

  function isRankable(): boolean {
    try {
      return coordinates().every(({ isUnlisted = false }) => !isUnlisted);
    } catch (error) {
      if (error instanceof UnrankableError) return false;
      throw error;
    }
  }

  function unrank(index: bigint): PuzzleState {
    if (index < 0n || index >= sizeBig()) {
      throw new RangeError(
        `index ${describeValue(Number(index))} is out of range 0..${sizeBig() - 1n}`,
      );
    }
    return toState(unrankFlat(coordinates(), index, start));
  }

  function toState(state: FlatState): PuzzleState {
    return codec.toState(normalised.expand(state));
  }

  function toFlat(state: PuzzleState): FlatState {
    return normalised.reduce(codec.toFlat(state));
  }
}

/** Returns the internals of a puzzle that `definePuzzle` created. */
export function internalsOf(puzzle: Puzzle): PuzzleInternals {
  return internalsByPuzzle!.get(puzzle)!;
}

function isPuzzle(value: PuzzleDefinition | Puzzle): value is Puzzle {
  return isObject(value) && internalsByPuzzle?.has(value as Puzzle) === true;
}

function publicCoordinate({
  name,
  size,
  reason,
  kind,
  blocks,
  radices,
  dependsOnOtherCoordinates,
}: Coordinate): PuzzleCoordinate {
  return {
    ...{ name, size, reason, radices },
    kind: dependsOnOtherCoordinates ? "twists by piece" : kind,
    positions: blocks.flatMap(({ positions, orbit }) =>
      positions.map((at) => ({ orbit: orbit.name, position: at - orbit.first })),
    ),
  };
}

/** A chain for more stickers takes seconds and gigabytes. */
const MAX_STICKERS = 3000;

function assertFewStickers({ layout }: CheckedPuzzle): void {
  const stickers = layout.twists.reduce((sum, twists) => sum + twists, 0);
  if (stickers <= MAX_STICKERS) return;
  throw new UnrankableError(
    `a puzzle of ${stickers} stickers (pieces times twists) is too large to be numbered; ` +
      `expected ${MAX_STICKERS} at most`,
  );
}

function assertExact(size: bigint, other: string): void {
  if (size <= MAX_EXACT) return;
  throw new RangeError(
    `the puzzle has ${size} states, more than a number can index exactly; use ${other}`,
  );
}

/** Computes a value on first use. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

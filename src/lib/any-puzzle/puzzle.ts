import { describeValue } from "../indexing/check-input.ts";
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
import { splitBlocks } from "./split-blocks.ts";
import { UnrankableError } from "./unrankable-error.ts";

/**
 * A puzzle that can be turned and numbered: what `definePuzzle` makes of a definition.
 *
 * What is forced is found out when a number is first asked for.
 */
export interface Puzzle {
  readonly definition: PuzzleDefinition;
  /** The names of the listed moves. */
  readonly moves: readonly string[];
  /** The names of the rotations, which turn the whole puzzle and are not moves. */
  readonly rotations: readonly string[];
  /**
   * What was left out or read in another way when the puzzle was read from another form,
   * one sentence each. Empty for a definition.
   */
  readonly notes: readonly string[];
  readonly solved: PuzzleState;
  /** How many positions there are: exact up to 2^53, rounded above; see `sizeBig`. */
  readonly size: number;
  readonly sizeBig: bigint;
  /** The parts of a position's number, most significant first. */
  readonly coordinates: readonly PuzzleCoordinate[];
  /**
   * The state after a move or a rotation: a listed one, or a power of one such as U2, U'
   * or U2'.
   *
   * @throws {RangeError | TypeError} when it is not a state of this puzzle, or no move
   */
  apply(state: PuzzleState, move: string): PuzzleState;
  /**
   * The number of a state, 0..size-1.
   *
   * @throws {RangeError | TypeError} when no moves lead to it, or `size` is above 2^53
   */
  rank(state: PuzzleState): number;
  /**
   * The state with a number: the inverse of `rank`.
   *
   * @throws {RangeError | TypeError} when it is out of range, or `size` is above 2^53
   */
  unrank(index: number): PuzzleState;
  /** Like `rank`, but for any size. */
  rankBig(state: PuzzleState): bigint;
  /** Like `unrank`, but for any size. */
  unrankBig(index: bigint): PuzzleState;
}

/** Which moves of a puzzle count. */
export interface MoveChoice {
  /**
   * The moves that count, by name: listed ones, powers such as U2, or rotations. Default:
   * all listed moves.
   */
  readonly moves?: readonly string[];
}

/** One part of a position's number, and why it has as many values as it has. */
export interface PuzzleCoordinate {
  readonly name: string;
  readonly size: bigint;
  readonly reason: string;
  /**
   * What its number is made of: the permutation of some pieces, their twists by position,
   * or by piece where some cannot be seen, or an element of a group.
   */
  readonly kind: "permutation" | "twists" | "twists by piece" | "group";
  /** The positions of those pieces, or of a group's, in order. */
  readonly positions: readonly PuzzlePosition[];
  /**
   * How many values each digit of its number can have, most significant first; their
   * product is its size. The digits are those of the Lehmer code, which count smaller
   * pieces to the right, twists, or those of a stabiliser chain. There are none where the
   * number is a place in a list: pieces look alike.
   */
  readonly radices: readonly number[];
}

/** A position of an orbit, from 0. */
export interface PuzzlePosition {
  readonly orbit: string;
  readonly position: number;
}

/** What other files of this folder read of a puzzle. */
export interface PuzzleInternals {
  readonly checked: CheckedPuzzle;
  readonly normalised: NormalisedPuzzle;
  /** What a state is to the coordinates. */
  readonly toFlat: (state: PuzzleState) => FlatState;
  readonly toState: (position: FlatState) => PuzzleState;
  readonly start: FlatState;
  /** @throws {RangeError} when the puzzle has too many stickers for a stabiliser chain */
  readonly assertFewStickers: () => void;
  /** @throws {UnrankableError} when its positions cannot be numbered */
  readonly coordinates: () => readonly Coordinate[];
  /** Whether its positions can be numbered. */
  readonly isRankable: () => boolean;
  /** @throws {RangeError} when no moves lead there, or positions cannot be numbered */
  readonly rankFlat: (position: FlatState) => bigint;
}

let internalsByPuzzle: WeakMap<Puzzle, PuzzleInternals> | undefined;

/**
 * Makes a puzzle of its pieces and moves.
 *
 * Nothing but these is declared. Which orders and twists the moves can reach is found
 * out, and every state that they reach gets one number, without gaps.
 *
 * @param definition  orbits, moves and, where it is not simply in order, the solved state;
 *                    it is copied. A puzzle is returned as it is, unless moves are chosen.
 * @param choice      the moves of the puzzle, where they are not all of the definition
 * @throws {TypeError} when a part is missing or not of its kind
 * @throws {RangeError} when a number is out of range, a row of sources is no
 *         permutation, or there is no move of a chosen name; the message names move,
 *         orbit, position and value
 * @cost   the length of all rows of the moves; the first number asked for builds
 *         stabiliser chains: milliseconds for small puzzles, up to a second for hundreds
 *         of stickers
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
 * turned.BEADS.permutation // → [1, 0, 2]
 * beads.rank(turned) // → 2
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

/** A puzzle that was read from another form, with what there is to say of that. */
export function createPuzzle(
  definition: PuzzleDefinition,
  { moves }: MoveChoice,
  notes: readonly string[],
): Puzzle {
  if (moves !== undefined)
    return createPuzzle(chooseMoves(definition, moves), {}, notes);
  const checked = checkDefinition(definition);
  const blocks = findBlocks(checked);
  const translator = createStateCodec(checked, blocks);
  const turns = new Map([...checked.moves, ...checked.rotations]);
  // A rotation takes pieces to where no moves take them.
  const turner =
    checked.rotations.size === 0
      ? translator
      : createStateCodec(checked, findBlocks({ ...checked, moves: turns }));
  const normalised = normaliseTwists(checked, blocks);
  const start = normalised.reduce(translator.toFlat(translator.solved));
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
  const sizeBig = lazy(() => coordinates().reduce((size, one) => size * one.size, 1n));

  const puzzle: Puzzle = {
    definition,
    moves: Object.freeze([...checked.moves.keys()]),
    rotations: Object.freeze([...checked.rotations.keys()]),
    notes: Object.freeze([...notes]),
    solved: translator.solved,
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
      return turner.toState(turner.move(turner.toFlat(state), turn));
    },
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
    rankFlat: (position) => rankFlatBig(coordinates(), position),
  });
  return Object.freeze(puzzle);

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

  function toState(position: FlatState): PuzzleState {
    return translator.toState(normalised.expand(position));
  }

  function toFlat(state: PuzzleState): FlatState {
    return normalised.reduce(translator.toFlat(state));
  }
}

/** What stands behind a puzzle, which `definePuzzle` has made. */
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

/** So many stickers take seconds already; their chain, gigabytes. */
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
    `the puzzle has ${size} positions, more than numbers can tell apart; use ${other}`,
  );
}

/** What is worked out when first asked for, and kept. */
function lazy<T>(make: () => T): () => T {
  let made: { value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

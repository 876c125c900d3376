import { invertMoves } from "../puzzle/moves.ts";
import { buildStickerMoves } from "../puzzle/sticker-moves.ts";
import { SOLVED } from "../puzzle/state.ts";
import { toStickers } from "../puzzle/stickers.ts";

/**
 * The six quarter turns, in the order in which the lookup tries them.
 *
 * @example formatMoves(LOOKUP_MOVES) // → "U F R U' F' R'"
 */
export const LOOKUP_MOVES: readonly number[] = Object.freeze([6, 0, 3, 8, 2, 5]);

/**
 * The lookup table of a program that stores a cube as its 21 stickers and multiplies on the
 * left: for each state found so far, the move that produced it.
 */
export interface StickerLookup {
  /** By `stickerKey`; undefined for the solved cube. */
  readonly producedBy: Map<string, number | undefined>;
  /** The sticker permutations of the moves. */
  readonly moves: readonly (readonly number[])[];
  /** The keys of the states at the last depth. */
  frontier: readonly string[];
}

/** The letter of sticker 0; sticker 20 is U. */
const FIRST_LETTER = 65;

/**
 * A sticker permutation as a string, for use as the key of a Map: unlike arrays, equal strings
 * are the same key.
 *
 * Unchecked: the caller guarantees stickers.
 * @returns one letter for each facelet, A for sticker 0 to U for sticker 20
 * @example stickerKey([2, 0, 3, 1]) // → "CADB"
 */
export function stickerKey(stickers: readonly number[]): string {
  return String.fromCharCode(...stickers.map((sticker) => FIRST_LETTER + sticker));
}

/**
 * Creates a lookup with only the solved cube. Each call of `deepenLookup` adds a depth.
 *
 * @example startLookup().frontier // → ["ABCDEFGHIJKLMNOPQRSTU"]
 */
export function startLookup(): StickerLookup {
  const solved = stickerKey(toStickers(SOLVED));
  return {
    producedBy: new Map([[solved, undefined]]),
    moves: buildStickerMoves(),
    frontier: [solved],
  };
}

/**
 * Adds all states at the next depth, in quarter turns.
 *
 * The move is multiplied on the left, as with `bytes.translate`. So the move stored for a state
 * is not the last move of a sequence that leads to it, but the first.
 *
 * @param lookup  mutated
 * @returns       the number of new states; 0 when the lookup is complete
 * @cost    six products and six strings for each state of the last depth; a string of 21
 *          letters and an entry of the Map for each new state
 * @example deepenLookup(startLookup()) // → 6
 * @source  the Python program "pocket-cube": build_lookup_table
 */
export function deepenLookup(lookup: StickerLookup): number {
  const { producedBy, moves, frontier } = lookup;
  const next: string[] = [];
  for (const cube of frontier) {
    for (const move of LOOKUP_MOVES) {
      const neighbour = translate(cube, moves[move]);
      if (producedBy.has(neighbour)) continue;
      producedBy.set(neighbour, move);
      next.push(neighbour);
    }
  }
  lookup.frontier = next;
  return next.length;
}

/**
 * The moves that the program prints for a cube: it looks up the move that produced the cube,
 * multiplies by its inverse on the left, and repeats until the cube is solved.
 *
 * In this order the moves do not solve the cube; in reverse order they do.
 *
 * @param lookup    at least as deep as the distance of the cube
 * @param stickers  not mutated
 * @throws {RangeError} when the distance of the cube is greater than the depth of the lookup
 * @example
 * const lookup = startLookup();
 * deepenLookup(lookup) // → 6
 * const afterF = toStickers(applyMoves(SOLVED, parseMoves("F")));
 * formatMoves(printedMoves(lookup, afterF)) // → "F'"
 */
export function printedMoves(
  { producedBy, moves }: StickerLookup,
  stickers: readonly number[],
): number[] {
  let cube = stickerKey(stickers);
  if (!producedBy.has(cube)) {
    throw new RangeError(
      `${cube} is not in the lookup; expected a cube at a smaller distance`,
    );
  }
  const printed: number[] = [];
  let move = producedBy.get(cube);
  while (move !== undefined) {
    const [inverse] = invertMoves([move]);
    printed.push(inverse);
    cube = translate(cube, moves[inverse]);
    move = producedBy.get(cube);
  }
  return printed;
}

/** Replaces each sticker by its entry in the table: the product table · cube. */
function translate(cube: string, table: readonly number[]): string {
  const codes = new Array<number>(cube.length);
  for (let place = 0; place < cube.length; place++) {
    codes[place] = FIRST_LETTER + table[cube.charCodeAt(place) - FIRST_LETTER];
  }
  return String.fromCharCode(...codes);
}

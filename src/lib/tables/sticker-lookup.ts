import { invertMoves } from "../puzzle/moves.ts";
import { buildStickerMoves } from "../puzzle/sticker-moves.ts";
import { SOLVED } from "../puzzle/state.ts";
import { toStickers } from "../puzzle/stickers.ts";

/**
 * The six quarter turns in the order in which the lookup tries them.
 *
 * @example formatMoves(LOOKUP_MOVES) // → "U F R U' F' R'"
 */
export const LOOKUP_MOVES: readonly number[] = Object.freeze([6, 0, 3, 8, 2, 5]);

/**
 * For each state found so far, the move that produced it: the lookup table of a program
 * that keeps a cube as its 21 stickers and multiplies on the left.
 */
export interface StickerLookup {
  /** By `stickerKey`. The solved cube is there too, and no move produced it. */
  readonly producedBy: Map<string, number | undefined>;
  /** The sticker arrays of the moves, by move number. */
  readonly moves: readonly (readonly number[])[];
  /** The keys of the last depth, whose neighbours are the next. */
  frontier: readonly string[];
}

/** Sticker 0 is written as this letter, and 20 as U. */
const FIRST_LETTER = 65;

/**
 * A list of stickers as a string, to be the key of a Map: two arrays with the same entries
 * are different keys, two equal strings are the same key.
 *
 * Unchecked: the caller guarantees stickers.
 * @returns one letter a place, A for sticker 0 to U for sticker 20
 * @example stickerKey([2, 0, 3, 1]) // → "CADB"
 */
export function stickerKey(stickers: readonly number[]): string {
  return String.fromCharCode(...stickers.map((sticker) => FIRST_LETTER + sticker));
}

/**
 * A lookup that knows only the solved cube. Each call of `deepenLookup` adds a depth.
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
 * Adds all states that are one quarter turn farther away.
 *
 * The move is multiplied on the left, as `bytes.translate` does it. So the move noted for
 * a state is not the last turn that a hand makes on the way to it, but the first.
 *
 * @param lookup  changed in place
 * @returns       how many states are new; 0 when all are there
 * @cost    six products and six texts for each state of the last depth; some 21 letters
 *          and a place in the Map for each that is new
 * @example deepenLookup(startLookup()) // → 6
 * @source  a Python program, "pocket-cube": build_lookup_table
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
 * The moves that the loop of that program prints for a cube: it looks up the move that
 * produced the cube, multiplies by the inverse on the left, and so on until it is solved.
 *
 * Turned by hand in this order they do not solve the cube; from last to first they do.
 *
 * @param lookup    at least as deep as the cube's distance
 * @param stickers  not mutated
 * @throws {RangeError} when the cube is farther away than the lookup is deep
 * @example
 * const lookup = startLookup();
 * deepenLookup(lookup) // → 6
 * formatMoves(printedMoves(lookup, buildStickerMoves()[0])) // → "F'"
 */
export function printedMoves(
  { producedBy, moves }: StickerLookup,
  stickers: readonly number[],
): number[] {
  let cube = stickerKey(stickers);
  if (!producedBy.has(cube)) {
    throw new RangeError(`${cube} is farther away than the lookup reaches`);
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

/** Each sticker replaced by the table's entry for it: the product table · cube. */
function translate(cube: string, table: readonly number[]): string {
  const codes = new Array<number>(cube.length);
  for (let place = 0; place < cube.length; place++) {
    codes[place] = FIRST_LETTER + table[cube.charCodeAt(place) - FIRST_LETTER];
  }
  return String.fromCharCode(...codes);
}

import { describeValue } from "../indexing/check-input.ts";
import { rankPermutation } from "../indexing/permutation.ts";
import { CORNER_FACELETS } from "./colourings.ts";
import { N_ORIENTATIONS, N_STATES } from "./coordinates.ts";
import { CORNER_FACES, FACELETS, FACES, FIXED_CORNER, stickerAt } from "./corners.ts";
import { N_PIECES } from "./state.ts";

/**
 * The dot in a pattern: a facelet of any colour.
 *
 * @example matchStates(ANY_COLOUR.repeat(24)).length === N_STATES // → true
 */
export const ANY_COLOUR = ".";

/**
 * The indices of all states that match a pattern.
 *
 * A pattern is a facelet string as from `toFacelets`, with a dot for any colour. The piece DBL
 * is always solved, so the same face on another side of the cube is another pattern.
 *
 * Permutations and orientations are matched separately: most matching permutations allow the
 * same orientations, which are listed once.
 *
 * @param pattern  24 letters or dots in the order of `FACELETS`; spaces are ignored
 * @returns        indices as in `rankState`, in ascending order; empty when no state matches
 *                 (`explainNoMatch` tells why)
 * @throws {RangeError} when it is not 24 long, or has a letter that is no face
 * @throws {TypeError} when it is not a string
 * @cost    at most 5040 permutations, and one step for each matching state; 2916 bytes for
 *          each matching permutation while it runs
 * @example
 * // The D face in its own colour; everything else may be any colour:
 * matchStates(".... .... .... DDDD .... ....").length // → 3888
 * matchStates("UUUU RRRR FFFF DDDD LLLL BBBB").join() // → "0"
 */
export function matchStates(pattern: string): Uint32Array<ArrayBuffer> {
  const twists = matchTwists(parsePattern(pattern));
  const orders = [...matchOrders(twists)];
  const matches = new Uint32Array(orders.length * N_ORIENTATIONS);
  /** For each position and piece, the allowed twists as bits. */
  const bits = twists.map((pieces) =>
    pieces.map((allowed) =>
      allowed.reduce((sum, isAllowed, twist) => sum + (Number(isAllowed) << twist), 0),
    ),
  );
  const cache = new Map<number, readonly number[]>();
  let count = 0;
  for (const order of orders) {
    const row = rankPermutation(order) * N_ORIENTATIONS;
    const orientations = orientationsOf(order);
    for (let i = 0; i < orientations.length; i++)
      matches[count++] = row + orientations[i];
  }
  return matches.slice(0, count);

  function orientationsOf(order: readonly number[]): readonly number[] {
    const key = order.reduce((all, piece, at) => 8 * all + bits[at][piece], 0);
    const orientations =
      cache.get(key) ?? matchOrientations(order.map((piece, at) => twists[at][piece]));
    cache.set(key, orientations);
    return orientations;
  }
}

/**
 * The indices of the orientations with an allowed twist in each position, in ascending order.
 *
 * @param allowed  `allowed[position][twist]`
 */
function matchOrientations(allowed: readonly (readonly boolean[])[]): number[] {
  const matches: number[] = [];
  twistFrom(0, 0, 0);
  return matches;

  /** Tries all twists from this position on; `digits` is the index of those before it. */
  function twistFrom(position: number, digits: number, sum: number): void {
    if (position === N_PIECES - 1) {
      // The last twist follows from the others and adds no digit.
      if (allowed[position][(3 - (sum % 3)) % 3]) matches.push(digits);
      return;
    }
    for (let twist = 0; twist < 3; twist++) {
      if (!allowed[position][twist]) continue;
      twistFrom(position + 1, 3 * digits + twist, sum + twist);
    }
  }
}

/**
 * The indices of all states that match at least one of several patterns.
 *
 * @param patterns  each as for `matchStates`
 * @returns         each index once, in ascending order
 * @throws {RangeError | TypeError} as `matchStates`
 * @cost    3,674,160 bytes while it runs
 * @example
 * // The U face in its own colour, or in that of F:
 * matchAny(["U", "F"].map((colour) => colour.repeat(4).padEnd(24, "."))).length
 * // → 2592
 */
export function matchAny(patterns: Iterable<string>): Uint32Array<ArrayBuffer> {
  const isGoal = new Uint8Array(N_STATES);
  for (const pattern of patterns) {
    for (const index of matchStates(pattern)) isGoal[index] = 1;
  }
  const matches: number[] = [];
  for (let i = isGoal.indexOf(1); i >= 0; i = isGoal.indexOf(1, i + 1)) matches.push(i);
  return new Uint32Array(matches);
}

/**
 * Parses a pattern into its 24 letters.
 *
 * @throws {RangeError | TypeError} as `matchStates`
 */
export function parsePattern(pattern: string): string[] {
  if (typeof pattern !== "string") {
    throw new TypeError(`a pattern is a string, not ${describeValue(pattern)}`);
  }
  const letters = Array.from(pattern.replace(/\s/g, ""));
  if (letters.length !== FACELETS.length) {
    throw new RangeError(
      `expected a pattern of ${FACELETS.length} facelets, found ${letters.length}`,
    );
  }
  const faces: readonly string[] = FACES;
  const unknown = letters.find(
    (letter) => !faces.includes(letter) && letter !== ANY_COLOUR,
  );
  if (unknown === undefined) return letters;
  throw new RangeError(
    `${describeValue(unknown)} is not a colour of a pattern; expected one of ${FACES.join(" ")} or a dot`,
  );
}

/**
 * The twists of each piece that match a pattern in each of the eight positions:
 * `twists[position][piece][twist]`. Position DBL admits only its own, untwisted piece.
 */
export type MatchingTwists = readonly (readonly (readonly boolean[])[])[];

/** Unchecked: the caller guarantees letters from `parsePattern`. */
export function matchTwists(letters: readonly string[]): MatchingTwists {
  return CORNER_FACELETS.map((places, position) =>
    CORNER_FACES.map((faces, piece) => {
      const isAtHome = position === FIXED_CORNER && piece === FIXED_CORNER;
      const mayBeHere =
        isAtHome || (position !== FIXED_CORNER && piece !== FIXED_CORNER);
      return [0, 1, 2].map(
        (twist) => mayBeHere && !(isAtHome && twist > 0) && shows(faces, twist, places),
      );
    }),
  );

  function shows(faces: readonly string[], twist: number, places: readonly number[]) {
    return places.every((place, sticker) => {
      const colour = letters[place];
      return colour === ANY_COLOUR || colour === stickerAt(faces, twist, sticker);
    });
  }
}

/**
 * Generates the permutations in which every piece has a matching twist, in ascending order of
 * their indices.
 *
 * @param prefix  the first pieces of each permutation; default: none
 */
export function* matchOrders(
  twists: MatchingTwists,
  prefix: readonly number[] = [],
): Generator<readonly number[]> {
  const fitsFixedCorner = twists[FIXED_CORNER][FIXED_CORNER][0];
  if (!fitsFixedCorner) return;
  const position = prefix.length;
  if (position === N_PIECES) yield prefix;
  else {
    for (let piece = 0; piece < N_PIECES; piece++) {
      if (prefix.includes(piece) || !twists[position][piece].includes(true)) continue;
      yield* matchOrders(twists, [...prefix, piece]);
    }
  }
}

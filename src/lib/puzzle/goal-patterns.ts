import { describeValue } from "../indexing/check-input.ts";
import { rankPermutation } from "../indexing/permutation.ts";
import { CORNER_FACELETS } from "./colourings.ts";
import { N_ORIENTATIONS, N_STATES } from "./coordinates.ts";
import { CORNER_FACES, FACELETS, FACES, FIXED_CORNER, stickerAt } from "./corners.ts";
import { N_PIECES } from "./state.ts";

/**
 * A dot in a pattern: the colour of that place does not matter.
 *
 * @example matchStates(ANY_COLOUR.repeat(24)).length === N_STATES // → true
 */
export const ANY_COLOUR = ".";

/**
 * The numbers of all states that look like a pattern.
 *
 * A pattern is written as `toFacelets` writes a cube, with a dot at each place whose
 * colour does not matter. The cube is held as always, with the corner DBL at home: the
 * same face done on another side of the cube is another pattern.
 *
 * Orders and twists are looked for separately: most orders that fit allow the same twists
 * as another, and the list of these twists is made once.
 *
 * @param pattern  24 letters or dots in the order of `FACELETS`; spaces are ignored
 * @returns        the numbers as in `rankState`, in ascending order; none when no turns lead
 *                 to such a cube, and `explainNoMatch` tells why
 * @throws {RangeError} when it is not 24 long, or has a letter that is no face
 * @throws {TypeError} when it is not a string
 * @cost    at most 5040 orders of the pieces, and one step for each state that fits; 2916
 *          bytes for each order while it works
 * @example
 * // The D face in its own colour, whatever its sides show and wherever the others are:
 * matchStates(".... .... .... DDDD .... ....").length // → 3888
 * matchStates("UUUU RRRR FFFF DDDD LLLL BBBB").join() // → "0"
 */
export function matchStates(pattern: string): Uint32Array<ArrayBuffer> {
  const twists = matchTwists(parsePattern(pattern));
  const orders = [...matchOrders(twists)];
  const matches = new Uint32Array(orders.length * N_ORIENTATIONS);
  /** For each position and piece, the twists that are allowed there, as bits. */
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
 * The numbers, in ascending order, of the orientations in which each position has one of the
 * twists that are allowed there: read `allowed[position][twist]`.
 */
function matchOrientations(allowed: readonly (readonly boolean[])[]): number[] {
  const matches: number[] = [];
  twistFrom(0, 0, 0);
  return matches;

  /** Gives twists from this position on; `digits` are those of the positions before. */
  function twistFrom(position: number, digits: number, sum: number): void {
    if (position === N_PIECES - 1) {
      // The last twist follows from the others, and is no digit of the number.
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
 * The numbers of all states that look like at least one of several patterns.
 *
 * @param patterns  each as for `matchStates`; one that no state fits adds nothing
 * @returns         each number once, in ascending order
 * @throws {RangeError | TypeError} as `matchStates` does
 * @cost    3,674,160 bytes while it works
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
 * The 24 letters of a pattern, without its spaces.
 *
 * @throws {RangeError | TypeError} as `matchStates` does
 */
export function parsePattern(pattern: string): string[] {
  if (typeof pattern !== "string") {
    throw new TypeError(`a pattern is a string, not ${describeValue(pattern)}`);
  }
  const letters = Array.from(pattern.replace(/\s/g, ""));
  if (letters.length !== FACELETS.length) {
    throw new RangeError(
      `a pattern has ${FACELETS.length} places, this one ${letters.length}`,
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
 * Which twists of which piece show what is asked for at each of the eight positions:
 * read `twists[position][piece][twist]`. The corner DBL stays at home; no other piece
 * gets there.
 */
export type MatchingTwists = readonly (readonly (readonly boolean[])[])[];

/** Unchecked: the caller guarantees what `readPattern` gives. */
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
 * The orders of the seven pieces in which each can be twisted so that it fits, in ascending
 * order of their numbers: one at a time, for callers who need only some.
 *
 * @param prefix  what the orders begin with; nothing when left out
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

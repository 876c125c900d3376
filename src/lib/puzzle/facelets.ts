import { assertArray, describeValue } from "../indexing/check-input.ts";
import {
  type CornerColours,
  identifyPiecesAsHeld,
  identifyPieces,
  schemeFromCorner,
} from "./colour-scheme.ts";
import { type Colouring, cornerColours, type Scheme } from "./colourings.ts";
import {
  CORNER_FACES,
  FACELETS,
  FACES,
  findPiece,
  FIXED_CORNER,
  OPPOSITE,
  type PlacedPiece,
  stickerAt,
} from "./corners.ts";
import { assertState, N_PIECES, type State } from "./state.ts";

/**
 * The colours of the 24 places, each by the letter of the face where it is at home.
 *
 * @param state  not mutated
 * @returns      24 letters in the order of `FACELETS`: faces U R F D L B, row by row
 * @throws {RangeError | TypeError} when it is not a state that turns can reach
 * @example toFacelets(SOLVED) // → "UUUURRRRFFFFDDDDLLLLBBBB"
 */
export function toFacelets(state: State): string {
  assertState(state);
  const permutation = [...state.permutation, FIXED_CORNER];
  const orientation = [...state.orientation, 0];
  let letters = "";
  for (const { position, sticker } of FACELETS) {
    const faces = CORNER_FACES[permutation[position]];
    letters += stickerAt(faces, orientation[position], sticker);
  }
  return letters;
}

/**
 * The state of a cube from the colours of its 24 places.
 *
 * Any colours: six symbols of any kind. A pocket cube has no centres, so which colours
 * lie opposite each other is worked out from the corners, on which opposites never meet.
 *
 * Any way up: the state is the one seen after turning the whole cube until the corner
 * DBL is at home. Usual names say which corner that is, the one of D, B and L: U R F D L B
 * or W R G Y O B (white, red, green, yellow, orange, blue). Under other names any
 * corner could be it, and the one that is in position DBL is taken.
 *
 * Mirrored colours: the mirror image of a cube is a good cube in another scheme of
 * colours, and under names that say nothing it is read as that. Usual names do say
 * which way round colours go, so under these a mirrored scheme is refused. (Under the
 * same names other pairs of opposites, say white and blue, are another scheme, and are
 * read.) A cube with only some of its corners mirrored is refused in any colours.
 *
 * @param text  24 symbols in the order of `FACELETS`; spaces between them are ignored
 * @throws {RangeError} with the reason, when no turns lead to such a cube
 * @throws {TypeError} when it is not a string
 * @example rankState(fromFacelets("WWWW RRRR GGGG YYYY OOOO BBBB")) // → 0
 */
export function fromFacelets(text: string): State {
  const state = stateFromPieces(identifyPieces(parseCorners(text)));
  assertState(state);
  return state;
}

/** A cube as it lies in the hand. */
export interface StateWithScheme {
  readonly state: State;
  /**
   * The colour of each face once turns of U, R and F have solved it, in the order of
   * `FACES`.
   */
  readonly scheme: Scheme;
}

/**
 * The state of a cube as it is held, and its colour scheme, from the colours of its 24
 * places.
 *
 * The corner in position DBL is the one that stays, whichever it is. So a solution of the
 * state is made by turns of U, R and F as the reader sees them, without turning the whole
 * cube before or after. `fromFacelets` gives the state that the cube would have after
 * turning it, and thus the same number for all 24 holds.
 *
 * @param colouring  six colours, four times each, under any names; not mutated
 * @throws {RangeError} with the reason, when no turns lead to such a cube
 * @throws {TypeError} when it is not an array
 * @example
 * const upsideDown = stateAsHeld([..."YYYYRRRRBBBBWWWWOOOOGGGG"]);
 * rankState(upsideDown.state) // → 0
 * upsideDown.scheme.join("") // → "YRBWOG"
 */
export function stateAsHeld(colouring: Colouring): StateWithScheme {
  assertArray("a colouring", colouring);
  const { pieces, scheme } = identifyPiecesAsHeld(checkedCorners(colouring));
  const state = stateFromPieces(pieces);
  assertState(state);
  const colours = new Map([...scheme].map(([colour, face]) => [face, colour]));
  return { state, scheme: FACES.map((face) => colours.get(face)!) };
}

/** The state that eight pieces make up, seen with DBL at home. */
function stateFromPieces(pieces: readonly PlacedPiece[]): State {
  const home = pieces.findIndex(({ piece }) => piece === FIXED_CORNER);
  const { twist: turn } = pieces[home];
  // Instead of turning the cube, give each face the name that it would have afterwards.
  const renamed = schemeFromCorner(
    [0, 1, 2].map((sticker) => CORNER_FACES[home][(sticker + turn) % 3]),
    new Map(Object.entries(OPPOSITE)),
  );
  const permutation = new Array<number>(N_PIECES);
  const orientation = new Array<number>(N_PIECES);
  pieces.forEach(({ piece, twist }, held) => {
    if (held === home) return;
    const faces = CORNER_FACES[held].map((face) => renamed.get(face)!);
    const position = findPiece(CORNER_FACES, faces)!;
    permutation[position.piece] = piece;
    orientation[position.piece] = (twist - position.twist + 3) % 3;
  });
  return { permutation, orientation };
}

function parseCorners(text: string): CornerColours[] {
  if (typeof text !== "string") {
    throw new TypeError(`facelets are read from a string, not ${describeValue(text)}`);
  }
  // U+FE0F follows some emoji, such as a white square, and shows nothing.
  return checkedCorners(Array.from(text.replace(/[\s\uFE0F]/g, "")));
}

/** The colours of each corner position, six colours four times each; otherwise throws. */
function checkedCorners(symbols: readonly string[]): string[][] {
  if (symbols.length !== FACELETS.length) {
    throw new RangeError(
      `expected ${FACELETS.length} stickers, found ${symbols.length}`,
    );
  }
  assertColourCounts(symbols);
  return cornerColours(symbols);
}

function assertColourCounts(symbols: readonly string[]): void {
  const colours = [...new Set(symbols)];
  if (colours.length !== FACES.length) {
    const counts = `${colours.length}: ${colours.join(" ")}`;
    throw new RangeError(`expected ${FACES.length} colours, found ${counts}`);
  }
  const count = (colour: string) =>
    symbols.filter((symbol) => symbol === colour).length;
  const wrong = colours.filter((colour) => count(colour) !== 4);
  if (wrong.length > 0) {
    const counts = wrong.map((colour) => `${count(colour)} of ${colour}`).join(", ");
    throw new RangeError(`expected 4 stickers of each colour, found ${counts}`);
  }
}

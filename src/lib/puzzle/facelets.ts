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
 * The facelet string of a state: each colour is the letter of its face on the solved cube.
 *
 * @param state  not mutated
 * @returns      24 letters in the order of `FACELETS`: faces U R F D L B, row by row
 * @throws {RangeError | TypeError} when it is not a reachable state
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
 * Parses a facelet string, in any colours and any orientation of the whole cube.
 *
 * Colours may be any six symbols. A pocket cube has no centres, so opposite colours are
 * deduced from the corners: opposites never share one.
 *
 * The cube may be held any way up: the state is the one after rotating the whole cube until
 * the piece DBL is solved. With usual names, U R F D L B or W R G Y O B (white, red, green,
 * yellow, orange, blue), that is the piece of D, B and L. With other names it is the piece in
 * position DBL.
 *
 * The mirror image of a cube is a valid cube in another colour scheme, and is accepted with
 * other names. With usual names a mirrored scheme is an error. (Other pairs of
 * opposites, say white and blue, are another scheme, and accepted.) A cube with only some
 * corners mirrored is always an error.
 *
 * @param text  24 symbols in the order of `FACELETS`; spaces between them are ignored
 * @throws {RangeError} with the reason, when the cube is not solvable
 * @throws {TypeError} when it is not a string
 * @example rankState(fromFacelets("WWWW RRRR GGGG YYYY OOOO BBBB")) // → 0
 */
export function fromFacelets(text: string): State {
  const state = stateFromPieces(identifyPieces(parseCorners(text)));
  assertState(state);
  return state;
}

/** A state, and the colour scheme of the cube as it is held. */
export interface StateWithScheme {
  readonly state: State;
  /** The colour of each face once U, R and F turns have solved it, in the order of `FACES`. */
  readonly scheme: Scheme;
}

/**
 * The state of a painted cube as it is held, and its colour scheme.
 *
 * The piece in position DBL counts as solved, whichever it is. So a solution of the state
 * consists of turns of U, R and F as the reader sees them, without a rotation of the whole
 * cube. `fromFacelets` rotates the cube first, and so returns the same state for all 24 ways
 * to hold it.
 *
 * @param colouring  six colours, four times each, with any names; not mutated
 * @throws {RangeError} with the reason, when the cube is not solvable
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

/** The state of eight pieces, after rotating the whole cube until DBL is solved. */
function stateFromPieces(pieces: readonly PlacedPiece[]): State {
  const home = pieces.findIndex(({ piece }) => piece === FIXED_CORNER);
  const { twist: turn } = pieces[home];
  // Rename the faces instead of rotating the cube.
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
    throw new TypeError(`expected facelets as a string, not ${describeValue(text)}`);
  }
  // U+FE0F, an invisible variation selector, follows some emoji such as a white square.
  return checkedCorners(Array.from(text.replace(/[\s\uFE0F]/g, "")));
}

/** The colours of each position; throws unless there are six colours, four times each. */
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

import { describeValue } from "../indexing/check-input.ts";
import { FACES } from "../puzzle/corners.ts";
import { findBigFaults } from "./cube-faults.ts";
import { BIG_FACELETS, colourBigCube, cubeFromColours } from "./facelets.ts";
import type { BigCube } from "./state.ts";

/**
 * The facelet string of a cube: each colour is the letter of the face with that centre.
 *
 * @param cube  not mutated; moves don't have to reach it
 * @returns     54 letters in the order of `BIG_FACELETS`, as Kociemba's programs read them
 * @example toBigFacelets(SOLVED_BIG_CUBE).slice(0, 18) // → "UUUUUUUUURRRRRRRRR"
 */
export function toBigFacelets(cube: BigCube): string {
  return colourBigCube(cube, FACES).join("");
}

/**
 * Parses a facelet string, in any colours and however the cube is held.
 *
 * The centres say which colour belongs to which face. So a solution of the state consists of
 * turns as the reader sees them.
 *
 * @param text  54 symbols in the order of `BIG_FACELETS`; spaces between them are ignored
 * @throws {RangeError} with the reason, when no turns solve the cube
 * @throws {TypeError} when it is not a string
 * @example
 * const sides = "RRRRRRRRR GGGGGGGGG YYYYYYYYY OOOOOOOOO BBBBBBBBB";
 * rankBigCube(fromBigFacelets("WWWWWWWWW" + sides)) // → 0n
 */
export function fromBigFacelets(text: string): BigCube {
  if (typeof text !== "string") {
    throw new TypeError(`expected facelets as a string, not ${describeValue(text)}`);
  }
  // U+FE0F, an invisible variation selector, follows some emoji such as a white square.
  const colouring = Array.from(text.replace(/[\s\uFE0F]/g, ""));
  if (colouring.length !== BIG_FACELETS.length) {
    throw new RangeError(
      `expected ${BIG_FACELETS.length} stickers, found ${colouring.length}`,
    );
  }
  const [fault] = findBigFaults(colouring);
  if (fault) throw new RangeError(fault.message);
  return cubeFromColours(colouring);
}

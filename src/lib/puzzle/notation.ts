import { describe } from "../indexing/check-input.ts";
import { AROUND, type Face, OPPOSITE } from "./corners.ts";
import { FACE_NAMES, moveOf } from "./moves.ts";

/** Which face of the cube, as it was first held, the reader now sees in each place. */
type View = Readonly<Record<Face, Face>>;

/** A rotation of the whole cube goes the way its face would turn. */
const ROTATIONS: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };

// A letter, then a digit and an apostrophe in either order. Keyboards, phones and word
// processors each type a different apostrophe.
const TURN = /([URFDLBxyz])(['’‘ʼ′´`＇]\d|\d?['’‘ʼ′´`＇]?)/y;
/** What makes another move of a turn, as in Rw, Ri, R'' or R10. */
const TAIL = /[a-w\d'’‘ʼ′´`＇+-]*/y;

/**
 * The moves that a text spells, as turns of F, R and U alone.
 *
 * Reads F R U and L D B, and the rotations x y z of the whole cube. Each may be
 * followed by 2 or 3 and by ' in any typographic form; spaces may be missing.
 *
 * The corner DBL never moves here. On a pocket cube L is the same turn as R followed
 * by a rotation of the whole cube that takes DBL along. So L is read as R, and from
 * there on the letters mean the faces that a reader, who holds the cube as before,
 * now sees in those places. How the cube is held at the end is not part of a state.
 *
 * @param text  any length; empty is no moves
 * @returns     each 0..8, as in `MOVE_NAMES`; nothing is cancelled or joined
 * @throws {RangeError} at the first thing that is no move; characters count from 1, each
 *         Unicode code point once
 * @throws {TypeError} when it is not a string
 * @example parseMoves("R U’ F2") // → [3, 8, 1]
 * @example formatMoves(parseMoves("L U")) // → "R F"
 */
export function parseMoves(text: string): number[] {
  const moves: number[] = [];
  let view: View = { U: "U", R: "R", F: "F", D: "D", L: "L", B: "B" };
  for (const { place, turns, isRotation } of writtenTurns(text)) {
    const face = view[place];
    if (isRotation) {
      view = rotate(view, place, turns);
    } else if (FACE_NAMES.includes(face)) {
      moves.push(turnOf(face, turns));
    } else {
      moves.push(turnOf(OPPOSITE[face], turns));
      view = rotate(view, place, turns);
    }
  }
  return moves;
}

function turnOf(face: Face, turns: number): number {
  return moveOf(FACE_NAMES.indexOf(face), turns);
}

/** What the reader sees after the whole cube has turned clockwise about a face. */
function rotate(view: View, about: Face, turns: number): View {
  const ring = AROUND[about];
  const rotated = { ...view };
  for (const [i, place] of ring.entries()) {
    rotated[ring[(i + turns) % 4]] = view[place];
  }
  return rotated;
}

/** A turn as it is written: of the face in this place, or of the whole cube about it. */
export interface WrittenTurn {
  readonly place: Face;
  /** Clockwise quarter turns, 1 to 3. */
  readonly turns: number;
  readonly isRotation: boolean;
}

/**
 * The turns that a text spells, one after the other, as they are written.
 * @throws as `parseMoves`, when it comes to what is no move
 */
export function* writtenTurns(text: string): Generator<WrittenTurn> {
  if (typeof text !== "string") {
    throw new TypeError(`moves are read from a string, not ${describe(text)}`);
  }
  let at = skipSpace(text, 0);
  while (at < text.length) {
    TURN.lastIndex = at;
    const [written, letter, suffix] = TURN.exec(text) ?? refuseLetter(text, at);
    const digit = suffix.replace(/\D/g, "");
    TAIL.lastIndex = at + written.length;
    const [tail] = TAIL.exec(text)!;
    if (!["", "1", "2", "3"].includes(digit) || /^\d/.test(tail)) {
      refuse(text, at, written + tail, "1, 2 or 3 quarter turns");
    }
    if (tail !== "") refuse(text, at, written + tail, LETTERS);
    const turns = Number(digit || 1);
    const isRotation = letter in ROTATIONS;
    yield {
      place: isRotation ? ROTATIONS[letter] : (letter as Face),
      turns: suffix === digit ? turns : 4 - turns,
      isRotation,
    };
    at = skipSpace(text, at + written.length);
  }
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text[at])) at++;
  return at;
}

function refuseLetter(text: string, at: number): never {
  return refuse(
    text,
    at,
    visible(String.fromCodePoint(text.codePointAt(at)!)),
    LETTERS,
  );
}

const LETTERS = "one of F R U L D B or a rotation x y z";

function refuse(text: string, at: number, what: string, expected: string): never {
  throw new RangeError(
    `unknown move ${what} at character ${characterNumber(text, at)}; expected ${expected}`,
  );
}

/** A place in the text as a reader counts it: from 1, each code point once. */
function characterNumber(text: string, at: number): number {
  return Array.from(text.slice(0, at)).length + 1;
}

/** A character that would not show in a message, by its code: U+200B */
function visible(character: string): string {
  if (/[\p{L}\p{N}\p{P}\p{S}]/u.test(character)) return character;
  return `U+${character.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`;
}

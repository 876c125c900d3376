import { describe } from "../indexing/check-input.ts";
import { type Face, OPPOSITE } from "./corners.ts";
import { assertMoves, FACE_NAMES, MOVE_NAMES, moveOf } from "./moves.ts";

/** Which face of the cube, as it was first held, the reader now sees in each place. */
type View = Readonly<Record<Face, Face>>;

/** A rotation of the whole cube goes the way its face would turn. */
const ROTATIONS: Readonly<Record<string, Face>> = { x: "R", y: "U", z: "F" };

/** The four neighbours of each face clockwise, looking at it from outside. */
const NEIGHBOURS: Readonly<Record<Face, readonly Face[]>> = {
  U: ["F", "L", "B", "R"],
  R: ["F", "U", "B", "D"],
  F: ["U", "R", "D", "L"],
  D: ["F", "R", "B", "L"],
  L: ["F", "D", "B", "U"],
  B: ["U", "L", "D", "R"],
};

// A letter, then a number of turns and an apostrophe in either order. Keyboards,
// phones and word processors each have an apostrophe of their own.
const TURN = /([URFDLBxyz])(['’‘′´`]\d+|\d*['’‘′´`]?)/y;

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
 * @throws {RangeError} at the first character that is not part of a move; characters
 *         count from 1, each Unicode code point once
 * @throws {TypeError} when it is not a string
 * @example parseMoves("R U’ F2") // → [3, 8, 1]
 * @example parseMoves("L U") // → [3, 0], which is R F
 */
export function parseMoves(text: string): number[] {
  const moves: number[] = [];
  let view: View = { U: "U", R: "R", F: "F", D: "D", L: "L", B: "B" };
  for (const { letter, turns } of readTurns(text)) {
    if (letter in ROTATIONS) {
      view = rotate(view, ROTATIONS[letter], turns);
      continue;
    }
    const place = letter as Face;
    const face = FACE_NAMES.indexOf(view[place]);
    if (face >= 0) {
      moves.push(moveOf(face, turns));
    } else {
      moves.push(moveOf(FACE_NAMES.indexOf(OPPOSITE[view[place]]), turns));
      view = rotate(view, place, turns);
    }
  }
  return moves;
}

/**
 * The moves as text. `parseMoves` reads it back.
 *
 * @param moves  each 0..8, as in `MOVE_NAMES`
 * @throws {RangeError | TypeError} when it is not an array of moves
 * @example formatMoves([3, 8, 1]) // → "R U' F2"
 */
export function formatMoves(moves: readonly number[]): string {
  assertMoves(moves);
  return Array.from(moves, (move) => MOVE_NAMES[move]).join(" ");
}

/** What the reader sees after turning the whole cube clockwise about a face. */
function rotate(view: View, about: Face, turns: number): View {
  const ring = NEIGHBOURS[about];
  const turned = { ...view };
  ring.forEach((place, i) => (turned[ring[(i + turns) % 4]] = view[place]));
  return turned;
}

/** Letters of faces and rotations, each with its clockwise quarter turns, 1 to 3. */
function* readTurns(text: string): Generator<{ letter: string; turns: number }> {
  if (typeof text !== "string") {
    throw new TypeError(`moves are read from a string, not ${describe(text)}`);
  }
  for (let at = skipSpace(text, 0); at < text.length;) {
    TURN.lastIndex = at;
    const [turn, letter, suffix] = TURN.exec(text) ?? refuseMove(text, at);
    const digits = suffix.replace(/\D/g, "");
    if (!/^[123]?$/.test(digits)) refuseCount(text, at, turn);
    const turns = Number(digits || 1);
    yield { letter, turns: suffix === digits ? turns : 4 - turns };
    at = skipSpace(text, at + turn.length);
  }
}

function skipSpace(text: string, at: number): number {
  while (at < text.length && /\s/.test(text[at])) at++;
  return at;
}

function refuseMove(text: string, at: number): never {
  const character = String.fromCodePoint(text.codePointAt(at)!);
  throw new RangeError(
    `unknown move ${visible(character)} at character ${characterNumber(text, at)}; ` +
      "expected one of F R U L D B or a rotation x y z",
  );
}

function refuseCount(text: string, at: number, turn: string): never {
  throw new RangeError(
    `${describe(turn)} at character ${characterNumber(text, at)} cannot be turned; ` +
      "expected 1, 2 or 3 quarter turns",
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

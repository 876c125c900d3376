// What people write for a permutation, an index and a state of the cube.
import {
  applyMoves,
  fromFacelets,
  parseMoves,
  SOLVED,
  type State,
  unrankState,
} from "#lib/index.ts";
import { InputError } from "./errors.ts";

/** A permutation, and the number that its pieces count from. */
export interface WrittenPermutation {
  readonly permutation: readonly number[];
  readonly first: 0 | 1;
}

/**
 * Reads a permutation: its pieces with spaces or commas between them, or up to ten digits
 * without. They count from 0 or from 1, whichever makes it a permutation.
 *
 * @returns  values that the library still has to check
 * @throws {InputError} for an index, without pieces, and when one is not a whole number
 */
export function readPermutation(text: string): WrittenPermutation {
  if (text.startsWith("#")) {
    throw new InputError(`${text} is an index; expected a permutation`);
  }
  const bare = text.replace(/[[\]()]/g, " ").trim();
  const words = isDigits(bare) ? [...bare] : bare.split(/[\s,]+/).filter(Boolean);
  if (words.length === 0) throw new InputError("there is no piece");
  if (/^\d{11,}$/.test(bare)) {
    throw new InputError(`${bare} has no spaces; put one between more than ten pieces`);
  }
  const pieces = words.map((word, i) => {
    if (/^\d{1,15}$/.test(word)) return Number(word);
    const number = JSON.stringify(word);
    throw new InputError(`piece ${i + 1} is ${number}; expected a whole number`);
  });
  const first = isPermutation(pieces, 1) ? 1 : 0;
  return { permutation: pieces.map((piece) => piece - first), first };
}

/**
 * Reads an index of any size: digits, with or without "#".
 * @throws {InputError} when it is something else
 */
export function readIndex(text: string): bigint {
  const [, digits] = /^#?(\d+)$/.exec(text) ?? [];
  if (digits !== undefined) return BigInt(digits);
  throw new InputError(`${JSON.stringify(text)} is not an index; expected digits`);
}

/**
 * Reads a state of the cube: its index, its 24 facelets, or moves from solved.
 *
 * @throws {InputError} for digits that could be a permutation, without "#"
 * @throws {RangeError} with the library's reason
 */
export function readState(text: string): State {
  if (/^#?\d+$/.test(text)) {
    if (isDigits(text) && isPermutation(readPermutation(text).permutation, 0)) {
      throw new InputError(
        `${text} could be an index or a permutation; write '#${text}' for the index`,
      );
    }
    return unrankState(Number(readIndex(text)));
  }
  return isFacelets(text) ? fromFacelets(text) : applyMoves(SOLVED, parseMoves(text));
}

/** Whether each input is a move of its own, as in `solve R U2 F` without quotes. */
export function areSingleMoves(inputs: readonly string[]): boolean {
  return inputs.every((input) => /^[URFDLB][2'’]?$/.test(input));
}

function isDigits(text: string): boolean {
  return /^\d{2,10}$/.test(text);
}

function isPermutation(pieces: readonly number[], first: number): boolean {
  return pieces.toSorted((a, b) => a - b).every((piece, i) => piece === first + i);
}

/**
 * Whether a text is meant as facelets, even if some are missing or wrong. Moves have fewer than
 * six letters, or signs that colours don't have, and twenty of them have spaces.
 */
function isFacelets(text: string): boolean {
  if (/[\d'’]/.test(text)) return false;
  const symbols = text.replace(/\s/g, "");
  return (
    (symbols.length === 24 && new Set(symbols).size === 6) ||
    (/^\p{L}{20,}$/u.test(symbols) && /\p{L}{4}/u.test(text))
  );
}

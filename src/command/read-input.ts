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
 * @throws {InputError} for an index, and when a piece is not a whole number
 */
export function readPermutation(text: string): WrittenPermutation {
  if (text.startsWith("#")) {
    throw new InputError(`${text} is an index; expected a permutation`);
  }
  const bare = text.replace(/[[\]()]/g, " ").trim();
  const words = isDigits(bare) ? [...bare] : bare.split(/[\s,]+/).filter(Boolean);
  const pieces = words.map((word, i) => {
    if (/^\d{1,15}$/.test(word)) return Number(word);
    const number = JSON.stringify(word);
    throw new InputError(`piece ${i + 1} is ${number}; expected a whole number`);
  });
  const first = !pieces.includes(0) && pieces.includes(pieces.length) ? 1 : 0;
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
    if (isPermutation(text)) {
      throw new InputError(
        `${text} could be an index or a permutation; write '#${text}' for the index`,
      );
    }
    return unrankState(Number(readIndex(text)));
  }
  return isFacelets(text) ? fromFacelets(text) : applyMoves(SOLVED, parseMoves(text));
}

function isDigits(text: string): boolean {
  return /^\d{2,10}$/.test(text);
}

function isPermutation(text: string): boolean {
  if (!isDigits(text)) return false;
  const { permutation } = readPermutation(text);
  return permutation.toSorted((a, b) => a - b).every((piece, i) => piece === i);
}

/** Moves have fewer than six letters, or signs that colours don't have. */
function isFacelets(text: string): boolean {
  const symbols = text.replace(/\s/g, "");
  return (
    symbols.length === 24 && new Set(symbols).size === 6 && !/[\d'’]/.test(symbols)
  );
}

import type { Colouring } from "#lib/puzzle/colourings.ts";
import { FACELETS, FACES } from "#lib/puzzle/corners.ts";
import { N_PIECES } from "#lib/puzzle/state.ts";
import { missingMessage, formatList } from "#kit/text/format-list.ts";
import { withPlainDigits } from "#kit/text/typed-number.ts";
import { parseDigits } from "#kit/widget/parse-digits.ts";
import { isProblem, quote, type ParseResult } from "#kit/widget/parse-result.ts";
import type { Palette } from "./paints.ts";
import { formatCount } from "#kit/text/format-number.ts";
import { numberWord } from "#kit/text/number-word.ts";
import { parseColour } from "./painted-net.ts";

const EXPECTED = `type each of 1 to ${N_PIECES} once`;

/**
 * Parses the permutation of the seven pieces, counting from 1.
 * @example readPieces("2134567") // → { value: [1, 0, 2, 3, 4, 5, 6] }
 */
export function parsePieces(typed: string): ParseResult<number[]> {
  const text = withPlainDigits(typed).replace(/[\s,:;.|()[\]{}-]/g, "");
  if (text === "")
    return { problem: `Nothing is typed: ${EXPECTED}.`, unfinished: true };
  const pieces = Array.from(text.replace(/\D/g, "").slice(0, 2 * N_PIECES), Number);
  const invalid = Array.from(text).find((character) => !/\d/.test(character));
  const nearest = nearestPermutation(pieces);
  if (invalid !== undefined) {
    return { problem: `${quote(invalid)} is not a piece: ${EXPECTED}.`, nearest };
  }
  const outOfRange = pieces.find((piece) => piece < 1 || piece > N_PIECES);
  if (outOfRange !== undefined) {
    return { problem: `There is no piece ${outOfRange}: ${EXPECTED}.`, nearest };
  }
  const duplicate = pieces.find((piece, i) => pieces.indexOf(piece) < i);
  const missing = missingPieces(pieces);
  if (duplicate !== undefined) {
    const missingText = missing.length > 0 ? `, and ${missingMessage(missing)}` : "";
    return { problem: `Piece ${duplicate} appears twice${missingText}.`, nearest };
  }
  if (missing.length > 0) {
    const problem = `Still missing: ${formatList(missing)}.`;
    return { problem, nearest, unfinished: true };
  }
  return { value: pieces.map((piece) => piece - 1) };
}

/**
 * The nearest permutation: the same one counted from 1 if it was counted from 0; otherwise
 * each piece stays where it occurs first, and the missing ones fill the gaps.
 */
function nearestPermutation(pieces: readonly number[]): string {
  const isFromZero =
    pieces.length === N_PIECES && pieces.every((_, i) => pieces.includes(i));
  if (isFromZero) return pieces.map((piece) => piece + 1).join("");
  const order = Array.from({ length: N_PIECES }, (_, i) =>
    pieces[i] >= 1 && pieces[i] <= N_PIECES && pieces.indexOf(pieces[i]) === i
      ? pieces[i]
      : undefined,
  );
  const missing = missingPieces(order);
  return order.map((piece) => piece ?? missing.shift()!).join("");
}

function missingPieces(pieces: readonly (number | undefined)[]): number[] {
  return Array.from({ length: N_PIECES }, (_, i) => i + 1).filter(
    (piece) => !pieces.includes(piece),
  );
}

/**
 * Parses the twists of the seven pieces.
 * @example readTwists("1200000") // → { value: [1, 2, 0, 0, 0, 0, 0] }
 */
export function parseTwists(typed: string): ParseResult<number[]> {
  const reading = parseDigits(
    typed,
    new Array<number>(N_PIECES).fill(3),
    (i) => `a twist (of position ${i + 1})`,
  );
  if (isProblem(reading)) {
    return { ...reading, nearest: reading.nearest && solvableTwists(reading.nearest) };
  }
  const sum = reading.value.reduce((a, b) => a + b);
  if (sum % 3 === 0) return reading;
  return {
    problem: `These twists sum to ${sum}. In a solvable cube the sum is a multiple of three.`,
    nearest: solvableTwists(reading.value.join("")),
  };
}

/** Keeps the first six twists, and corrects the last. */
function solvableTwists(twists: string): string {
  const free = twists.slice(0, N_PIECES - 1);
  const sum = Array.from(free, Number).reduce((a, b) => a + b);
  return free + ((3 - (sum % 3)) % 3);
}

/**
 * Parses all stickers, face by face: letters of paints, or of faces, and dots or question
 * marks for blanks.
 */
export function parseStickers(
  typed: string,
  palette: Palette,
  nFacelets: number = FACELETS.length,
): ParseResult<Colouring> {
  const letters = Array.from(typed.replace(/[\s,;|/]/g, ""));
  const paints = palette.join(" ");
  const colours = letters.map((letter) => parseColour(letter, palette));
  const invalid = colours.indexOf(undefined);
  if (invalid >= 0) {
    const where = `sticker ${invalid + 1}`;
    return {
      problem: `${quote(letters[invalid])}, ${where}, is not a colour: ${paints}, or a dot for a blank.`,
    };
  }
  const count = letters.length;
  if (count === nFacelets) return { value: colours as string[] };
  const each = numberWord(nFacelets / FACES.length);
  return {
    problem: `${formatCount(count, "sticker")} ${count === 1 ? "is" : "are"} typed, and ${nFacelets} are expected: ${each} for each face, U R F D L B.`,
    unfinished: count < nFacelets,
  };
}

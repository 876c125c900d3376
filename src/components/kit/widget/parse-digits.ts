import { formatCount } from "../text/format-number.ts";
import { withPlainDigits } from "../text/typed-number.ts";
import { quote, type ParseResult } from "./parse-result.ts";

/** What may be between digits. */
const BETWEEN = /\s*[,:;.|_·→–-]\s*|\s+/;

/** Digits, or numbers, with something between them, and perhaps at the end. */
const ROW = new RegExp(`^\\d+(?:(?:${BETWEEN.source})\\d+)*(?:${BETWEEN.source})?$`);

/**
 * Parses a row of single digits as the reader typed it: "341010", "3 4 1 0 1 0" or
 * "3:4:1:0:1:0", perhaps in brackets.
 * @param faces  the number of values of each digit, at most ten; its length is the row's
 * @param name   the name of place i in messages, such as "the wheel worth 3!"
 * @param options  `isNumeral`: one with too few digits lacks the first ones, which are
 *                 zeros, and it may end with the ! of the factorial number system
 * @example parseDigits("1010", [2, 2, 2, 2], (i) => `piece ${i + 1}`) // → { value: [1, 0, 1, 0] }
 */
export function parseDigits(
  typed: string,
  faces: readonly number[],
  name: (place: number) => string,
  { isNumeral = false } = {},
): ParseResult<number[]> {
  const expected = `${formatCount(faces.length, "digit")} ${faces.length === 1 ? "is" : "are"} expected`;
  const digits = digitsOf(withPlainDigits(typed), isNumeral);
  if (digits === undefined) {
    return { problem: `${quote(typed)} is not made of digits: ${expected}.` };
  }
  const high = digits.findIndex((digit, i) => digit >= faces[i]);
  if (high >= 0) {
    const range = faces[high] === 1 ? "only 0" : `0 to ${faces[high] - 1}`;
    return refuse(
      `Digit ${high + 1} is ${digits[high]}, but ${name(high)} has ${range}.`,
    );
  }
  if (digits.length === faces.length) return { value: digits };
  const problem = `${quote(typed)} has ${formatCount(digits.length, "digit")}: ${expected}.`;
  if (digits.length > faces.length) return { problem };
  return { ...refuse(problem), unfinished: true };

  function refuse(problem: string) {
    if (digits!.length === 0 || digits!.length > faces.length) return { problem };
    const missing = Array<number>(faces.length - digits!.length).fill(0);
    const row = isNumeral ? [...missing, ...digits!] : [...digits!, ...missing];
    return {
      problem,
      nearest: faces.map((count, i) => Math.min(row[i], count - 1)).join(""),
    };
  }
}

/** The digits in a text; numbers between colons or points are digits as they are. */
function digitsOf(text: string, isNumeral: boolean): number[] | undefined {
  const [, row] = /^\s*[[({<]?\s*(.*?)\s*[\])}>]?\s*$/s.exec(text)!;
  const plain = isNumeral ? row.replace(/\s*_?!$/, "") : row;
  if (plain === "") return text.trim() === "" ? [] : undefined;
  if (!ROW.test(plain)) return undefined;
  const cells = plain.split(BETWEEN).filter(Boolean);
  const isGrouped = /^[\d\s,]*$/.test(plain);
  return (isGrouped ? [...cells.join("")] : cells).map(Number);
}

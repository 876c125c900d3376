import { formatCount } from "../text/format-number.ts";
import { quote, type Reading } from "./reading.ts";

/**
 * Parses a row of single digits as the reader typed it, with or without spaces.
 * @param faces  the number of values of each digit, at most ten; its length is the row's
 * @param name   the name of place i in messages, such as "the wheel worth 3!"
 * @param options  `isNumeral`: one with too few digits lacks the first ones, which are zeros
 * @example readDigits("1010", [2, 2, 2, 2], (i) => `piece ${i + 1}`) // → { value: [1, 0, 1, 0] }
 */
export function readDigits(
  typed: string,
  faces: readonly number[],
  name: (place: number) => string,
  { isNumeral = false } = {},
): Reading<number[]> {
  const text = typed.replace(/[\s,]/g, "");
  const expected = `${formatCount(faces.length, "digit")} ${faces.length === 1 ? "is" : "are"} expected`;
  const figures = text.replace(/\D/g, "");
  if (figures !== text) {
    return refuse(`${quote(typed)} is not made of digits: ${expected}.`);
  }
  const digits = Array.from(text, Number);
  const high = digits.findIndex((digit, i) => digit >= faces[i]);
  if (high >= 0) {
    const range = faces[high] === 1 ? "only 0" : `0 to ${faces[high] - 1}`;
    return refuse(
      `Digit ${high + 1} is ${digits[high]}, but ${name(high)} has ${range}.`,
    );
  }
  if (digits.length > faces.length) {
    return refuse(
      `${quote(typed)} has ${formatCount(digits.length, "digit")}: ${expected}.`,
    );
  }
  if (digits.length < faces.length) {
    return {
      ...refuse(
        `${quote(typed)} has ${formatCount(digits.length, "digit")}: ${expected}.`,
      ),
      unfinished: true,
    };
  }
  return { value: digits };

  function refuse(problem: string) {
    const row = isNumeral ? figures.padStart(faces.length, "0") : figures;
    const nearest = faces
      .map((count, i) => Math.min(Number(row[i] ?? 0), count - 1))
      .join("");
    return { problem, nearest: figures === "" ? undefined : nearest };
  }
}

import { wholeNumberText, withPlainDigits } from "../kit/text/typed-number.ts";
import { quote, type ParseResult } from "../kit/widget/parse-result.ts";
import { evaluate } from "./arithmetic.ts";

/** Longer than any serious answer. */
const MAX_LENGTH = 200;

/** Numbers, possibly in groups or as bigints, within a calculation. */
const NUMBER = /(?<![\d.,])\d+(?:[.,'’ʼ_٬\s]\d+)*n?(?![\d.,])/g;

/**
 * Parses a typed whole number: "1,234", "1 234", "#1234", or a
 * calculation, "2 × 600 + 34 = 1234", where only the part after the last equals sign
 * counts.
 */
export function parseNumber(typed: string): ParseResult<number> {
  if (typed.length > MAX_LENGTH) {
    return { problem: `${quote(typed)} is too long for a number.` };
  }
  const plain = withPlainDigits(typed);
  const last = plain.slice(plain.lastIndexOf("=") + 1);
  const text = last
    .replace(/^\s*(#|no\.|number\b)/i, "")
    .replace(NUMBER, (number) => wholeNumberText(number) ?? number);
  const value = evaluate(text);
  if (Number.isInteger(value)) return { value: value + 0 };
  if (value === Infinity) {
    return { problem: `${quote(typed)} is too large to calculate with here.` };
  }
  if (Number.isFinite(value) || /^\s*\d+[.,]\d*\s*$/.test(text)) {
    return {
      problem: `${quote(typed)} is not a whole number, but every answer here is.`,
    };
  }
  if (/^\s*\d(\s+\d)+\s*$/.test(text)) {
    return {
      problem: `${quote(typed)} is a row of digits. Write one number.`,
    };
  }
  return {
    problem: `${quote(typed)} is not a number. Write one such as 12, or a calculation such as 2 × 5 + 2.`,
  };
}

import { formatNumber } from "../text/format-number.ts";
import { wholeNumberText } from "../text/typed-number.ts";
import { quote, type ParseResult } from "./parse-result.ts";

/** Longer numbers are not suggested. */
const MAX_DIGITS = 24;

export function isShortNumber(value: bigint): boolean {
  return String(value).length <= MAX_DIGITS;
}

/** A whole number of any size as the reader typed it, in any script, with or without groups. */
export function parseBigNumber(typed: string, last: bigint): ParseResult<bigint> {
  const expected =
    last === 0n
      ? "only 0 is possible"
      : `a whole number from 0 to ${formatNumber(last)} is expected`;
  if (typed.trim() === "")
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  const text = wholeNumberText(typed);
  if (text !== undefined && /^-0*[1-9]/.test(text)) {
    return { problem: `${quote(typed)} is below 0: ${expected}.`, nearest: "0" };
  }
  if (text === undefined || text.length > 4000) {
    return { problem: `${quote(typed)} is not a whole number: ${expected}.` };
  }
  const value = BigInt(text);
  if (value <= last) return { value };
  const problem = `${quote(typed)} is too large: ${expected}.`;
  return isShortNumber(last) ? { problem, nearest: String(last) } : { problem };
}

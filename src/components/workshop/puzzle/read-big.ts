import { formatNumber } from "../../kit/text/format-number.ts";
import { quote, type Reading } from "../../kit/widget/reading.ts";

/** Longer numbers are nowhere suggested: nobody could take them in. */
const MAX_DIGITS = 24;

/** Whether a number is short enough to be read at a glance. */
export function isReadable(value: bigint): boolean {
  return String(value).length <= MAX_DIGITS;
}

/** A whole number of any size as the reader typed it, with or without groups of three. */
export function readBig(typed: string, last: bigint): Reading<bigint> {
  const expected = `a whole number from 0 to ${formatNumber(last)} is expected`;
  const text = typed.trim().replace(/(?<=\d)[,\s](?=\d{3}\b)/g, "");
  if (text === "")
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  if (/^-\d+$/.test(text)) {
    return { problem: `${quote(typed)} is below 0: ${expected}.`, nearest: "0" };
  }
  if (!/^\d{1,4000}$/.test(text)) {
    return { problem: `${quote(typed)} is not a whole number: ${expected}.` };
  }
  const value = BigInt(text);
  if (value <= last) return { value };
  const problem = `${quote(typed)} is too large: ${expected}.`;
  return isReadable(last) ? { problem, nearest: String(last) } : { problem };
}

import { formatNumber } from "../../kit/text/format-number.ts";
import { quote, type Reading } from "../../kit/widget/reading.ts";

/** A whole number of any size as the reader typed it, with or without groups of three. */
export function readBig(typed: string, last: bigint): Reading<bigint> {
  const expected = `a whole number from 0 to ${formatNumber(last)} is expected`;
  const text = typed.trim().replace(/(?<=\d)[,\s](?=\d{3}\b)/g, "");
  if (text === "")
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  if (!/^\d{1,4000}$/.test(text)) {
    return { problem: `${quote(typed)} is not a whole number: ${expected}.` };
  }
  const value = BigInt(text);
  if (value <= last) return { value };
  return {
    problem: `${quote(typed)} is too large: ${expected}.`,
    nearest: String(last),
  };
}

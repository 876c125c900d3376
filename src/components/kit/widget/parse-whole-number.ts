import { formatNumber } from "../text/format-number.ts";
import { wholeNumberText, withPlainDigits } from "../text/typed-number.ts";
import { quote, type ParseResult } from "./parse-result.ts";

/**
 * Parses a whole number as the reader typed it, in any script, with or without groups of
 * three ("40,319", "40 319", "40.319").
 * @example readWhole("23", 23)  // → { value: 23 }
 *          readWhole("24", 23)  // → { problem: "“24” is too large: …", nearest: "23" }
 */
export function parseWholeNumber(
  typed: string,
  max: number,
  min = 0,
): ParseResult<number> {
  const expected =
    min === max
      ? `only ${min} is possible`
      : `a whole number from ${min} to ${formatNumber(max)} is expected`;
  const text = withPlainDigits(typed).trim();
  if (text === "")
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  const digits = wholeNumberText(text);
  if (digits !== undefined) {
    const value = Number(digits);
    if (value < min) return refuse(`is below ${min}`, min);
    if (value > max) return refuse("is too large", max);
    return { value: value + 0 };
  }
  if (/^[+−-]?\d*[.,]\d+$/.test(text)) {
    const value = Number(text.replace(",", ".").replace("−", "-"));
    return refuse("is not a whole number", Math.round(value));
  }
  // With anything but punctuation around it, it may be another number.
  const [number] = /^[#=("“'\s]*(\d+)[.,:;)"”'\s]*$/.exec(text)?.slice(1) ?? [];
  return refuse("is not a number", number === undefined ? undefined : Number(number));

  function refuse(why: string, near: number | undefined): ParseResult<number> {
    const nearest =
      near === undefined ? undefined : String(Math.min(Math.max(near, min), max));
    return { problem: `${quote(typed)} ${why}: ${expected}.`, nearest };
  }
}

import { formatNumber } from "../text/format-number.ts";
import { quote, type Reading } from "./reading.ts";

/**
 * Parses a whole number as the reader typed it. Accepts groups of three ("40,319" or "40
 * 319").
 * @example readWhole("23", 23)  // → { value: 23 }
 *          readWhole("24", 23)  // → { problem: "“24” is too large: …", nearest: "23" }
 */
export function readWhole(typed: string, max: number, min = 0): Reading<number> {
  const expected = `a whole number from ${min} to ${formatNumber(max)} is expected`;
  const text = ungroup(typed.trim().replace("−", "-"));
  if (text === "")
    return { problem: `Nothing is typed: ${expected}.`, unfinished: true };
  if (/^[+-]?\d+$/.test(text)) {
    const value = Number(text);
    if (value < min) return refuse(`is below ${min}`, min);
    if (value > max) return refuse("is too large", max);
    return { value: value + 0 };
  }
  if (/^[+-]?\d*[.,]\d+$/.test(text)) {
    return refuse("is not a whole number", Math.round(Number(text.replace(",", "."))));
  }
  if (/^\d+(\.\d+)?e\d{1,2}$/i.test(text)) {
    return refuse("is not written out", Number(text));
  }
  // Digits from different places are not the number that was meant.
  const [digits] = /^\D*(\d+)\D*$/.exec(text)?.slice(1) ?? [];
  return refuse("is not a number", digits === undefined ? undefined : Number(digits));

  function refuse(why: string, near: number | undefined): Reading<number> {
    const nearest =
      near === undefined ? undefined : String(Math.min(Math.max(near, min), max));
    return { problem: `${quote(typed)} ${why}: ${expected}.`, nearest };
  }
}

function ungroup(text: string): string {
  return /^\d{1,3}([,\s]\d{3})+$/.test(text) ? text.replace(/[,\s]/g, "") : text;
}

/** Full-width forms of printable ASCII, and how far they are from it. */
const FULL_WIDTH = /[\uff01-\uff5e]/g;
const FULL_WIDTH_SHIFT = 0xfee0;

const DIGIT = /\p{Nd}/u;

/** The same text with the digits of any script, and full-width signs, as those of ASCII. */
export function withPlainDigits(text: string): string {
  return text
    .replace(FULL_WIDTH, (sign) =>
      String.fromCharCode(sign.charCodeAt(0) - FULL_WIDTH_SHIFT),
    )
    .replace(/(?![0-9])\p{Nd}/gu, plainDigit);
}

/** In Unicode the ten digits of a script follow each other, from 0. */
function plainDigit(digit: string): string {
  const code = digit.codePointAt(0)!;
  let before = 0;
  while (DIGIT.test(String.fromCodePoint(code - before - 1))) before++;
  return String(before % 10);
}

/**
 * Groups of three digits, with the same separator throughout, as they are written in
 * different countries and in code; or the groups of India, 36,74,160. A first group of 0
 * would be a decimal fraction.
 */
const GROUPED =
  /^[1-9]\d{0,2}(?:([.,'_٬]|\s)\d{3})(?:\1\d{3})*$|^[1-9]\d?(?:,\d\d)+,\d{3}$/;

/**
 * The digits of a whole number as a reader may write it, with a minus in front if there is
 * one: grouped, as 1e3, as a bigint, in any script. Undefined if it is something else.
 * @example wholeNumberText("3.674.159") // → "3674159"
 */
export function wholeNumberText(typed: string): string | undefined {
  const [, sign, rest] = /^([+-]?)(.*)$/s.exec(plain(typed))!;
  const minus = sign === "-" ? "-" : "";
  const digits = rest.replace(/(?<=\d)n$/, "");
  if (/^\d+$/.test(digits)) return minus + digits;
  if (GROUPED.test(digits)) return minus + digits.replace(/\D/g, "");
  if (!/^\d+(?:\.\d+)?e\+?\d{1,2}$/i.test(rest)) return undefined;
  const value = Number(rest);
  return Number.isSafeInteger(value) ? `${minus}${value}` : undefined;
}

function plain(typed: string): string {
  return withPlainDigits(typed)
    .trim()
    .replace(/\s/g, " ")
    .replace(/[’‘ʼ′´`]/g, "'")
    .replace(/^[−–]/, "-");
}

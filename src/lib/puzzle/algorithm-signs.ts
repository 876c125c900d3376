/** ASCII signs, each with the variants that keyboards and word processors produce. */
const PLAIN_SIGNS: Readonly<Record<string, string>> = {
  "'": "’‘‛ʼʹˈ′´`",
  "-": "⁻−‐‑–",
  "*": "×✕✖∗",
  ":": "∶",
  ",": "、",
};

const RAISED_DIGITS = "⁰¹²³⁴⁵⁶⁷⁸⁹";

/** The full-width forms of printable ASCII. */
const FULL_WIDTH = { first: 0xff01, last: 0xff5e, shift: 0xfee0 };

/** Invisible characters, as text copied from a web page may have. */
const NO_WIDTH = /[\u200b-\u200f\u2060]/g;

/**
 * Replaces typographic apostrophes, full-width letters and superscript digits by ASCII, one
 * character by one, so that offsets stay valid.
 */
export function normaliseSigns(text: string): string {
  return text.replace(NO_WIDTH, " ").replace(/[^\0-\x7f]|`/g, plainSign);
}

/** Replaces Ri, as the booklets of the first cubes have it, by R'. */
export function withPrimes(text: string): string {
  return text.replace(/(?<=[URFDLBMES]\d*)i(?![a-z])/g, "'");
}

function plainSign(sign: string): string {
  const digit = RAISED_DIGITS.indexOf(sign);
  if (digit >= 0) return String(digit);
  const code = sign.charCodeAt(0);
  if (code >= FULL_WIDTH.first && code <= FULL_WIDTH.last) {
    return String.fromCharCode(code - FULL_WIDTH.shift);
  }
  const same = Object.entries(PLAIN_SIGNS).find(([, signs]) => signs.includes(sign));
  return same?.[0] ?? sign;
}

/** A repeat count, and the offset where its text ends. */
export interface Repetition {
  /** Negative for the inverse. */
  readonly times: number;
  readonly end: number;
}

// 2, 2', ' and '2; -1, which is also what ⁻¹ becomes; ^-1, ^{-1} and ^(-1); *2. More than
// nine digits are a mistake.
const REPETITION =
  /(?:\*?\d{1,9}'?|'\d{0,9}|\^?-\d{1,9}|\^\d{1,9}|\^\(-?\d{1,9}\)|\^\{-?\d{1,9}\})?/y;

/** Parses the repeat count after a move or group; 1 if there is none. */
export function parseRepetition(text: string, at: number): Repetition {
  REPETITION.lastIndex = at;
  const [match] = REPETITION.exec(text)!;
  return { times: parseCount(match), end: at + match.length };
}

/** Parses digits; the result is negative if the text has a minus or an apostrophe. */
export function parseCount(text: string): number {
  const digits = text.replace(/\D/g, "");
  const count = digits === "" ? 1 : Number(digits);
  return /['-]/.test(text) ? -count : count;
}

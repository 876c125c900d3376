/** Whole numbers and names, written short, with signs that addresses leave as they are. */

/** More than these cannot be counted by two digits of base 36. */
const MAX_TWO_DIGITS = 36 ** 2;

/** How many digits each number of a row has, so that no sign stands between them. */
export function digitsNeeded(largest: number): number {
  if (largest < 36) return 1;
  return largest < MAX_TWO_DIGITS ? 2 : 3;
}

export function encodeRow(row: readonly number[], digits: number): string {
  return row.map((value) => value.toString(36).padStart(digits, "0")).join("");
}

/** @throws {Error} with words for the reader */
export function decodeRow(text: string, digits: number): number[] {
  if (!/^[0-9a-z]*$/.test(text) || text.length % digits !== 0) {
    throw new Error(`“${text.slice(0, 20)}” is not a row of numbers`);
  }
  return Array.from({ length: text.length / digits }, (_, i) =>
    Number.parseInt(text.slice(i * digits, (i + 1) * digits), 36),
  );
}

/** A name in which no sign stands that separates parts: they are `*`, `_`, `.` and `-`. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @throws {Error} with words for the reader */
export function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(`“${text.slice(0, 20)}” is not a name`);
  }
}

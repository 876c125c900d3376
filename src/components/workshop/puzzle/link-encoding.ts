/** Compact encodings of numbers and names, with characters that links keep. */

/** The limit of two digits in base 36. */
const MAX_TWO_DIGITS = 36 ** 2;

/** The digits of each number in a row, so that it needs no separators. */
export function digitsNeeded(largest: number): number {
  if (largest < 36) return 1;
  return largest < MAX_TWO_DIGITS ? 2 : 3;
}

export function encodeRow(row: readonly number[], digits: number): string {
  return row.map((value) => value.toString(36).padStart(digits, "0")).join("");
}

/** @throws {Error} with a message for the reader */
export function decodeRow(text: string, digits: number): number[] {
  if (!/^[0-9a-z]*$/.test(text) || text.length % digits !== 0) {
    throw new Error(
      `“${text.slice(0, 20)}” is not a row of numbers; expected digits and small letters${digits === 1 ? "" : `, ${digits} for each number`}`,
    );
  }
  return Array.from({ length: text.length / digits }, (_, i) =>
    Number.parseInt(text.slice(i * digits, (i + 1) * digits), 36),
  );
}

/** Encodes a name without the separators `*`, `_`, `.` and `-`. */
export function encodeName(name: string): string {
  return encodeURIComponent(name.replace(/\p{Surrogate}/gu, "\ufffd")).replace(
    /[-_.!~*'()]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

/** @throws {Error} with a message for the reader */
export function decodeName(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw new Error(
      `“${text.slice(0, 20)}” is not a name; expected every % to be followed by two hexadecimal digits`,
    );
  }
}

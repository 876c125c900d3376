/**
 * Keeps rows of digits, such as the order 3 1 4 2, in one line, and a result beside its sign.
 *
 * @param words  with plain blanks between them
 */
export const unbroken = (words: string): string =>
  words.replaceAll(/(?<=\b\d) (?=\d\b)|(?<==) (?=\d)/g, "\u00a0");

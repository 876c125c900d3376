/**
 * Keeps rows of digits, such as the order 3 1 4 2, in one line.
 *
 * @param words  with plain blanks between the digits
 */
export const keepDigitsTogether = (words: string): string =>
  words.replaceAll(/(?<=\b\d) (?=\d\b)/g, "\u00a0");

/** A line of a .tws file. */
export interface TwsLine {
  readonly number: number;
  readonly words: readonly string[];
}

/** Returns the lines without comments and empty lines. */
export function splitTwsLines(text: string): TwsLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ number: i + 1, words: line.trim().split(/\s+/) }))
    .filter(({ words }) => words[0] !== "" && !words[0].startsWith("#"));
}

/** An error with its line number. */
export function lineError(
  { number }: { readonly number: number },
  message: string,
): RangeError {
  return new RangeError(`line ${number}: ${message}`);
}

/** The largest number that twsearch reads. */
export const MAX_TWS_NUMBER = 255;

/** Parses a whole number min..max. */
export function parseTwsNumber(
  line: TwsLine,
  word: string,
  min: number,
  max: number,
): number {
  const value = /^\d{1,3}$/.test(word) ? Number(word) : NaN;
  if (value >= min && value <= max) return value;
  const quoted = JSON.stringify(word.slice(0, 40));
  const range = min === max ? `${min}` : `a whole number ${min}..${max}`;
  throw lineError(line, `${quoted} should be ${range}`);
}

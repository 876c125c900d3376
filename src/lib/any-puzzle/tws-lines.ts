/** A line of a .tws file: its words, and where it stands. */
export interface TwsLine {
  readonly number: number;
  readonly words: readonly string[];
}

/** The lines that say something: without comments and empty lines. */
export function splitTwsLines(text: string): TwsLine[] {
  return text
    .split(/\r\n|\r|\n/)
    .map((line, i) => ({ number: i + 1, words: line.trim().split(/\s+/) }))
    .filter(({ words }) => words[0] !== "" && !words[0].startsWith("#"));
}

/** An error that says where it was found. */
export function lineError(
  { number }: { readonly number: number },
  message: string,
): RangeError {
  return new RangeError(`line ${number}: ${message}`);
}

/** The most that twsearch reads in one number. */
export const MAX_TWS_NUMBER = 255;

/** A whole number min..max. */
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

/** The result of parsing the reader's input: a value or a problem. */
export type ParseResult<T> = { readonly value: T } | Problem;

export interface Problem {
  /** A sentence for the reader that quotes the input and says what is expected. */
  readonly problem: string;
  /** A valid text close to the input, to be suggested as a button. */
  readonly nearest?: string;
  /** Valid so far: mention it only once the reader stops typing. */
  readonly unfinished?: boolean;
}

export function isProblem(reading: ParseResult<unknown>): reading is Problem {
  return "problem" in reading;
}

/**
 * Unwraps a parsed part of a link.
 * @throws {Error} with the problem as the end of a sentence
 */
export function valueOrThrow<T>(reading: ParseResult<T>): T {
  if (isProblem(reading)) throw new Error(reading.problem.replace(/\.$/, ""));
  return reading.value;
}

/** The input in quotes, short enough for a message. */
export function quote(typed: string): string {
  const characters = Array.from(typed.trim());
  const text = characters.slice(0, 16).join("");
  return `“${characters.length > 16 ? `${text}…` : text}”`;
}

/** What was made of something the reader typed: a value, or words about why not. */
export type Reading<T> = { readonly value: T } | Problem;

export interface Problem {
  /** A sentence for the reader that names what was typed and what is expected. */
  readonly problem: string;
  /** A valid text close to what was typed, to be offered as a button. */
  readonly nearest?: string;
  /** So far nothing is wrong: mention it only once the reader stops typing. */
  readonly unfinished?: boolean;
}

export function isProblem(reading: Reading<unknown>): reading is Problem {
  return "problem" in reading;
}

/** What the reader typed, in quotes and short enough for a message. */
export function quote(typed: string): string {
  const characters = Array.from(typed.trim());
  const text = characters.slice(0, 16).join("");
  return `“${characters.length > 16 ? `${text}…` : text}”`;
}

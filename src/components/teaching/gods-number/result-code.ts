// The text in a pupil's QR code, which the teacher scans.
import { MOST_TURNS, MAX_PUPILS } from "./class-results-model.ts";

export interface Result {
  /** The first number of the class. */
  readonly first: number;
  /** From 1. */
  readonly pupil: number;
  readonly distance: number;
}

export function formatResult({ first, pupil, distance }: Result): string {
  return `EVERY-CUBE ${first} ${pupil} ${distance}`;
}

/** @returns undefined for any other QR code */
export function parseResult(code: string): Result | undefined {
  const numbers = /^EVERY-CUBE (\d{1,7}) (\d{1,2}) (\d{1,2})$/.exec(code);
  if (!numbers) return undefined;
  const [first, pupil, distance] = numbers.slice(1).map(Number);
  const isOne = pupil >= 1 && pupil <= MAX_PUPILS && distance <= MOST_TURNS;
  return isOne ? { first, pupil, distance } : undefined;
}

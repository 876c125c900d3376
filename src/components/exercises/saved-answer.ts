// Answers are saved in the browser. Without storage, they last as long as the page.
import { jsonFormat, SavedWork } from "../kit/storage/saved-work.ts";

const MAX_LENGTH = 200;

export interface SavedAnswer {
  /** The text of each field. */
  readonly typed: readonly string[];
  readonly solved: boolean;
}

/** Former names of exercises, which stored answers still use. */
const FORMER_NAMES: Readonly<Record<string, string>> = {
  rankCards: "numberOfAnOrder",
  unrankCards: "orderOfANumber",
  nextPermutation: "nextOrder",
  rankTwists: "lastTwist",
  rankPlaces: "numberOfPlaces",
  rankAfterTurn: "numberAfter",
  "code rank-permutation": "code number-of-order",
  "code unrank-permutation": "code order-of-number",
  "code rank-combination": "code number-of-choice",
};

/** The storage key; a renamed exercise keeps its key. */
function keyOf(name: string): string {
  return `exercise ${FORMER_NAMES[name] ?? name}`;
}

/** The stored answer to an exercise with `fields` fields. */
export function savedAnswer(name: string, fields: number): SavedWork<SavedAnswer> {
  return new SavedWork(
    keyOf(name),
    jsonFormat((value): value is SavedAnswer => isSavedAnswer(value, fields)),
  );
}

/** Saves an answer, or removes an empty one. */
export function saveAnswer(work: SavedWork<SavedAnswer>, answer: SavedAnswer): void {
  const isEmpty = !answer.solved && answer.typed.every((text) => text === "");
  work.write(isEmpty ? undefined : answer);
}

function isSavedAnswer(value: unknown, fields: number): value is SavedAnswer {
  if (typeof value !== "object" || value === null) return false;
  const { typed, solved } = value as Partial<SavedAnswer>;
  return (
    typeof solved === "boolean" &&
    Array.isArray(typed) &&
    typed.length === fields &&
    typed.every((text) => typeof text === "string" && text.length <= MAX_LENGTH)
  );
}

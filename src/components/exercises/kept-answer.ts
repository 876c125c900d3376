// Readers' answers are stored in the browser, so that nothing is lost when the page is
// opened again. Where storage is forbidden, they last as long as the page.

const MAX_LENGTH = 200;

export interface KeptAnswer {
  /** The text of each field. */
  readonly typed: readonly string[];
  readonly solved: boolean;
}

/** Former names of exercises, under which readers' answers are stored. */
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

/** @returns undefined when nothing valid is stored; the stored text is not trusted */
export function readKept(name: string, fields: number): KeptAnswer | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isKeptAnswer(kept, fields) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keep(name: string, answer: KeptAnswer): void {
  const nothing = !answer.solved && answer.typed.every((text) => text === "");
  try {
    if (nothing) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), JSON.stringify(answer));
  } catch {
    // Forbidden or full: the answer only exists on this page.
  }
}

function isKeptAnswer(kept: unknown, fields: number): kept is KeptAnswer {
  if (typeof kept !== "object" || kept === null) return false;
  const { typed, solved } = kept as Partial<KeptAnswer>;
  return (
    typeof solved === "boolean" &&
    Array.isArray(typed) &&
    typed.length === fields &&
    typed.every((text) => typeof text === "string" && text.length <= MAX_LENGTH)
  );
}

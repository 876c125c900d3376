// What a reader has made is kept on the device: the next page goes on with it, and so does
// the next visit. Where storage is forbidden, it lasts as long as the page.

/** How many steps back are kept. */
export const MAX_KEPT = 20;
/** In characters; what is kept is short, and what is longer was not written here. */
const MAX_LENGTH = 1000;

/** States as texts, each with the version of its form, as in the page's address. */
export interface KeptHistory {
  readonly past: readonly string[];
  readonly present: string;
}

const keyOf = (name: string) => `kept ${name}`;

/** @returns undefined when nothing valid is stored; the stored text is not trusted */
export function readKeptHistory(name: string): KeptHistory | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(keyOf(name)) ?? "null");
    return isKeptHistory(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

/** @param kept  at most `MAX_KEPT` steps back */
export function keepHistory(name: string, kept: KeptHistory): void {
  try {
    localStorage.setItem(keyOf(name), JSON.stringify(kept));
  } catch {
    // Forbidden or full.
  }
}

function isKeptHistory(kept: unknown): kept is KeptHistory {
  if (typeof kept !== "object" || kept === null) return false;
  const { past, present } = kept as Partial<KeptHistory>;
  return (
    Array.isArray(past) &&
    past.length <= MAX_KEPT &&
    [...past, present].every(
      (text) => typeof text === "string" && text.length <= MAX_LENGTH,
    )
  );
}

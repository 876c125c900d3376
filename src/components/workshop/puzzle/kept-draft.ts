// The definition that a reader is writing: it stays in this tab, over a reload, until it is
// used or discarded.

const KEY = "kept definition";

export function readKeptDraft(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined; // forbidden
  }
}

/** @param draft  undefined forgets it */
export function keepDraft(draft: string | undefined): void {
  try {
    if (draft === undefined) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, draft);
  } catch {
    // Forbidden or full.
  }
}

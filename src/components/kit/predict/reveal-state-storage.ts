// Revealed answers survive a reload in the same tab, so a lesson can go on.
import { wasReloaded } from "../widget/was-reloaded.ts";
import type { RevealState } from "./reveal-state.ts";

const storageKey = (figure: string) => `shown-${figure}`;

/** @param questions  all questions and answers as one text, to detect changes */
export function saveRevealState(
  figure: string,
  questions: string,
  { revealed }: RevealState,
): void {
  try {
    sessionStorage.setItem(
      storageKey(figure),
      JSON.stringify([questions, [...revealed]]),
    );
  } catch {
    // Best effort: without storage, a reload hides the answers again.
  }
}

export function clearRevealState(figure: string): void {
  try {
    sessionStorage.removeItem(storageKey(figure));
  } catch {
    // Without storage there is nothing to clear.
  }
}

/** @returns the answers revealed before a reload, if the questions are the same */
export function loadRevealState(
  figure: string,
  questions: string,
): RevealState | undefined {
  if (!wasReloaded()) return undefined;
  try {
    const [savedQuestions, revealed] = JSON.parse(
      sessionStorage.getItem(storageKey(figure))!,
    );
    return savedQuestions === questions ? { revealed: new Map(revealed) } : undefined;
  } catch {
    return undefined;
  }
}

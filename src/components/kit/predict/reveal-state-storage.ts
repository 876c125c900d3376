// What has been shown of a figure is still shown after the page is loaded again, as in the middle
// of a lesson: kept for this tab alone.
import { wasReloaded } from "../widget/was-reloaded.ts";
import type { RevealState } from "./reveal-state.ts";

const storageKey = (figure: string) => `shown-${figure}`;

/** @param questions  the questions, in one line */
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
    // Without storage it is hidden again.
  }
}

export function clearRevealState(figure: string): void {
  try {
    sessionStorage.removeItem(storageKey(figure));
  } catch {
    // Nothing was kept.
  }
}

/** @returns what was shown of the same questions before the page was loaded again */
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

// What has been shown of a figure is still shown after the page is loaded again, as in the middle
// of a lesson: kept for this tab alone.
import { wasReloaded } from "../widget/was-reloaded.ts";
import type { Shown } from "./predicting.ts";

const keyOf = (figure: string) => `shown-${figure}`;

/** @param asked  the questions, in one line */
export function keepShown(figure: string, asked: string, { told }: Shown): void {
  try {
    sessionStorage.setItem(keyOf(figure), JSON.stringify([asked, [...told]]));
  } catch {
    // Without storage it is hidden again.
  }
}

export function forgetShown(figure: string): void {
  try {
    sessionStorage.removeItem(keyOf(figure));
  } catch {
    // Nothing was kept.
  }
}

/** @returns what was shown of the same questions before the page was loaded again */
export function shownBefore(figure: string, asked: string): Shown | undefined {
  if (!wasReloaded()) return undefined;
  try {
    const [of, told] = JSON.parse(sessionStorage.getItem(keyOf(figure))!);
    return of === asked ? { told: new Map(told) } : undefined;
  } catch {
    return undefined;
  }
}

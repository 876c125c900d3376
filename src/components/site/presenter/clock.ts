// The start time of a presentation, which survives a reload.
import { wasReloaded } from "#kit/widget/was-reloaded.ts";

const KEY = "presentation-began";

/** @returns the start time, as `Date.now` */
export function startClock(): number {
  try {
    const saved = wasReloaded() ? Number(sessionStorage.getItem(KEY)) : 0;
    const start = saved || Date.now();
    sessionStorage.setItem(KEY, String(start));
    return start;
  } catch {
    return Date.now(); // without storage
  }
}

export function clearClock(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Without storage there is nothing to clear.
  }
}

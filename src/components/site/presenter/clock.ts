// When a presentation began: to load the page again does not set its clock back.
import { wasReloaded } from "../../kit/widget/was-reloaded.ts";

const KEY = "presentation-began";

/** In milliseconds, as `Date.now` gives them. */
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
    // Nothing was kept.
  }
}

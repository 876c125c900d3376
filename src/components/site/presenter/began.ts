// When a presentation began: to load the page again does not set its clock back.
import { wasReloaded } from "../../kit/widget/was-reloaded.ts";

const KEY = "presentation-began";

/** In milliseconds, as `Date.now` gives them. */
export function beginClock(): number {
  try {
    const kept = wasReloaded() ? Number(sessionStorage.getItem(KEY)) : 0;
    const began = kept || Date.now();
    sessionStorage.setItem(KEY, String(began));
    return began;
  } catch {
    return Date.now(); // without storage
  }
}

export function endClock(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was kept.
  }
}

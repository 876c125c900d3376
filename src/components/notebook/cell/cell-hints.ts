// The hint for a cell, in one line below its code.
import type { Pace } from "./run-pace.ts";

const isTouched = matchMedia("(pointer: coarse)").matches;

/** The hints during a slow run. */
export const PACES: Readonly<Record<Pace, string>> = {
  fast: "",
  slow: "Running…",
  verySlow: "Still running. Stop ends it.",
};

interface Situation {
  readonly pace: Pace;
  /** Tab would leave the editor. */
  readonly isLeaving: boolean;
  readonly hasNoEditor: boolean;
  readonly isBrought: boolean;
  readonly isEditing: boolean;
  readonly hasResults: boolean;
  /** Its results are of another text. */
  readonly isStale: boolean;
  /** Its results depend on an earlier text of another cell. */
  readonly isOutdated: boolean;
  /** Its results were shipped with the page. */
  readonly isShipped: boolean;
}

/** The most important hint at the moment. */
export function hintFor(cell: Situation): string {
  if (cell.isLeaving) return "Tab now leaves the code.";
  if (cell.pace !== "fast") return PACES[cell.pace];
  if (cell.hasNoEditor) {
    return "The editor could not be loaded. Try again, or reload the page.";
  }
  if (cell.isBrought) {
    return "This code was brought by a link or a file: read it, then run it.";
  }
  if (cell.isEditing) {
    return isTouched
      ? "Run shows what the change does."
      : "Shift+Enter runs and goes on, Ctrl+Enter stays. Esc, then Tab leaves.";
  }
  if (!cell.hasResults) return "Run shows what it does.";
  if (cell.isStale) {
    return cell.isShipped
      ? "Changed, and not run yet: below is what the author’s text shows."
      : "Changed since it ran.";
  }
  return cell.isOutdated
    ? "It uses a cell that is changed and not run yet."
    : "Change the code and run it again.";
}

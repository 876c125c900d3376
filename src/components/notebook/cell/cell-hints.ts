// The one-line hint below a cell's code.
import type { Pace } from "./run-pace.ts";

const isTouchScreen = matchMedia("(pointer: coarse)").matches;

export const PACE_HINTS: Readonly<Record<Pace, string>> = {
  fast: "",
  waiting: "Waiting for its turn.",
  slow: "Running…",
  verySlow: "Still running. Stop ends it.",
};

/** The state of a cell that determines its hint. */
interface HintState {
  readonly pace: Pace;
  /** Whether Tab would leave the editor. */
  readonly isLeaving: boolean;
  readonly hasEditorFailed: boolean;
  /** Whether the page froze when it opened the editor. */
  readonly hasFrozen: boolean;
  readonly isImported: boolean;
  readonly hasHiddenCharacters: boolean;
  readonly warning: string;
  readonly problems: number;
  readonly isEditing: boolean;
  readonly hasResults: boolean;
  /** Whether the results are those of an earlier text. */
  readonly isStale: boolean;
  /** Whether the results depend on an earlier text of another cell. */
  readonly isOutdated: boolean;
  readonly isShipped: boolean;
}

/** The number of mistakes and the first message, for screen readers. */
export function problemsMessage(problems: readonly { message: string }[]): string {
  if (problems.length === 0) return "No mistakes.";
  return `${mistakeCount(problems.length)}: ${problems[0].message}`;
}

function problemsHint(problems: number): string {
  const count = mistakeCount(problems);
  return isTouchScreen
    ? `${count}: tap on what is underlined.`
    : `${count}: F8 goes there. Esc, then Tab leaves.`;
}

function mistakeCount(problems: number): string {
  return problems === 1 ? "1 mistake" : `${problems} mistakes`;
}

/** The most important hint at the moment. */
export function cellHint(cell: HintState): string {
  if (cell.isLeaving) return "Tab now leaves the code.";
  if (cell.pace !== "fast") return PACE_HINTS[cell.pace];
  if (cell.hasEditorFailed) {
    return "The editor could not be loaded. When you are connected, load the page again.";
  }
  if (cell.hasFrozen) {
    return "The page stopped responding while it showed this code in the editor, so here it is plain text. Edit opens the editor again.";
  }
  if (cell.isImported && cell.hasHiddenCharacters) {
    return "This code came from a link or a file. It has characters that you can’t see or that change its order: they are marked. Read it, then run it.";
  }
  if (cell.isImported) {
    return "This code came from a link or a file: read it, then run it.";
  }
  if (cell.warning !== "") return cell.warning;
  if (cell.problems > 0) return problemsHint(cell.problems);
  if (cell.isEditing) {
    return isTouchScreen
      ? "Run shows what the change does."
      : "Shift+Enter runs and goes on. F1: all keys. Esc, then Tab leaves.";
  }
  if (!cell.hasResults) return "Run shows what it does.";
  if (cell.isStale) {
    return cell.isShipped
      ? "Changed, but not run yet: below is what the author’s code shows."
      : "Changed since it ran.";
  }
  return cell.isOutdated
    ? "It uses a cell that has changed and has not run yet."
    : "Change the code and run it again.";
}

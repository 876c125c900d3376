// Type-checks all cells of the page whenever the reader pauses after a change.
import type { CellView } from "../bar/cell-view.ts";
import { notebook } from "../bar/notebook.ts";
import { askCompiler } from "./compiler.ts";

/** Long enough not to mark unfinished words. */
const PAUSE_MS = 600;

let isListening = false;
let isChecking = false;
let lastEdited: CellView | undefined;
/** The cell that shows why there are no types. */
let warnedCell: CellView | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** Schedules a check after an edit, and starts checking after each later edit in any cell. */
export function cellEdited(cell: CellView): void {
  lastEdited = cell;
  if (!isListening) notebook.addEventListener("edit", scheduleCheck);
  isListening = true;
  scheduleCheck();
}

/** Starts checking without an edit, when a changed cell gets the focus. */
export function startChecking(cell: CellView): void {
  if (!isListening) cellEdited(cell);
}

function scheduleCheck(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void check(), PAUSE_MS);
}

async function check(): Promise<void> {
  if (isChecking) return scheduleCheck();
  isChecking = true;
  try {
    for (const cells of cellGroups()) await markProblems(cells);
    warnedCell?.warn?.("");
    warnedCell = undefined;
  } catch (error) {
    if (!warnedCell)
      lastEdited?.warn?.(`No types: ${(error as Error).message}. ${RETRY_NOTE}`);
    warnedCell ??= lastEdited;
  }
  isChecking = false;
}

const RETRY_NOTE = "The next change tries again.";

/** The code cells of the page, grouped by shared names. */
function cellGroups(): (readonly CellView[])[] {
  const code = notebook.cells.filter(({ kind }) => kind === "code");
  const linked = code.find(({ isIsolated }) => !isIsolated);
  const isolated = code.filter((cell) => cell.isIsolated).map((cell) => [cell]);
  return linked ? [notebook.visibleFrom(linked), ...isolated] : isolated;
}

async function markProblems(cells: readonly CellView[]): Promise<void> {
  const texts = cells.map(({ label, source }) => ({ label, source }));
  const changed = cells.flatMap(({ source, base }, i) => (source === base ? [] : [i]));
  const problemsByCell =
    changed.length > 0
      ? await askCompiler(texts, "problems", changed)
      : new Map<number, []>();
  for (const [i, cell] of cells.entries()) {
    if (cell.source !== texts[i].source) continue; // edited meanwhile; another check will follow
    const problems = problemsByCell.has(i) ? problemsByCell.get(i) : [];
    if (problems) cell.showProblems?.(problems);
  }
}

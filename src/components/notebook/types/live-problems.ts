// Marks what does not compile, in all cells of the page, whenever a reader who has changed
// something pauses.
import type { CellView } from "../bar/cell-view.ts";
import { notebook } from "../bar/notebook.ts";
import { askCompiler } from "./compiler.ts";

/** Long enough to think of the next letter: marks are for what has been said. */
const PAUSE_MS = 600;

let isListening = false;
let isChecking = false;
let lastEdited: CellView | undefined;
/** The cell that says why there are no types. */
let warnedCell: CellView | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** A reader has changed the text of a cell: from now on every change is followed. */
export function cellEdited(cell: CellView): void {
  lastEdited = cell;
  if (!isListening) notebook.addEventListener("edit", scheduleCheck);
  isListening = true;
  scheduleCheck();
}

/** The same for a reader who has only gone into the text of a cell. */
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

/** The code cells of the page, together with those that see the same names. */
function cellGroups(): (readonly CellView[])[] {
  const code = notebook.cells.filter(({ kind }) => kind === "code");
  const linked = code.find(({ isIsolated }) => !isIsolated);
  const isolated = code.filter((cell) => cell.isIsolated).map((cell) => [cell]);
  return linked ? [notebook.visibleFrom(linked), ...isolated] : isolated;
}

async function markProblems(cells: readonly CellView[]): Promise<void> {
  const texts = cells.map(({ label, source }) => ({ label, source }));
  const changed = cells.flatMap(({ source, base }, i) => (source === base ? [] : [i]));
  const found =
    changed.length > 0
      ? await askCompiler(texts, "problems", changed)
      : new Map<number, []>();
  for (const [i, cell] of cells.entries()) {
    if (cell.source !== texts[i].source) continue; // the next check is on its way
    const problems = found.has(i) ? found.get(i) : [];
    if (problems) cell.showProblems?.(problems);
  }
}

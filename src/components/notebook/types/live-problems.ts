// Marks what does not compile, in all cells of the page, whenever a reader who has changed
// something pauses.
import type { CellView } from "../bar/cell-view.ts";
import { notebook } from "../bar/notebook.ts";
import { ask } from "./compiler.ts";

/** Long enough to think of the next letter: marks are for what has been said. */
const PAUSE = 600;

let isFollowing = false;
let isChecking = false;
let edited: CellView | undefined;
/** The cell that says why there are no types. */
let warned: CellView | undefined;
let pause: ReturnType<typeof setTimeout> | undefined;

/** A reader has changed the text of a cell: from now on every change is followed. */
export function followEdits(cell: CellView): void {
  edited = cell;
  if (!isFollowing) notebook.addEventListener("edit", wait);
  isFollowing = true;
  wait();
}

/** The same for a reader who has only gone into the text of a cell. */
export function followSoon(cell: CellView): void {
  if (!isFollowing) followEdits(cell);
}

function wait(): void {
  clearTimeout(pause);
  pause = setTimeout(() => void check(), PAUSE);
}

async function check(): Promise<void> {
  if (isChecking) return wait();
  isChecking = true;
  try {
    for (const cells of groups()) await markProblems(cells);
    warned?.warn?.("");
    warned = undefined;
  } catch (error) {
    if (!warned) edited?.warn?.(`No types: ${(error as Error).message}. ${AFTERWARDS}`);
    warned ??= edited;
  }
  isChecking = false;
}

const AFTERWARDS = "The next change tries again.";

/** The code cells of the page, together with those that see the same names. */
function groups(): (readonly CellView[])[] {
  const code = notebook.cells.filter(({ kind }) => kind === "code");
  const linked = code.find(({ isIsolated: alone }) => !alone);
  const alone = code.filter((cell) => cell.isIsolated).map((cell) => [cell]);
  return linked ? [notebook.visibleFrom(linked), ...alone] : alone;
}

async function markProblems(cells: readonly CellView[]): Promise<void> {
  const texts = cells.map(({ label, source }) => ({ label, source }));
  const changed = cells.flatMap(({ source, base }, i) => (source === base ? [] : [i]));
  const found =
    changed.length > 0 ? await ask(texts, "problems", changed) : new Map<number, []>();
  for (const [i, cell] of cells.entries()) {
    if (cell.source !== texts[i].source) continue; // the next check is on its way
    const problems = found.has(i) ? found.get(i) : [];
    if (problems) cell.showProblems?.(problems);
  }
}

// What cells showed in their last run is kept in the browser, and shown again after a reload.
import { isRecord } from "../../../notebook/document/read-document.ts";
import { readOutput } from "../../../notebook/wire/read-message.ts";
import type { Output } from "../../../notebook/show/output.ts";
import { browserStorage } from "./drafts.ts";
import { outputsKey } from "./draft-key.ts";
import type { NotebookCell } from "./page-notebook.ts";

/** In characters: what is more is not kept, and the cell shows nothing until it runs. */
const MAX_CELL = 200_000;
const MAX_ALL = 1_000_000;
/** Long enough that a slider that is moved is one run. */
const DELAY = 500;

interface KeptCell extends NotebookCell {
  /** The code whose results are shown; undefined when none are. */
  readonly shown: string | undefined;
  restore?(outputs: readonly Output[]): void;
}

interface Kept {
  readonly code: string;
  readonly outputs: readonly Output[];
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what the cells of a page show now, soon. */
export function keepOutputs(page: string, cells: () => readonly KeptCell[]): void {
  clearTimeout(timer);
  timer = setTimeout(() => write(page, cells()), DELAY);
}

function write(page: string, cells: readonly KeptCell[]): void {
  const kept: Record<string, Kept> = {};
  let room = MAX_ALL;
  for (const { id, kind, shown, base, outputs } of cells) {
    // What the author's text shows comes with the page.
    if (kind !== "code" || shown === undefined || shown === base) continue;
    const one = { code: shown, outputs: outputs.map(still) };
    const { length } = JSON.stringify(one);
    if (length > Math.min(MAX_CELL, room)) continue;
    room -= length;
    kept[id] = one;
  }
  try {
    browserStorage()?.setItem(outputsKey(page), JSON.stringify(kept));
  } catch {
    // Forbidden or full: the cells can run again.
  }
}

/** A drawing as it stands: what made it answer is gone with its worker. */
function still(output: Output): Output {
  const { view } = output;
  if (view?.kind !== "drawing") return output;
  const { kind, svg, label } = view;
  return { ...output, view: { kind, svg, label } };
}

/** Shows what was kept of the cells whose code is still the same. */
export function restoreOutputs(page: string, cells: readonly KeptCell[]): void {
  const kept = read(page);
  for (const cell of cells) {
    const one = kept[cell.id];
    if (!isRecord(one) || one["code"] !== cell.source || cell.from) continue;
    if (cell.shown === cell.source || !Array.isArray(one["outputs"])) continue;
    try {
      // Other code may have written to the storage.
      cell.restore?.(one["outputs"].map(readOutput));
    } catch {
      continue;
    }
  }
}

function read(page: string): Readonly<Record<string, unknown>> {
  try {
    const kept: unknown = JSON.parse(
      browserStorage()?.getItem(outputsKey(page)) ?? "{}",
    );
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

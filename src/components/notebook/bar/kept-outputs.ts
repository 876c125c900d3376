// What cells showed in their last run is kept in the browser, and shown again after a reload.
import { isRecord } from "../../../notebook/document/read-document.ts";
import { readOutput } from "../../../notebook/wire/read-message.ts";
import type { Output } from "../../../notebook/show/output.ts";
import { MAX_OUTPUTS } from "../../../notebook/show/output-size.ts";
import { browserStorage } from "./drafts.ts";
import { outputsKey } from "./draft-key.ts";
import type { NotebookCell } from "./page-notebook.ts";

/** In characters: what is more is not kept, and the cell shows nothing until it runs. */
const MAX_CELL = 200_000;
const MAX_ALL = 1_000_000;
/** In characters: longer text in both writing directions takes too long to lay out. */
const MAX_SHOWN_TEXT = 50_000;
/** What is longer was written by other code. */
const MAX_TEXT = 1.5 * MAX_ALL;
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
  const kept = new Map<string, Kept>();
  let room = MAX_ALL;
  for (const { id, kind, shown, base, outputs } of cells) {
    // What the author's text shows comes with the page.
    if (kind !== "code" || shown === undefined || shown === base) continue;
    const one = { code: shown, outputs: outputs.map(still) };
    const { length } = JSON.stringify(one);
    if (length > Math.min(MAX_CELL, room) || !isShort(one.outputs)) continue;
    room -= length;
    kept.set(id, one);
  }
  try {
    browserStorage()?.setItem(
      outputsKey(page),
      JSON.stringify(Object.fromEntries(kept)),
    );
  } catch {
    // Forbidden or full: the cells can run again.
  }
}

function isShort(outputs: readonly Output[]): boolean {
  return outputs.reduce((sum, { text }) => sum + text.length, 0) <= MAX_SHOWN_TEXT;
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
    const one = Object.hasOwn(kept, cell.id) ? kept[cell.id] : undefined;
    if (!isRecord(one) || one["code"] !== cell.source || cell.from) continue;
    if (cell.shown === cell.source || !Array.isArray(one["outputs"])) continue;
    try {
      // Other code may have written to the storage.
      if (JSON.stringify(one).length > MAX_CELL) continue;
      if (one["outputs"].length > MAX_OUTPUTS) continue;
      const outputs = one["outputs"].map(readOutput);
      if (isShort(outputs)) cell.restore?.(outputs);
    } catch {
      continue;
    }
  }
}

function read(page: string): Readonly<Record<string, unknown>> {
  try {
    const text = browserStorage()?.getItem(outputsKey(page)) ?? "{}";
    if (text.length > MAX_TEXT) return {};
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

// The outputs of cells and the values of their controls are stored in the browser, and shown
// again after a reload.
import { isRecord } from "#notebook/document/read-document.ts";
import type { Input } from "#notebook/inputs/inputs.ts";
import type { InputState } from "#notebook/run/input-state.ts";
import {
  readError,
  readInputState,
  readOutput,
} from "#notebook/worker/parse-message.ts";
import type { Output } from "#notebook/output/output.ts";
import { MAX_RUN_OUTPUTS } from "#notebook/output/output-size.ts";
import { browserStorage } from "#kit/storage/saved-work.ts";
import { outputsKey } from "./storage-keys.ts";
import type { Results } from "../cell/results.ts";
import type { NotebookCell } from "./page-notebook.ts";

/** Longer results are not stored: the cell shows nothing until it runs. */
const MAX_CELL_CHARS = 200_000;
const MAX_TOTAL_CHARS = 1_000_000;
/** Longer text in mixed writing directions takes too long to lay out. */
const MAX_LAYOUT_CHARS = 50_000;
/** Anything longer was written by other code. */
const MAX_STORED_CHARS = 1.5 * MAX_TOTAL_CHARS;
/** Dragging a slider saves once. */
const DELAY_MS = 500;

interface RestorableCell extends NotebookCell {
  /** Its results, unless they are those that the page ships. */
  readonly ownResults?: Results | undefined;
  restore?(results: Results): void;
}

interface SavedOutputs extends Pick<Results, "outputs" | "error"> {
  readonly code: string;
  /** The controls that the reader has set. */
  readonly inputs: readonly InputState[];
}

/** The cells of a page with their outputs, and the states of their controls. */
export interface OutputSnapshot {
  readonly cells: readonly RestorableCell[];
  readonly inputs: readonly InputState[];
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores the outputs of a page after a short delay. */
export function saveOutputs(
  page: string,
  standing: () => Promise<OutputSnapshot>,
): void {
  clearTimeout(timer);
  timer = setTimeout(() => void standing().then((now) => write(page, now)), DELAY_MS);
}

function write(page: string, { cells, inputs }: OutputSnapshot): void {
  const stored = loadSavedOutputs(page);
  const kept = new Map<string, unknown>();
  let room = MAX_TOTAL_CHARS;
  for (const cell of cells) {
    const before = Object.hasOwn(stored, cell.id) ? stored[cell.id] : undefined;
    const one = mayBeFromAnotherTab(before, cell)
      ? before
      : toSavedOutputs(cell, inputs);
    const length = JSON.stringify(one)?.length ?? Infinity;
    if (length > Math.min(MAX_CELL_CHARS, room)) continue;
    room -= length;
    kept.set(cell.id, one);
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

/** @returns undefined if there are no results of its own, or too many */
function toSavedOutputs(
  { id, ownResults }: RestorableCell,
  states: readonly InputState[],
): SavedOutputs | undefined {
  if (ownResults?.code === undefined || ownResults.note !== undefined) return undefined;
  const { code, error } = ownResults;
  const outputs = ownResults.outputs.map(withoutListeners);
  const inputs = states.filter(({ cell, made }) => cell === id && made !== undefined);
  return canBeLaidOut(outputs)
    ? { code, outputs, ...(error && { error }), inputs }
    : undefined;
}

/**
 * Whether the stored results may be newer than this tab's: another tab has run the current
 * text and this tab hasn't.
 */
function mayBeFromAnotherTab(
  stored: unknown,
  { ownResults, source }: RestorableCell,
): boolean {
  if (!isRecord(stored)) return false;
  if (ownResults?.isRestored) return true;
  return stored["code"] === source && ownResults?.code !== source;
}

function canBeLaidOut(outputs: readonly Output[]): boolean {
  return outputs.reduce((sum, { text }) => sum + text.length, 0) <= MAX_LAYOUT_CHARS;
}

/** A drawing without its event listeners, which end with its worker. */
function withoutListeners(output: Output): Output {
  const { view } = output;
  if (view?.kind !== "drawing") return output;
  const { kind, svg, label } = view;
  return { ...output, view: { kind, svg, label } };
}

function withControlValue(output: Output, inputs: readonly InputState[]): Output {
  const { view } = output;
  const set =
    view?.kind === "input" && inputs.find(({ index }) => index === view.index);
  if (!set) return output;
  return {
    ...output,
    view: { ...view, input: { ...view.input, value: set.raw } as Input },
  };
}

/**
 * Shows the stored outputs of cells that have not run in this visit.
 * @returns  the states of their controls
 */
export function restoreOutputs(
  page: string,
  cells: readonly RestorableCell[],
): InputState[] {
  const kept = loadSavedOutputs(page);
  const set: InputState[] = [];
  for (const cell of cells) {
    const one = Object.hasOwn(kept, cell.id) ? kept[cell.id] : undefined;
    if (one === undefined || cell.from || cell.ownResults) continue;
    try {
      const { inputs, ...results } = parseSavedOutputs(one, cell.id);
      // For the author's current text, the page ships results.
      if (cell.source === cell.base && results.code !== cell.base) continue;
      cell.restore?.({ ...results, isRestored: true });
      set.push(...inputs);
    } catch {
      continue; // other code has written to the storage
    }
  }
  return set;
}

/** @throws {TypeError | RangeError} when the stored data is invalid or too large */
function parseSavedOutputs(one: unknown, id: string): SavedOutputs {
  if (!isRecord(one)) throw new TypeError("kept results without fields");
  const { code, outputs, error, inputs = [] } = one;
  if (typeof code !== "string" || !Array.isArray(outputs) || !Array.isArray(inputs)) {
    throw new TypeError("kept results of another form");
  }
  const isLong = JSON.stringify(one).length > MAX_CELL_CHARS;
  if (isLong || outputs.length > MAX_RUN_OUTPUTS || inputs.length > MAX_RUN_OUTPUTS) {
    throw new RangeError("more than is kept of a cell");
  }
  const states = inputs.map((state) => ({ ...readInputState(state), cell: id }));
  const shown = outputs.map((output) =>
    readOutput(withControlValue(readOutput(output), states)),
  );
  if (!canBeLaidOut(shown)) throw new RangeError("more text than can be laid out");
  const failed = error !== undefined && { error: readError(error) };
  return { code, outputs: shown, ...failed, inputs: states };
}

function loadSavedOutputs(page: string): Readonly<Record<string, unknown>> {
  try {
    const text = browserStorage()?.getItem(outputsKey(page)) ?? "{}";
    if (text.length > MAX_STORED_CHARS) return {};
    const kept: unknown = JSON.parse(text);
    return isRecord(kept) ? kept : {};
  } catch {
    return {};
  }
}

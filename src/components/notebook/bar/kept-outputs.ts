// What cells showed in their last run, and what their controls were set to, is kept in the
// browser, and shown again after a reload.
import { isRecord } from "../../../notebook/document/read-document.ts";
import type { Input } from "../../../notebook/inputs/inputs.ts";
import type { InputState } from "../../../notebook/run/input-state.ts";
import {
  readError,
  readInputState,
  readOutput,
} from "../../../notebook/wire/read-message.ts";
import type { Output } from "../../../notebook/show/output.ts";
import { MAX_PUT } from "../../../notebook/show/output-size.ts";
import { browserStorage } from "../../kit/storage/kept-work.ts";
import { outputsKey } from "./draft-key.ts";
import type { Results } from "../cell/results.ts";
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
  /** Its results, unless they are those that the page ships. */
  readonly ownResults?: Results | undefined;
  restore?(results: Results): void;
}

/** What is kept of one cell. */
interface Kept extends Pick<Results, "outputs" | "error"> {
  readonly code: string;
  /** Those of its controls that the reader has set. */
  readonly inputs: readonly InputState[];
}

/** What a page shows, and what its controls were set to. */
export interface Standing {
  readonly cells: readonly KeptCell[];
  readonly inputs: readonly InputState[];
}

let timer: ReturnType<typeof setTimeout> | undefined;

/** Keeps what the cells of a page show, soon. */
export function keepOutputs(page: string, standing: () => Promise<Standing>): void {
  clearTimeout(timer);
  timer = setTimeout(() => void standing().then((now) => write(page, now)), DELAY);
}

function write(page: string, { cells, inputs }: Standing): void {
  const stored = read(page);
  const kept = new Map<string, unknown>();
  let room = MAX_ALL;
  for (const cell of cells) {
    const before = Object.hasOwn(stored, cell.id) ? stored[cell.id] : undefined;
    const one = isOfAnotherTab(before, cell) ? before : keptOf(cell, inputs);
    const length = JSON.stringify(one)?.length ?? Infinity;
    if (length > Math.min(MAX_CELL, room)) continue;
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

/** @returns undefined when there is nothing to keep, or too much */
function keptOf(
  { id, ownResults }: KeptCell,
  states: readonly InputState[],
): Kept | undefined {
  if (ownResults?.code === undefined || ownResults.note !== undefined) return undefined;
  const { code, error } = ownResults;
  const outputs = ownResults.outputs.map(still);
  const inputs = states.filter(({ cell, made }) => cell === id && made !== undefined);
  return isShort(outputs)
    ? { code, outputs, ...(error && { error }), inputs }
    : undefined;
}

/**
 * Whether what is stored of a cell may be newer than what this tab knows: another tab has
 * run the text that stands here, which this one has not.
 */
function isOfAnotherTab(stored: unknown, { ownResults, source }: KeptCell): boolean {
  if (!isRecord(stored)) return false;
  if (ownResults?.isKept) return true;
  return stored["code"] === source && ownResults?.code !== source;
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

/** A control as the reader has set it. */
function asSet(output: Output, inputs: readonly InputState[]): Output {
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
 * Shows what was kept of cells that have not run in this visit.
 * @returns  what the controls among it are set to
 */
export function restoreOutputs(page: string, cells: readonly KeptCell[]): InputState[] {
  const kept = read(page);
  const set: InputState[] = [];
  for (const cell of cells) {
    const one = Object.hasOwn(kept, cell.id) ? kept[cell.id] : undefined;
    if (one === undefined || cell.from || cell.ownResults) continue;
    try {
      const { inputs, ...results } = readKept(one, cell.id);
      // To the author's text of today belongs what the page ships.
      if (cell.source === cell.base && results.code !== cell.base) continue;
      cell.restore?.({ ...results, isKept: true });
      set.push(...inputs);
    } catch {
      // Other code has written to the storage.
      continue;
    }
  }
  return set;
}

/** @throws {TypeError | RangeError} when nothing like it can have been kept */
function readKept(one: unknown, id: string): Kept {
  if (!isRecord(one)) throw new TypeError("kept results without fields");
  const { code, outputs, error, inputs = [] } = one;
  if (typeof code !== "string" || !Array.isArray(outputs) || !Array.isArray(inputs)) {
    throw new TypeError("kept results of another form");
  }
  const isLong = JSON.stringify(one).length > MAX_CELL;
  if (isLong || outputs.length > MAX_PUT || inputs.length > MAX_PUT) {
    throw new RangeError("more than is kept of a cell");
  }
  const states = inputs.map((state) => ({ ...readInputState(state), cell: id }));
  const shown = outputs.map((output) => readOutput(asSet(readOutput(output), states)));
  if (!isShort(shown)) throw new RangeError("more text than can be laid out");
  const failed = error !== undefined && { error: readError(error) };
  return { code, outputs: shown, ...failed, inputs: states };
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

// Inserts drawings without blocking the main thread: small ones synchronously, large ones in time
// slices and one after another.
import { whyTooExpensive } from "#notebook/output/render-cost.ts";
import { watchForFreeze } from "../freeze-guard.ts";
import { type MarkupNode, readMarkup } from "#notebook/output/markup.ts";
import { withPrefixedIds } from "./prefix-ids.ts";
import { sanitiseDrawing } from "./sanitise-drawing.ts";

/** Drawings with shorter markup are inserted synchronously. */
const SMALL_CHARS = 60_000;
/** The time limit for small drawings in one task, and for one slice of a large one. */
const SYNC_BUDGET_MS = 30;
const SLICE_MS = 8;

let spentMs = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Inserts a drawing, synchronously or when the page has time.
 * @param markup     untrusted
 * @param prefix     for its ids
 * @param isCurrent  whether it is still needed
 * @returns  why it can't be shown; undefined on success
 */
export function insertDrawing(
  place: HTMLElement,
  markup: string,
  prefix: string,
  isCurrent: () => boolean,
): string | undefined | Promise<string | undefined> {
  if (markup.length <= SMALL_CHARS && spentMs < SYNC_BUDGET_MS) {
    if (spentMs === 0) setTimeout(() => (spentMs = 0));
    const start = performance.now();
    const work = prepareDrawing(markup, prefix);
    if (typeof work === "string") return work;
    watchForFreeze(markup);
    showDrawing(place, runToEnd(work));
    spentMs += performance.now() - start;
    return undefined;
  }
  const insertion = queue.then(async () => {
    if (!isCurrent()) return undefined;
    const work = prepareDrawing(markup, prefix);
    if (typeof work === "string") return work;
    const drawing = await runInSlices(work);
    if (!isCurrent()) return undefined;
    watchForFreeze(markup);
    showDrawing(place, drawing);
    await nextPaint();
    return undefined;
  });
  queue = insertion.catch(() => undefined);
  return insertion;
}

/** Inserts a drawing, and makes it scroll if it is higher than the limit. */
function showDrawing(place: HTMLElement, drawing: DocumentFragment): void {
  place.replaceChildren(drawing);
  requestAnimationFrame(() => {
    const isTall = place.scrollHeight > place.clientHeight + OVERHANG_PX;
    place.toggleAttribute("data-tall", isTall);
  });
}

/** Text may overhang a drawing that fits. */
const OVERHANG_PX = 40;

function prepareDrawing(markup: string, prefix: string) {
  const nodes = readMarkup(withPrefixedIds(markup, prefix));
  return whyTooExpensive(nodes) ?? sanitiseDrawing(nodes, prefix);
}

/**
 * Creates part of a drawing whose cost was checked already.
 * @param within  the element that will contain it; undefined for the whole drawing
 */
export function createDrawingPart(
  nodes: readonly MarkupNode[],
  prefix: string,
  within: Element | undefined,
): Promise<DocumentFragment> | DocumentFragment {
  const work = sanitiseDrawing(nodes, prefix, within);
  return within === undefined ? runInSlices(work) : runToEnd(work);
}

function runToEnd<Result>(work: Generator<void, Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

async function runInSlices<Result>(work: Generator<void, Result>): Promise<Result> {
  await pause();
  for (let end = performance.now() + SLICE_MS; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < end) continue;
    await pause();
    end = performance.now() + SLICE_MS;
  }
}

/** Waits for the next paint, or a second in hidden pages, which don't paint. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

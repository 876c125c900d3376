// Draws what cells have drawn, so that the page answers meanwhile: small drawings at once,
// large ones in slices, and one after another.
import { whyTooExpensive } from "../../../../notebook/output/render-cost.ts";
import { watchForFreeze } from "../freeze-guard.ts";
import { type MarkupNode, readMarkup } from "../../../../notebook/output/markup.ts";
import { withPrefixedIds } from "./prefix-ids.ts";
import { sanitiseDrawing } from "./sanitise-drawing.ts";

/** A drawing of fewer characters is read and made at once. */
const SMALL_CHARS = 60_000;
/** How long small drawings may keep the page busy in one go, and slices of large ones. */
const SYNC_BUDGET_MS = 30;
const SLICE_MS = 8;

let spentMs = 0;
let queue: Promise<unknown> = Promise.resolve();

/**
 * Puts a drawing into its place, at once or as soon as the page has time for it.
 * @param markup     untrusted
 * @param prefix     for its ids
 * @param isCurrent  whether it is still wanted
 * @returns  why it is not drawn; undefined when it is
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
    const making = prepareDrawing(markup, prefix);
    if (typeof making === "string") return making;
    watchForFreeze(markup);
    showDrawing(place, runToEnd(making));
    spentMs += performance.now() - start;
    return undefined;
  }
  const drawn = queue.then(async () => {
    if (!isCurrent()) return undefined;
    const making = prepareDrawing(markup, prefix);
    if (typeof making === "string") return making;
    const drawing = await runInSlices(making);
    if (!isCurrent()) return undefined;
    watchForFreeze(markup);
    showDrawing(place, drawing);
    await nextPaint();
    return undefined;
  });
  queue = drawn.catch(() => undefined);
  return drawn;
}

/** A drawing taller than its place, whose height is limited, can be scrolled there. */
function showDrawing(place: HTMLElement, drawing: DocumentFragment): void {
  place.replaceChildren(drawing);
  requestAnimationFrame(() => {
    const isTall = place.scrollHeight > place.clientHeight + OVERHANG_PX;
    place.toggleAttribute("data-tall", isTall);
  });
}

/** Letters may stand out from a drawing that fits. */
const OVERHANG_PX = 40;

function prepareDrawing(markup: string, prefix: string) {
  const nodes = readMarkup(withPrefixedIds(markup, prefix));
  return whyTooExpensive(nodes) ?? sanitiseDrawing(nodes, prefix);
}

/**
 * Makes a part of a drawing that has been priced already.
 * @param within  the element that it will stand in, if it is not the whole
 */
export function createDrawingPart(
  nodes: readonly MarkupNode[],
  prefix: string,
  within: Element | undefined,
): Promise<DocumentFragment> | DocumentFragment {
  const making = sanitiseDrawing(nodes, prefix, within);
  return within === undefined ? runInSlices(making) : runToEnd(making);
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

/** A hidden page paints nothing, and need not be waited for. */
function nextPaint(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, 1000);
  });
}

function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

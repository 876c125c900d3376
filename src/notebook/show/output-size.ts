// Limits on a cell's output, so that the page stays fast.
import type { Output } from "./output.ts";

/** The maximum number of outputs per run of a cell; the rest is omitted. */
export const MAX_OUTPUTS = 200;
/** The maximum total size of these outputs. */
export const MAX_SHOWN = 4_000_000;
/** The maximum number of elements in a drawing. */
export const MAX_ELEMENTS = 20_000;

/** The cost of an element, in characters: it is more work for a page than its markup. */
const ELEMENT = 100;

/** The size of an output, in characters or equivalent cost. */
export function sizeOf({ text, view }: Output): number {
  if (view === undefined) return text.length;
  if (view.kind !== "drawing") return text.length + JSON.stringify(view).length;
  return text.length + view.svg.length + ELEMENT * countElements(view.svg);
}

/** An upper bound on the number of elements in a drawing's markup. */
export function countElements(markup: string): number {
  let count = 0;
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", at + 1)) {
    if (markup[at + 1] !== "/") count++;
  }
  return count;
}

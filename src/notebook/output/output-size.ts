// Limits on a cell's output, so that the page stays fast.
import type { Output } from "./output.ts";

/** The maximum number of outputs shown at once, at the end of the run, and after it. */
export const MAX_FIRST_OUTPUTS = 200;
export const MAX_LAST_OUTPUTS = 100;
export const MAX_LATE_OUTPUTS = 100;
/** The maximum number of outputs of a run, including notices about omitted ones. */
export const MAX_RUN_OUTPUTS =
  MAX_FIRST_OUTPUTS + MAX_LAST_OUTPUTS + MAX_LATE_OUTPUTS + 3;
/** The maximum total size of these outputs. */
export const MAX_OUTPUT_SIZE = 4_000_000;
/** The maximum number of elements in a drawing. */
export const MAX_DRAWING_ELEMENTS = 20_000;

/** In characters: an element costs the page more than its markup suggests. */
const ELEMENT_SIZE = 100;

/** The size of an output, in characters or equivalent cost. */
export function outputSize({ text, view }: Output): number {
  if (view === undefined) return text.length;
  if (view.kind !== "drawing") return text.length + JSON.stringify(view).length;
  return text.length + view.svg.length + ELEMENT_SIZE * countElements(view.svg);
}

/** An upper bound on the number of elements in a drawing's markup. */
export function countElements(markup: string): number {
  let count = 0;
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", at + 1)) {
    if (markup[at + 1] !== "/") count++;
  }
  return count;
}

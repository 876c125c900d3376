// Limits on a cell's output, so that the page stays fast.
import type { Output } from "./output.ts";

/** How many outputs of a run are shown as they come, when it is done, and afterwards. */
export const MAX_FIRST_OUTPUTS = 200;
export const MAX_LAST_OUTPUTS = 100;
export const MAX_LATE_OUTPUTS = 100;
/** The most outputs that a run shows, with what is said of those that are left out. */
export const MAX_RUN_OUTPUTS =
  MAX_FIRST_OUTPUTS + MAX_LAST_OUTPUTS + MAX_LATE_OUTPUTS + 3;
/** The maximum total size of these outputs. */
export const MAX_OUTPUT_SIZE = 4_000_000;
/** The maximum number of elements in a drawing. */
export const MAX_DRAWING_ELEMENTS = 20_000;

/** The cost of an element, in characters: it is more work for a page than its markup. */
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

// How much a cell may show: no more than a page can hold without growing slow.
import type { Output } from "./output.ts";

/** So many things a run of a cell shows; then the rest is left out. */
export const MAX_OUTPUTS = 200;
/** So large all of them are together. */
export const MAX_SHOWN = 4_000_000;
/** So many elements a drawing has. */
export const MAX_ELEMENTS = 20_000;

/** An element is more work for a page than the letters that make it. */
const ELEMENT = 100;

/** The size of an output, in characters or what is as much work. */
export function sizeOf({ text, view }: Output): number {
  if (view === undefined) return text.length;
  if (view.kind !== "drawing") return text.length + JSON.stringify(view).length;
  return text.length + view.svg.length + ELEMENT * countElements(view.svg);
}

/** At least as many as there are in the markup of a drawing. */
export function countElements(markup: string): number {
  let count = 0;
  for (let at = markup.indexOf("<"); at >= 0; at = markup.indexOf("<", at + 1)) {
    if (markup[at + 1] !== "/") count++;
  }
  return count;
}

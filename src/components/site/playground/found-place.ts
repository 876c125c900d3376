// Shows one place that was found where it stands in its cell, and marks it there.
import type { TextRange } from "../../notebook/cell/match-highlight.ts";
import { markInField, markRange, rangesOf } from "./found-in-text.ts";
import type { PlacedCell } from "./placed-cells.ts";
import type { TextCell } from "./text-cell.ts";

export interface FoundPlace {
  /** In the cell’s source. */
  readonly part: TextRange;
  /** Of the places in this cell, from 0. */
  readonly index: number;
  readonly count: number;
  readonly pattern: RegExp;
}

export interface ShownPlace {
  unmark(): void;
  /** Goes to the cell, with the place selected where its source is open. */
  focus(): void;
}

/** The focus stays where it is. */
export async function showPlace(
  cell: PlacedCell,
  place: FoundPlace,
): Promise<ShownPlace> {
  cell.closest("[data-collapsed]")?.removeAttribute("data-collapsed");
  cell.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (cell.kind === "text") return inText(cell as unknown as TextCell, place);
  await cell.highlightMatch?.(place.part);
  return {
    unmark: () => void cell.highlightMatch?.(undefined),
    focus: () => void cell.select?.(place.part.from, place.part.to),
  };
}

/** In the text as it is shown or, where signs of Markdown are found, in its source. */
function inText(
  cell: TextCell,
  { part, index, count, pattern }: FoundPlace,
): ShownPlace {
  const ranges = rangesOf(cell.querySelector(".markdown-output")!, pattern);
  if (ranges.length !== count && !cell.field) {
    const before = document.activeElement as HTMLElement;
    cell.edit();
    before.focus({ preventScroll: true });
  }
  const { marks, unmark } = cell.field
    ? markInField(cell.field, part)
    : markRange(ranges[index]);
  marks[0].scrollIntoView({ block: "center" });
  const focus = () => {
    cell.field?.setSelectionRange(part.from, part.to);
    cell.focusCode();
  };
  return { unmark, focus };
}

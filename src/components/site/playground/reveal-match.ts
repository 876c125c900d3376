// Shows one place that was found where it stands in its cell, and marks it there.
import type { TextRange } from "../../notebook/cell/match-highlight.ts";
import { highlightInField, highlightRange, findDomRanges } from "./highlight-text.ts";
import type { PlaygroundCell } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

export interface MatchInCell {
  /** In the cell’s source. */
  readonly range: TextRange;
  /** Of the places in this cell, from 0. */
  readonly index: number;
  readonly count: number;
  readonly pattern: RegExp;
}

export interface MatchHighlight {
  unmark(): void;
  /** Goes to the cell, with the place selected where its source is open. */
  focus(): void;
}

/** The focus stays where it is. */
export async function revealMatch(
  cell: PlaygroundCell,
  place: MatchInCell,
): Promise<MatchHighlight> {
  cell.closest("[data-collapsed]")?.removeAttribute("data-collapsed");
  cell.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (cell.kind === "text") return revealInText(cell as unknown as TextCell, place);
  await cell.highlightMatch?.(place.range);
  return {
    unmark: () => void cell.highlightMatch?.(undefined),
    focus: () => void cell.select?.(place.range.from, place.range.to),
  };
}

/** In the text as it is shown or, where signs of Markdown are found, in its source. */
function revealInText(
  cell: TextCell,
  { range, index, count, pattern }: MatchInCell,
): MatchHighlight {
  const ranges = findDomRanges(cell.querySelector(".markdown-output")!, pattern);
  if (ranges.length !== count && !cell.field) {
    const before = document.activeElement as HTMLElement;
    cell.edit();
    before.focus({ preventScroll: true });
  }
  const { marks, unmark } = cell.field
    ? highlightInField(cell.field, range)
    : highlightRange(ranges[index]);
  marks[0].scrollIntoView({ block: "center" });
  const focus = () => {
    cell.field?.setSelectionRange(range.from, range.to);
    cell.focusCode();
  };
  return { unmark, focus };
}

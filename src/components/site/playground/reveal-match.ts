import type { TextRange } from "#components/notebook/cell/match-highlight.ts";
import { highlightInField, highlightRange, findDomRanges } from "./highlight-text.ts";
import type { PlaygroundCell } from "./playground-cells.ts";
import type { TextCell } from "./text-cell.ts";

/** A match, and its position among all matches of its cell. */
export interface MatchInCell {
  readonly range: TextRange;
  /** Its index among the matches in this cell. */
  readonly index: number;
  readonly count: number;
  readonly pattern: RegExp;
}

/** The highlight of a match in a cell. */
export interface MatchHighlight {
  unmark(): void;
  /** Focuses the cell, and selects the match if the source is open. */
  focus(): void;
}

/** Scrolls to a match and highlights it, without moving the focus. */
export async function revealMatch(
  cell: PlaygroundCell,
  match: MatchInCell,
): Promise<MatchHighlight> {
  cell.closest("[data-collapsed]")?.removeAttribute("data-collapsed");
  cell.scrollIntoView({ block: "nearest", behavior: "instant" });
  if (cell.kind === "text") return revealInText(cell as unknown as TextCell, match);
  await cell.highlightMatch?.(match.range);
  return {
    unmark: () => void cell.highlightMatch?.(undefined),
    focus: () => void cell.select?.(match.range.from, match.range.to),
  };
}

/** Highlights a match in the rendered text or, if it includes Markdown syntax, in the source. */
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

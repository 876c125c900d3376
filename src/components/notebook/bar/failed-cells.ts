import { formatList } from "#kit/text/format-list.ts";
import type { NotebookCell } from "./page-notebook.ts";

type CellRunState = Pick<NotebookCell, "kind" | "from" | "ownResults">;

/**
 * Lists the cells that failed, numbered from 1: "2 cells failed: 12 and 14."; empty if none
 * did. Imported code that was not run does not count.
 */
export function failedCellsMessage(cells: readonly CellRunState[]): string {
  const numbers = cells.flatMap(({ kind, from, ownResults }, i) => {
    const hasFailed = ownResults?.error ?? ownResults?.note;
    const isApproved = kind === "code" && from === undefined;
    return isApproved && hasFailed !== undefined ? [i + 1] : [];
  });
  if (numbers.length === 0) return "";
  const count = numbers.length === 1 ? "1 cell" : `${numbers.length} cells`;
  return `${count} failed: ${formatList(numbers)}.`;
}

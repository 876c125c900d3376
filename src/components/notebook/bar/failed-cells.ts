import { listOf } from "../../kit/text/list-of.ts";
import type { NotebookCell } from "./page-notebook.ts";

type CellRunState = Pick<NotebookCell, "kind" | "from" | "ownResults">;

/**
 * Which cells did not finish, by their place among all: "2 cells failed: 12 and 14.". Empty
 * if there are none; code by others that has not run here has not failed.
 */
export function failedCellsMessage(cells: readonly CellRunState[]): string {
  const places = cells.flatMap(({ kind, from, ownResults }, i) => {
    const hasFailed = ownResults?.error ?? ownResults?.note;
    const isAsked = kind === "code" && from === undefined;
    return isAsked && hasFailed !== undefined ? [i + 1] : [];
  });
  if (places.length === 0) return "";
  const count = places.length === 1 ? "1 cell" : `${places.length} cells`;
  return `${count} failed: ${listOf(places)}.`;
}

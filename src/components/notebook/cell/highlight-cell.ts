// Only at build: highlights the code of a cell, with hovers for types.
import { highlight } from "../../../../build/content/highlight.ts";
import { addCells } from "../../../../build/content/language-service.ts";

/**
 * @param sources  of all cells that see each other's names
 * @param index    the cell's index among them
 */
export function highlightCell(
  sources: readonly string[],
  index: number,
  label: string,
): Promise<string> {
  return highlight(sources[index], { label, file: addCells(sources)[index] });
}

// Only at build: highlights the code of a cell, with hovers for types.
import { highlight } from "../../../../build/content/highlight.ts";
import { addCells } from "../../../../build/content/language-service.ts";

/**
 * @param sources  of all cells that see each other's names
 * @param place    the cell's index among them
 */
export function highlightCell(
  sources: readonly string[],
  place: number,
  label: string,
): Promise<string> {
  return highlight(sources[place], { label, file: addCells(sources)[place] });
}

import { highlight } from "#build/content/highlight.ts";
import { addCells } from "#build/content/language-service.ts";

/**
 * Highlights the code of a cell, with type hovers. At build only.
 * @param sources  of all cells that share names
 * @param index    the cell's index among them
 */
export function highlightCell(
  sources: readonly string[],
  index: number,
  label: string,
): Promise<string> {
  return highlight(sources[index], { label, file: addCells(sources)[index] });
}

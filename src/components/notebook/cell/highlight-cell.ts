// Only while the site is built: the code of a cell in colour, with its types.
import { highlight } from "../../../../build/content/highlight.ts";
import { addCells } from "../../../../build/content/language-service.ts";

/**
 * @param sources  of all cells that see each other's names
 * @param place    which of them it is, from 0
 */
export function highlightCell(
  sources: readonly string[],
  place: number,
  label: string,
): Promise<string> {
  return highlight(sources[place], { label, file: addCells(sources)[place] });
}

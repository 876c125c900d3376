// Only while the site is built: the code of a cell in colour, with its types.
import { readFileSync } from "node:fs";
import { GLOBALS } from "../../../../build/content/cell-modules.ts";
import { highlight } from "../../../../build/content/highlight.ts";
import { linkCells, type LinkedCell } from "../../../notebook/run/link-cells.ts";
import { numberedCells } from "../../../notebook/run/run-notebook.ts";
import { cellFile, LIVE_TYPE } from "../../../typecheck/cell-file.ts";

const fileOf = (index: number) => `./cell-${index}.ts`;

/**
 * @param sources  of all cells that see each other's names
 * @param place    which of them it is, from 0
 */
export function highlightCell(
  sources: readonly string[],
  place: number,
  label: string,
): Promise<string> {
  const linked = linkCells(numberedCells(sources));
  const others = [...neededBy(linked[place], linked)];
  const cells = [...others, linked[place]];
  const files = others.map((_, i) => [fileOf(i), cellFile(cells, i, fileOf)] as const);
  const own = cellFile(cells, others.length, fileOf);
  return highlight(sources[place], {
    label,
    beside: {
      "globals.d.ts": `${readFileSync(GLOBALS, "utf8")}\n${LIVE_TYPE}`,
      ...Object.fromEntries(files),
    },
    after: others.length > 0 ? own.slice(sources[place].length) : "",
  });
}

/** The cells whose names a cell uses, itself or through others. */
function neededBy(cell: LinkedCell, linked: readonly LinkedCell[]): Set<LinkedCell> {
  const needed = new Set<LinkedCell>();
  const visit = ({ inputs, borrowed }: LinkedCell): void => {
    const origins = [...inputs.values()].flatMap((o) => ("cell" in o ? [o.cell] : []));
    for (const other of linked) {
      if (other === cell || needed.has(other)) continue;
      const lends = borrowed.some((binding) =>
        other.prepared?.imports.includes(binding),
      );
      if (!lends && !origins.includes(other.id)) continue;
      needed.add(other);
      visit(other);
    }
  };
  visit(cell);
  return needed;
}

import { cellNamesOf } from "#notebook/code/cell-names.ts";
import { parseCell } from "#notebook/code/parse-cell.ts";

/** The current and the last run text of a cell that shares names with others. */
export interface CellTexts {
  readonly id: string;
  readonly source: string;
  readonly ranSource: string;
}

interface Names {
  readonly defines: readonly string[];
  readonly uses: readonly string[];
}

/** A cache of the names in each text, from the last call. */
let namesByText = new Map<string, Names>();

/**
 * Finds the cells whose results depend, directly or through other cells, on names that an
 * edited cell defines or defined when it ran.
 * @returns  their ids
 */
export function outdatedCells(cells: readonly CellTexts[]): Set<string> {
  const texts = cells.flatMap(({ source, ranSource }) => [source, ranSource]);
  namesByText = new Map(
    texts.map((text) => [text, namesByText.get(text) ?? readNames(text)]),
  );
  const definedNames = ({ source, ranSource }: CellTexts) => [
    ...namesByText.get(source)!.defines,
    ...namesByText.get(ranSource)!.defines,
  ];

  const outdated = new Set<string>();
  const changed = cells.filter(({ source, ranSource }) => source !== ranSource);
  const names = new Set(changed.flatMap(definedNames));
  // Iterating a set also visits the items added meanwhile.
  for (const name of names) {
    for (const cell of cells) {
      if (!namesByText.get(cell.source)!.uses.includes(name)) continue;
      outdated.add(cell.id);
      for (const defined of definedNames(cell)) names.add(defined);
    }
  }
  return outdated;
}

function readNames(source: string): Names {
  try {
    const { defines, uses } = cellNamesOf(parseCell(source));
    return { defines: [...defines.keys()], uses: [...uses.keys()] };
  } catch {
    return { defines: [], uses: [] }; // incomplete code
  }
}

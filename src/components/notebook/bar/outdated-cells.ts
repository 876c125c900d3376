// Finds results that depend on a text that was edited since.
import { cellNamesOf } from "../../../notebook/code/cell-names.ts";
import { parseCell } from "../../../notebook/code/parse-cell.ts";

/** One of the cells that see each other's names. */
export interface CellTexts {
  readonly id: string;
  readonly source: string;
  /** The text of the last run. */
  readonly ranSource: string;
}

interface Names {
  readonly defines: readonly string[];
  readonly uses: readonly string[];
}

/** The names in the cells' texts, from the last call. */
let namesByText = new Map<string, Names>();

/**
 * The cells that use what edited cells define, or defined when they ran, directly or
 * through other cells.
 * @returns  their ids
 */
export function outdatedCells(cells: readonly CellTexts[]): Set<string> {
  const texts = cells.flatMap(({ source, ranSource: ran }) => [source, ran]);
  namesByText = new Map(
    texts.map((text) => [text, namesByText.get(text) ?? readNames(text)]),
  );
  const definedBy = ({ source, ranSource: ran }: CellTexts) => [
    ...namesByText.get(source)!.defines,
    ...namesByText.get(ran)!.defines,
  ];

  const outdated = new Set<string>();
  const changed = cells.filter(({ source, ranSource: ran }) => source !== ran);
  const names = new Set(changed.flatMap(definedBy));
  // Iterating a set also visits the items added meanwhile.
  for (const name of names) {
    for (const cell of cells) {
      if (!namesByText.get(cell.source)!.uses.includes(name)) continue;
      outdated.add(cell.id);
      for (const defined of definedBy(cell)) names.add(defined);
    }
  }
  return outdated;
}

function readNames(source: string): Names {
  try {
    const { defines, uses } = cellNamesOf(parseCell(source));
    return { defines: [...defines.keys()], uses: [...uses.keys()] };
  } catch {
    return { defines: [], uses: [] }; // its text is incomplete
  }
}

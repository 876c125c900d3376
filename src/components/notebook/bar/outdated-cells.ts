// Which results follow from a text that has been changed since. Loaded when one has been.
import { namesOf } from "../../../notebook/code/cell-names.ts";
import { parseTypeScript } from "../../../notebook/code/syntax-tree.ts";

/** A cell of those that see each other's names. */
interface Cell {
  readonly id: string;
  readonly source: string;
  /** The text that ran last. */
  readonly ran: string;
}

interface Names {
  readonly defines: readonly string[];
  readonly uses: readonly string[];
}

/** Of the texts that the cells had when this was last asked for. */
let known = new Map<string, Names>();

/**
 * The cells that use what changed cells define, or did define when they ran, directly or
 * through others.
 * @returns  their ids
 */
export function outdatedCells(cells: readonly Cell[]): Set<string> {
  const texts = cells.flatMap(({ source, ran }) => [source, ran]);
  known = new Map(texts.map((text) => [text, known.get(text) ?? readNames(text)]));
  const definedBy = ({ source, ran }: Cell) => [
    ...known.get(source)!.defines,
    ...known.get(ran)!.defines,
  ];

  const outdated = new Set<string>();
  const changed = cells.filter(({ source, ran }) => source !== ran);
  const names = new Set(changed.flatMap(definedBy));
  // A set that grows while it is walked through is walked through to its new end.
  for (const name of names) {
    for (const cell of cells) {
      if (!known.get(cell.source)!.uses.includes(name)) continue;
      outdated.add(cell.id);
      for (const defined of definedBy(cell)) names.add(defined);
    }
  }
  return outdated;
}

function readNames(source: string): Names {
  try {
    const { defines, uses } = namesOf(parseTypeScript(source), source);
    return { defines: [...defines.keys()], uses: [...uses.keys()] };
  } catch {
    return { defines: [], uses: [] }; // it is not finished
  }
}

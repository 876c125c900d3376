import { CellSyntaxError } from "../code/parse-cell.ts";
import type { CellError } from "../output/output.ts";
import { prepareCell, type PreparedCell } from "./prepare-cell.ts";

/** A code cell of a notebook. */
export interface CellSource {
  readonly id: string;
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  readonly source: string;
  /**
   * Whether its code came from a link or a file and the reader has not agreed to run it.
   */
  readonly needsConsent?: boolean;
  /** Whether it is isolated: no other cell sees its names, and it sees no others'. */
  readonly alone?: boolean;
}

/** A cell that has been read before. */
export interface CachedCell {
  readonly source: string;
  readonly prepared: PreparedCell | undefined;
  /** Where it is not prepared, why its text cannot be read. */
  readonly problem: CellError | undefined;
}

export interface PreparedSource extends CellSource {
  /** Undefined when the cell's text is not valid TypeScript. */
  readonly prepared: PreparedCell | undefined;
  /** Why it is not. */
  readonly syntaxError: CellError | undefined;
}

/**
 * Reads the cells asked for, and those that share a name with one that has been read: no
 * other can have to do with them. In a long notebook, that spares most of the work.
 * @param before  earlier results, by id: unchanged cells are not parsed again
 * @param requestedIds   ids
 * @returns       the cells that were read, in the notebook's order
 */
export function prepareCells(
  cells: readonly CellSource[],
  before: ReadonlyMap<string, CachedCell>,
  requestedIds: ReadonlySet<string>,
): PreparedSource[] {
  const prepared = new Map<CellSource, PreparedSource>();
  let remaining = cells.map((cell) => ({
    cell,
    identifiers: undefined as Identifiers,
  }));
  let next = cells.filter(({ id }) => requestedIds.has(id));
  while (next.length > 0) {
    const batch = new Set(next);
    remaining = remaining.filter(({ cell }) => !batch.has(cell));
    const names = next.flatMap((cell) => {
      const source = prepareSource(cell, before.get(cell.id));
      prepared.set(cell, source);
      return linkingNames(source);
    });
    next = remaining
      .filter((other) => {
        other.identifiers ??= new Set(other.cell.source.match(IDENTIFIERS));
        return names.some((name) => other.identifiers!.has(name));
      })
      .map(({ cell }) => cell);
  }
  return cells.flatMap((cell) => prepared.get(cell) ?? []);
}

type Identifiers = ReadonlySet<string> | undefined;

/** All that may be a name, also in comments and strings. */
const IDENTIFIERS = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/gu;

/**
 * The names by which a cell depends on others, or others on it. What it imports is not among
 * them: a cell that uses the import of another asks for it by name.
 */
function linkingNames({ prepared }: PreparedSource): string[] {
  if (!prepared) return [];
  const { defines, uses, assigns } = prepared.names;
  return [...defines.keys(), ...uses.keys(), ...assigns.keys()];
}

function prepareSource(
  cell: CellSource,
  before: CachedCell | undefined,
): PreparedSource {
  if (before?.source === cell.source) {
    const { prepared, problem } = before;
    // For a cell with a syntax error, nothing else is reported.
    return { ...cell, prepared, syntaxError: prepared ? undefined : problem };
  }
  try {
    return { ...cell, prepared: prepareCell(cell.source), syntaxError: undefined };
  } catch (error) {
    if (!(error instanceof CellSyntaxError)) throw error;
    const syntaxError = { message: `SyntaxError: ${error.message}`, line: error.line };
    return { ...cell, prepared: undefined, syntaxError };
  }
}

import { CellSyntaxError } from "../code/parse-cell.ts";
import type { CellError } from "../output/output.ts";
import { prepareCell, type PreparedCell } from "./prepare-cell.ts";

export interface CellSource {
  readonly id: string;
  /** Its name in messages, such as "cell 2". */
  readonly label: string;
  readonly source: string;
  /** Whether the code is from a link or file and the reader has not approved it. */
  readonly needsConsent?: boolean;
  /** Whether it is isolated: it shares no names with other cells. */
  readonly isIsolated?: boolean;
}

/** The result of preparing a cell earlier. */
export interface CachedCell {
  readonly source: string;
  readonly prepared: PreparedCell | undefined;
  /** If it is not prepared, its syntax error. */
  readonly problem: CellError | undefined;
}

export interface PreparedSource extends CellSource {
  readonly prepared: PreparedCell | undefined;
  readonly syntaxError: CellError | undefined;
}

/**
 * Prepares the requested cells and, transitively, all cells that share a name with
 * them. In a long notebook, this skips most cells.
 * @param before        earlier results, by id: unchanged cells are not parsed again
 * @param requestedIds  the cells to prepare
 * @returns             the prepared cells, in the notebook's order
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

/** Everything that may be a name, including words in comments and strings. */
const IDENTIFIERS = /[\p{ID_Start}$_][\p{ID_Continue}$\u200c\u200d]*/gu;

/**
 * The names that may connect a cell with others. Its imports are not included: a cell
 * that uses another's import mentions its name.
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
    // A cell with a syntax error has no other problem.
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

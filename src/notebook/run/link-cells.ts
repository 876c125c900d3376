import type { CellImport } from "../code/cell-imports.ts";
import { isLiveImport, type LiveName } from "./live-values.ts";
import type { CellError } from "../output/output.ts";
import type { PreparedCell } from "./prepare-cell.ts";
import {
  type CellSource,
  type CachedCell,
  type PreparedSource,
  prepareCells,
} from "./prepare-cells.ts";

/** Where a cell gets a name from that it does not define. */
export type NameOrigin = { readonly cell: string } | { readonly page: LiveName };

/** A cell with its connections to other cells. */
export interface LinkedCell {
  readonly id: string;
  readonly source: string;
  readonly isIsolated: boolean;
  /** Undefined if the cell is not valid TypeScript. */
  readonly prepared: PreparedCell | undefined;
  /** The names that it gets from elsewhere. */
  readonly inputs: ReadonlyMap<string, NameOrigin>;
  /** Imports of other cells whose names it uses. It imports them itself, too. */
  readonly inheritedImports: readonly CellImport[];
  /** The use of a name that has no value yet: an error in any notebook. */
  readonly misuse: CellError | undefined;
  /** Why the cell cannot run in this notebook. */
  readonly problem: CellError | undefined;
}

/**
 * Connects the cells of a notebook by their names. Cells may be in any order; errors
 * are reported in the cell that causes them.
 * @param before        earlier results, by id: unchanged cells are not parsed again
 * @param requestedIds  the cells to link
 * @returns             the requested cells and all cells connected to them
 */
export function linkCells(
  cells: readonly CellSource[],
  before: ReadonlyMap<string, CachedCell> = new Map(),
  requestedIds: ReadonlySet<string> = new Set(cells.map(({ id }) => id)),
): LinkedCell[] {
  const prepared = prepareCells(cells, before, requestedIds);
  const connected = prepared.filter(({ isIsolated }) => !isIsolated);
  const definers = new Map<string, PreparedSource[]>();
  for (const cell of connected) {
    for (const name of cell.prepared?.names.defines.keys() ?? []) {
      definers.set(name, [...(definers.get(name) ?? []), cell]);
    }
  }
  const importers = new Map<string, { cell: PreparedSource; binding: CellImport }[]>();
  for (const cell of connected) {
    for (const binding of cell.prepared?.imports ?? []) {
      const others = importers.get(binding.local) ?? [];
      importers.set(binding.local, [...others, { cell, binding }]);
    }
  }
  const linked = prepared.map((cell) =>
    cell.isIsolated
      ? linkCell(cell, new Map(), new Map())
      : linkCell(cell, definers, importers),
  );
  return reportCycles(linked, cells);
}

type Definers = ReadonlyMap<string, readonly PreparedSource[]>;
type Importers = ReadonlyMap<
  string,
  readonly { cell: PreparedSource; binding: CellImport }[]
>;

function linkCell(
  cell: PreparedSource,
  definers: Definers,
  importers: Importers,
): LinkedCell {
  const { id, source, prepared, isIsolated = false } = cell;
  const inputs = new Map<string, NameOrigin>();
  const borrowed: CellImport[] = [];
  if (!prepared) {
    const { syntaxError: problem } = cell;
    const misuse = undefined;
    return {
      id,
      source,
      isIsolated,
      prepared,
      inputs,
      inheritedImports: borrowed,
      misuse,
      problem,
    };
  }

  const addImport = (binding: CellImport) => {
    if (isLiveImport(binding))
      inputs.set(binding.local, { page: binding.name as LiveName });
    else if (!prepared.imports.includes(binding)) borrowed.push(binding);
  };
  prepared.imports.forEach(addImport);

  let problem = cell.needsConsent
    ? NEEDS_CONSENT
    : findDuplicateName(cell, definers, importers);
  for (const [name, line] of prepared.names.uses) {
    const owners = definers.get(name) ?? [];
    const [importer, ...others] = importers.get(name) ?? [];
    if (owners.length > 1) {
      problem ??= { message: `${name} is defined in ${joinLabels(owners)}`, line };
    } else if (owners.length === 1) inputs.set(name, { cell: owners[0].id });
    else if (importer) {
      const other = others.find(
        ({ binding }) => !isSameImport(binding, importer.binding),
      );
      if (other) {
        const labels = `${importer.cell.label} and ${other.cell.label}`;
        const message = `${name} is imported in ${labels}, from different places`;
        problem ??= { message, line };
      } else addImport(importer.binding);
    }
  }
  problem ??= findForeignAssignment(prepared, definers);
  const misuse = findSelfUsedControl(prepared, borrowed);
  problem ??= misuse;
  return {
    id,
    source,
    isIsolated,
    prepared,
    inputs,
    inheritedImports: borrowed,
    misuse,
    problem,
  };
}

/** Reports a name that is also defined in another cell. */
function findDuplicateName(
  cell: PreparedSource,
  definers: Definers,
  importers: Importers,
): CellError | undefined {
  for (const [name, line] of cell.prepared!.names.defines) {
    const others = [
      ...(definers.get(name) ?? []),
      ...(importers.get(name) ?? []).map((importer) => importer.cell),
    ].filter(({ id }) => id !== cell.id);
    if (others.length === 0) continue;
    const message = `${name} is also defined in ${joinLabels(others)}: give one of them another name`;
    return { message, line };
  }
  return undefined;
}

/** Reports the use of a control's value in its own cell, where it has none yet. */
function findSelfUsedControl(
  { names, imports }: PreparedCell,
  inheritedImports: readonly CellImport[],
): CellError | undefined {
  const viewNames = [...imports, ...inheritedImports]
    .filter(({ module }) => module === "every-cube/notebook")
    .flatMap(({ name, local }) => {
      if (name === "view") return [local];
      return name === "*" ? [`${local}.view`] : [];
    });
  const used = names.selfUsedCalls.find(({ callee }) => viewNames.includes(callee));
  if (!used) return undefined;
  const { name, line } = used;
  const message =
    name === undefined
      ? "a control’s value can’t be taken apart in its own cell: give it a name here, and take it apart in another cell"
      : `${name} is a control’s value: use it in another cell`;
  return { message, line };
}

function findForeignAssignment(
  { names }: PreparedCell,
  definers: Definers,
): CellError | undefined {
  for (const [name, line] of names.assigns) {
    const [owner] = definers.get(name) ?? [];
    if (!owner) continue;
    const message = `${name} belongs to ${owner.label} and can be changed only there`;
    return { message, line };
  }
  return undefined;
}

function reportCycles(
  linked: readonly LinkedCell[],
  cells: readonly CellSource[],
): LinkedCell[] {
  const byId = new Map(linked.map((cell) => [cell.id, cell]));
  const labels = new Map(cells.map(({ id, label }) => [id, label]));
  return linked.map((cell) => {
    const path = cell.problem ? undefined : shortestCycle(cell.id, byId);
    if (!path) return cell;
    const steps = path.map(({ from, name, to }) => {
      const owner = from === to ? "itself" : labels.get(to);
      return `${labels.get(from)} needs ${name} from ${owner}`;
    });
    const line = cell.prepared!.names.uses.get(path[0].name);
    const message = `a circular definition: ${steps.join(", and ")}`;
    return { ...cell, problem: { message, line } };
  });
}

interface Dependency {
  readonly from: string;
  readonly name: string;
  readonly to: string;
}

function shortestCycle(
  start: string,
  byId: ReadonlyMap<string, LinkedCell>,
): Dependency[] | undefined {
  const visited = new Set<string>();
  let paths: Dependency[][] = [[]];
  while (paths.length > 0) {
    const nextPaths: Dependency[][] = [];
    for (const path of paths) {
      const from = path[path.length - 1]?.to ?? start;
      for (const [name, origin] of byId.get(from)!.inputs) {
        if (!("cell" in origin)) continue;
        const next = [...path, { from, name, to: origin.cell }];
        if (origin.cell === start) return next;
        if (visited.has(origin.cell)) continue;
        visited.add(origin.cell);
        nextPaths.push(next);
      }
    }
    paths = nextPaths;
  }
  return undefined;
}

/** The problem of imported code that the reader has not approved. */
export const NEEDS_CONSENT: CellError = {
  message: "its code came from a link or a file. Read it and run it first",
  line: undefined,
};

function isSameImport(a: CellImport, b: CellImport): boolean {
  return a.module === b.module && a.name === b.name;
}

function joinLabels(cells: readonly CellSource[]): string {
  const labels = [...new Set(cells.map(({ label }) => label))];
  return labels.join(" and ");
}

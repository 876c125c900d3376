import type { LinkedCell } from "./link-cells.ts";

interface Situation {
  readonly linked: readonly LinkedCell[];
  /** The cells in the runtime, as of their last run. */
  readonly live: ReadonlyMap<string, LinkedCell>;
  /** By cell id: the source whose results are displayed, if any. */
  readonly displayedSources: ReadonlyMap<string, string | undefined>;
  /**
   * Empty when cells were only added, removed or moved. Then unchanged cells run again
   * if their names now come from another cell.
   */
  readonly requested: readonly string[];
}

/**
 * Finds the cells that must run again: the requested ones, their dependencies and their
 * dependents. A dependency whose displayed results are still valid doesn't make its
 * other dependents run.
 * @returns  the ids of the cells to redefine; unchanged live dependencies are not
 * included
 */
export function cellsToRun({
  linked,
  live: liveCells,
  displayedSources,
  requested,
}: Situation): Set<string> {
  const byId = new Map(linked.map((cell) => [cell.id, cell]));
  const isRedefined = (cell: LinkedCell) => {
    const before = liveCells.get(cell.id);
    return before !== undefined && !isSame(before, cell);
  };
  const relinked = linked.filter(
    (cell) => isRedefined(cell) && liveCells.get(cell.id)!.source === cell.source,
  );
  const affected = new Set(
    requested.length > 0
      ? requested.filter((id) => byId.has(id))
      : relinked.map(({ id }) => id),
  );
  /** The cells that depend on a new result. */
  const followers = new Set<string>();
  const hasNewResult = (cell: LinkedCell) =>
    requested.includes(cell.id) ||
    followers.has(cell.id) ||
    displayedSources.get(cell.id) !== cell.source ||
    isRedefined(cell);

  for (const id of affected) {
    // Iterating a set also visits items added during the loop.
    const cell = byId.get(id)!;
    for (const other of dependenciesOf(cell)) if (byId.has(other)) affected.add(other);
    if (!hasNewResult(cell)) continue;
    for (const other of linked) {
      const before = liveCells.get(other.id);
      const follows =
        dependenciesOf(other).includes(id) ||
        (before !== undefined && dependenciesOf(before).includes(id));
      if (!follows || followers.has(other.id)) continue;
      followers.add(other.id);
      affected.delete(other.id); // it may have been visited as a mere dependency
      affected.add(other.id);
    }
  }
  const redefined = new Set(
    [...affected].filter(
      (id) =>
        requested.includes(id) || !liveCells.has(id) || isRedefined(byId.get(id)!),
    ),
  );
  for (const id of redefined) {
    for (const other of linked) {
      if (liveCells.has(other.id) && dependenciesOf(other).includes(id))
        redefined.add(other.id);
    }
  }
  return redefined;
}

function dependenciesOf({ inputs }: LinkedCell): string[] {
  return [...inputs.values()].flatMap((origin) =>
    "cell" in origin ? [origin.cell] : [],
  );
}

function isSame(a: LinkedCell, b: LinkedCell): boolean {
  return fingerprint(a) === fingerprint(b);
}

/** Everything that determines a cell's result, except the values of its inputs. */
function fingerprint({
  source,
  inputs,
  inheritedImports,
  problem,
}: LinkedCell): string {
  return JSON.stringify([source, [...inputs], inheritedImports, problem]);
}

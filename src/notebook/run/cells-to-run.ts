import type { LinkedCell } from "./link-cells.ts";

interface Situation {
  /** The notebook as it stands. */
  readonly linked: readonly LinkedCell[];
  /** The cells that live in the runtime, as they were when they last ran. */
  readonly living: ReadonlyMap<string, LinkedCell>;
  /** The code whose results the reader sees, for each cell; undefined for none. */
  readonly shown: ReadonlyMap<string, string | undefined>;
  /**
   * None when cells have come, gone or moved: then those are computed anew that read as
   * before, and whose names now come from elsewhere.
   */
  readonly requested: readonly string[];
}

/**
 * Which cells are to be computed anew: those requested, what they need and what needs
 * them. Of what they need, cells whose results on the page still hold keep those who
 * need them in peace.
 * @returns  the ids of the cells that must be defined again for it: not of those that
 *           live unchanged, and only follow
 */
export function cellsToRun({
  linked,
  living,
  shown,
  requested,
}: Situation): Set<string> {
  const byId = new Map(linked.map((cell) => [cell.id, cell]));
  const isRedefined = (cell: LinkedCell) => {
    const before = living.get(cell.id);
    return before !== undefined && !isSame(before, cell);
  };
  const relinked = linked.filter(
    (cell) => isRedefined(cell) && living.get(cell.id)!.source === cell.source,
  );
  const wanted = new Set(
    requested.length > 0
      ? requested.filter((id) => byId.has(id))
      : relinked.map(({ id }) => id),
  );
  const isNew = (cell: LinkedCell) =>
    requested.includes(cell.id) ||
    shown.get(cell.id) !== cell.source ||
    isRedefined(cell);

  for (const id of wanted) {
    // A set that grows while it is walked through is walked through to its new end.
    const cell = byId.get(id)!;
    for (const other of neededBy(cell)) if (byId.has(other)) wanted.add(other);
    if (!isNew(cell)) continue;
    for (const other of linked) {
      const before = living.get(other.id);
      const follows =
        neededBy(other).includes(id) ||
        (before !== undefined && neededBy(before).includes(id));
      if (follows) wanted.add(other.id);
    }
  }
  const define = [...wanted].filter(
    (id) => requested.includes(id) || !living.has(id) || isRedefined(byId.get(id)!),
  );
  return new Set(define);
}

function neededBy({ inputs }: LinkedCell): string[] {
  return [...inputs.values()].flatMap((origin) =>
    "cell" in origin ? [origin.cell] : [],
  );
}

function isSame(a: LinkedCell, b: LinkedCell): boolean {
  return outline(a) === outline(b);
}

/** All that decides what a cell computes, apart from the values of its inputs. */
function outline({ source, inputs, borrowed, problem }: LinkedCell): string {
  return JSON.stringify([source, [...inputs], borrowed, problem]);
}

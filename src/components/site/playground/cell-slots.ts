// The cells of the reader's notebook, as a list of places. A deleted cell keeps its place
// while the page is open, so that it can be restored there.

export interface CellSlot {
  /**
   * The cell's id: unique among all cells, including those deleted while the page is open.
   */
  readonly id: string;
  readonly isDeleted: boolean;
}

export type CellSlots = readonly CellSlot[];

export function createSlots(ids: readonly string[]): CellSlots {
  return ids.map((id) => ({ id, isDeleted: false }));
}

/** The ids of the existing cells, in order. */
export function visibleCellIds(slots: CellSlots): string[] {
  return slots.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
}

/** An unused id. What a link or a file calls a cell may be a number too large to go on from. */
export function nextCellId(slots: CellSlots): string {
  const numbers = slots.map(({ id }) => Number(/^cell-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `cell-${Math.max(0, ...numbers) + 1}`;
}

/** @param after  the place above it; by default it goes before all others */
export function insertSlot(slots: CellSlots, id: string, after?: string): CellSlots {
  const at = after === undefined ? 0 : indexOf(slots, after) + 1;
  return slots.toSpliced(at, 0, { id, isDeleted: false });
}

export function deleteSlot(slots: CellSlots, id: string): CellSlots {
  return slots.with(indexOf(slots, id), { id, isDeleted: true });
}

export function restoreSlot(slots: CellSlots, id: string): CellSlots {
  return slots.with(indexOf(slots, id), { id, isDeleted: false });
}

/**
 * Moves the cell past its next neighbour; the places of deleted cells between them stay.
 * @returns  the same places when there is no neighbour
 */
export function moveSlot(
  slots: CellSlots,
  id: string,
  direction: "up" | "down",
): CellSlots {
  const other = neighbourId(slots, id, direction === "up" ? -1 : 1);
  if (other === undefined) return slots;
  const from = indexOf(slots, id);
  const to = indexOf(slots, other);
  return slots.toSpliced(from, 1).toSpliced(to, 0, slots[from]);
}

/** The cell before (-1) or after (1) a place. */
export function neighbourId(
  slots: CellSlots,
  id: string,
  by: -1 | 1,
): string | undefined {
  const at = indexOf(slots, id);
  const isThere = ({ isDeleted }: CellSlot) => !isDeleted;
  const slot =
    by === 1 ? slots.slice(at + 1).find(isThere) : slots.slice(0, at).findLast(isThere);
  return slot?.id;
}

function indexOf(slots: CellSlots, id: string): number {
  const at = slots.findIndex((place) => place.id === id);
  if (at < 0) throw new RangeError(`there is no place ${id}`);
  return at;
}

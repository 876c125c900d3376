// The cells of the reader's notebook, as a list of slots. A deleted cell keeps its slot while the
// page is open, so that it can be restored.

/** A slot with a cell, which may be deleted. */
export interface CellSlot {
  /** The cell's id, unique among all cells including deleted ones. */
  readonly id: string;
  readonly isDeleted: boolean;
}

export type CellSlots = readonly CellSlot[];

export function createSlots(ids: readonly string[]): CellSlots {
  return ids.map((id) => ({ id, isDeleted: false }));
}

/** The ids of the cells that are not deleted. */
export function visibleCellIds(slots: CellSlots): string[] {
  return slots.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
}

/** An unused id. Ignores very large numbers, which imported ids may have. */
export function nextCellId(slots: CellSlots): string {
  const numbers = slots.map(({ id }) => Number(/^cell-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `cell-${Math.max(0, ...numbers) + 1}`;
}

/** @param after  the id of the slot above it; by default it becomes the first */
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
 * Moves a cell past its neighbour; slots of deleted cells between them stay.
 * @returns  the same list if there is no neighbour
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

/** The id of the cell before (-1) or after (1) a slot. */
export function neighbourId(
  slots: CellSlots,
  id: string,
  by: -1 | 1,
): string | undefined {
  const at = indexOf(slots, id);
  const isVisible = ({ isDeleted }: CellSlot) => !isDeleted;
  const slot =
    by === 1
      ? slots.slice(at + 1).find(isVisible)
      : slots.slice(0, at).findLast(isVisible);
  return slot?.id;
}

function indexOf(slots: CellSlots, id: string): number {
  const at = slots.findIndex((slot) => slot.id === id);
  if (at < 0) throw new RangeError(`there is no cell ${id}`);
  return at;
}

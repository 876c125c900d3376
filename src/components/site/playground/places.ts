// The cells of the reader's notebook, as a list of places. A deleted cell keeps its place
// while the page is open, so that it can be restored there.

export interface CellPlace {
  /**
   * The cell's id: unique among all cells, including those deleted while the page is open.
   */
  readonly id: string;
  readonly isDeleted: boolean;
}

export type CellPlaces = readonly CellPlace[];

export function placesForCells(ids: readonly string[]): CellPlaces {
  return ids.map((id) => ({ id, isDeleted: false }));
}

/** The ids of the existing cells, in order. */
export function cellsIn(places: CellPlaces): string[] {
  return places.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
}

/** An unused id. What a link or a file calls a cell may be a number too large to go on from. */
export function freshId(places: CellPlaces): string {
  const numbers = places.map(({ id }) => Number(/^cell-(\d{1,9})$/.exec(id)?.[1] ?? 0));
  return `cell-${Math.max(0, ...numbers) + 1}`;
}

/** @param after  the place above it; by default it goes before all others */
export function insert(places: CellPlaces, id: string, after?: string): CellPlaces {
  const at = after === undefined ? 0 : indexOf(places, after) + 1;
  return places.toSpliced(at, 0, { id, isDeleted: false });
}

export function remove(places: CellPlaces, id: string): CellPlaces {
  return places.with(indexOf(places, id), { id, isDeleted: true });
}

export function restore(places: CellPlaces, id: string): CellPlaces {
  return places.with(indexOf(places, id), { id, isDeleted: false });
}

/**
 * Moves the cell past its next neighbour; the places of deleted cells between them stay.
 * @returns  the same places when there is no neighbour
 */
export function move(places: CellPlaces, id: string, way: "up" | "down"): CellPlaces {
  const other = neighbour(places, id, way === "up" ? -1 : 1);
  if (other === undefined) return places;
  const from = indexOf(places, id);
  const to = indexOf(places, other);
  return places.toSpliced(from, 1).toSpliced(to, 0, places[from]);
}

/** The cell before (-1) or after (1) a place. */
export function neighbour(
  places: CellPlaces,
  id: string,
  by: -1 | 1,
): string | undefined {
  const at = indexOf(places, id);
  const isThere = ({ isDeleted }: CellPlace) => !isDeleted;
  const found =
    by === 1
      ? places.slice(at + 1).find(isThere)
      : places.slice(0, at).findLast(isThere);
  return found?.id;
}

function indexOf(places: CellPlaces, id: string): number {
  const at = places.findIndex((place) => place.id === id);
  if (at < 0) throw new RangeError(`there is no place ${id}`);
  return at;
}

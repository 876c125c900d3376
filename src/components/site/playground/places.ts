// The cells of a notebook that the reader makes, as a list of places. A cell that is
// deleted keeps its place as long as the page is open, so that it can come back there.

export interface CellPlace {
  /** The cell's id: no other cell has it, or had it while the page is open. */
  readonly id: string;
  readonly isDeleted: boolean;
}

export type CellPlaces = readonly CellPlace[];

export function placesForCells(ids: readonly string[]): CellPlaces {
  return ids.map((id) => ({ id, isDeleted: false }));
}

/** The ids of the cells that are there, in their order. */
export function cellsIn(places: CellPlaces): string[] {
  return places.filter(({ isDeleted }) => !isDeleted).map(({ id }) => id);
}

/** How the cell is called: from 1, those that are deleted not counted. */
export function cellNumber(places: CellPlaces, id: string): number {
  return cellsIn(places).indexOf(id) + 1;
}

/** An id that no place has. */
export function freshId(places: CellPlaces): string {
  const numbers = places.map(({ id }) => Number(/^cell-(\d+)$/.exec(id)?.[1] ?? 0));
  return `cell-${Math.max(0, ...numbers) + 1}`;
}

/** @param after  the place that it comes below; before all others when left out */
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
 * The cell passes the next one in its way; the places of deleted cells between them stay.
 * @returns  the same places when there is none
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

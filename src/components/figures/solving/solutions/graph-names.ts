type Point = readonly [x: number, y: number];

/** What determines the place of a band's name. */
export interface BandShape {
  readonly width: number;
  /** The row where it begins, counted from the top. */
  readonly row: number;
  /** The points of its centre line, one in each row. */
  readonly points: readonly Point[];
}

/** The centre of a band's name, and whether there is room for it. */
export interface BandName {
  readonly label: Point;
  readonly isNamed: boolean;
}

export type NamedBand = BandShape & BandName;

/** The space that a move's name takes. */
export interface NameRoom {
  readonly width: number;
  readonly height: number;
}
export const NAME_ROOM: NameRoom = { width: 27, height: 16 };

/** Whether two names centred at these points would overlap. */
export function wouldOverlap(
  [x1, y1]: Point,
  [x2, y2]: Point,
  room = NAME_ROOM,
): boolean {
  return Math.abs(x1 - x2) <= room.width && Math.abs(y1 - y2) <= room.height;
}

/**
 * Names the widest bands first, skipping names that would overlap another. A name is placed
 * towards the row with more stops, where bands are farther apart.
 */
export function nameBands<B extends BandShape>(
  bands: readonly B[],
  stopsIn: (row: number) => number,
  room = NAME_ROOM,
): (B & BandName)[] {
  const named = new Set<B>();
  const labels = new Map(bands.map((band) => [band, labelOf(band, stopsIn)]));
  for (const band of bands.toSorted((a, b) => b.width - a.width)) {
    const isFree = [...named].every(
      (other) => !wouldOverlap(labels.get(other)!, labels.get(band)!, room),
    );
    if (isFree) named.add(band);
  }
  return bands.map((band) => ({
    ...band,
    label: labels.get(band)!,
    isNamed: named.has(band),
  }));
}

/** The named bands whose names don't overlap those of the selected solution. */
export function namesClearOf<B extends NamedBand>(
  bands: readonly B[],
  selected: readonly B[],
  room = NAME_ROOM,
): B[] {
  return bands.filter(
    ({ isNamed, label }) =>
      isNamed && selected.every((other) => !wouldOverlap(other.label, label, room)),
  );
}

function labelOf({ points, row }: BandShape, stopsIn: (row: number) => number): Point {
  return pointOn(points, stopsIn(row + 1) > stopsIn(row) ? 0.7 : 0.3);
}

/** A point on the first part of a band: 0 is its beginning and 1 its end. */
export function pointOn(points: readonly Point[], t: number): Point {
  const [[x1, y1], [x2, y2]] = points;
  const across = t * t * (3 - 2 * t);
  const down = t * (1.5 - 1.5 * t + t * t);
  return [x1 + (x2 - x1) * across, y1 + (y2 - y1) * down];
}

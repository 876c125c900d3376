type Point = readonly [x: number, y: number];

/** The part of a band that matters for its name. */
export interface BandShape {
  readonly width: number;
  /** The row where it begins, counted from the top. */
  readonly row: number;
  /** The points of its centre line, one in each row that it crosses. */
  readonly points: readonly Point[];
}

/** The position of a band's name, and whether there is room for it. */
export interface BandName {
  readonly label: Point;
  readonly isNamed: boolean;
}

export type NamedBand = BandShape & BandName;

/** The room for the name of a move. */
export interface NameRoom {
  readonly width: number;
  readonly height: number;
}
export const NAME_ROOM: NameRoom = { width: 27, height: 16 };

/** Whether two names at these positions would overlap. */
export function wouldOverlap(
  [x1, y1]: Point,
  [x2, y2]: Point,
  room = NAME_ROOM,
): boolean {
  return Math.abs(x1 - x2) <= room.width && Math.abs(y1 - y2) <= room.height;
}

/**
 * Names the widest bands first, skipping bands whose name would overlap another. A name is
 * placed where the bands are farther apart: towards the row with more stops.
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

/** The names that remain when all bands of one solution are named. */
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

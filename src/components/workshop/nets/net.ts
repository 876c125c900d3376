/** A flat picture of a puzzle: what a piece looks like, wherever it lies. */
export interface Net {
  readonly width: number;
  readonly height: number;
  /** Fixed shapes below the pieces. */
  readonly ground: readonly Shape[];
  readonly parts: readonly NetPart[];
}

/** One side of a position. */
export interface NetPart {
  readonly orbit: string;
  readonly position: number;
  /** Which of the position's sides: a piece that comes with a twist of 1 shows its own side 0 at side 1. */
  readonly side: number;
  /** How many sides there are, one for each twist; 1 where a twist does not change places. */
  readonly sides: number;
  readonly centre: NetPoint;
  /** By how many degrees a twist turns it about its centre; none where left out. */
  readonly spins?: number;
  /** The shape for a piece and its twist. */
  look(piece: number, twist: number): Shape;
}

export interface Shape {
  readonly path: string;
  /** A class of `puzzle-net.css`. */
  readonly paint?: string;
  /** A colour, instead of a class. */
  readonly fill?: string;
  /** In the middle of the part. */
  readonly label?: string;
}

export type NetPoint = readonly [x: number, y: number];

/** A closed path through some points. */
export function polygon(points: readonly NetPoint[]): string {
  return `M${points.map(([x, y]) => `${roundCoordinate(x)} ${roundCoordinate(y)}`).join("L")}Z`;
}

export function circle([x, y]: NetPoint, radius: number): string {
  return `M${roundCoordinate(x - radius)} ${roundCoordinate(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export function centroid(points: readonly NetPoint[]): NetPoint {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** A point between two others. */
export function interpolate(
  [x, y]: NetPoint,
  [toX, toY]: NetPoint,
  share: number,
): NetPoint {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Two decimals are enough for a drawing. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100;
}

export type PlanePoint = readonly [x: number, y: number];

/** A closed path through some points. */
export function polygon(points: readonly PlanePoint[]): string {
  return `M${points.map(([x, y]) => `${roundCoordinate(x)} ${roundCoordinate(y)}`).join("L")}Z`;
}

export function circle([x, y]: PlanePoint, radius: number): string {
  return `M${roundCoordinate(x - radius)} ${roundCoordinate(y)}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;
}

export function centroid(points: readonly PlanePoint[]): PlanePoint {
  const sum = (axis: 0 | 1) => points.reduce((total, point) => total + point[axis], 0);
  return [sum(0) / points.length, sum(1) / points.length];
}

/** A point between two others. */
export function interpolate(
  [x, y]: PlanePoint,
  [toX, toY]: PlanePoint,
  share: number,
): PlanePoint {
  return [x + (toX - x) * share, y + (toY - y) * share];
}

/** Two decimals are enough for a drawing. */
export function roundCoordinate(value: number): number {
  return Math.round(value * 100) / 100;
}

/** A place on a circle about 0 0: 0 degrees at the top, then clockwise. */
export function onCentredCircle(radius: number, degrees: number): PlanePoint {
  return onCircle([0, 0], radius, degrees - 90);
}

/** A place on a circle: 0 degrees to the right, then clockwise. */
export function onCircle(
  [x, y]: PlanePoint,
  radius: number,
  degrees: number,
): PlanePoint {
  const angle = (degrees * Math.PI) / 180;
  return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
}

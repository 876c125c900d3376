import { interpolate, onCircle, roundCoordinate, type PlanePoint } from "./plane.ts";

/** The distance of arrows from the centres of beads. */
const BEAD_GAP = 19;
const HEAD = 9;

/** A curved arrow, so that two of opposite directions do not overlap. */
export function curvedArrow(
  [from, to]: readonly [PlanePoint, PlanePoint],
  gap = BEAD_GAP,
): string {
  const offset = createOffset(from, to);
  const start = offset(from, gap, -5);
  const end = offset(to, -gap, -5);
  const bend = offset(interpolate(from, to, 0.5), 0, -12);
  const wings = [-5, 5].map((aside) => offset(end, -HEAD, aside));
  return `M${pointText(start)}Q${pointText(bend)} ${pointText(end)}M${pointText(wings[0])}L${pointText(end)}L${pointText(wings[1])}`;
}

/** The centre of a label at such an arrow. */
export function arrowLabelPoint(from: PlanePoint, to: PlanePoint): PlanePoint {
  return createOffset(from, to)(interpolate(from, to, 0.5), 0, -21);
}

/** A small arrow about a point, clockwise between two angles. */
export function circularArrow(
  centre: PlanePoint,
  radius: number,
  [from, to]: [number, number],
): string {
  const end = onCircle(centre, radius, to);
  const before = onCircle(centre, radius, to - 18);
  const offset = createOffset(before, end);
  const wings = [-4, 4].map((aside) => offset(end, -6, aside));
  return `M${pointText(onCircle(centre, radius, from))}A${radius} ${radius} 0 0 1 ${pointText(end)}M${pointText(wings[0])}L${pointText(end)}L${pointText(wings[1])}`;
}

/** Returns a function that shifts a point along and across a line. */
function createOffset(
  from: PlanePoint,
  to: PlanePoint,
): (point: PlanePoint, along: number, aside: number) => PlanePoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (point, along, aside) => [
    point[0] + x * along - y * aside,
    point[1] + y * along + x * aside,
  ];
}

function pointText(point: PlanePoint): string {
  return point.map(roundCoordinate).join(" ");
}

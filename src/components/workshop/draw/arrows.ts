import { onCircle } from "../nets/gallery-bead-nets.ts";
import { interpolate, type NetPoint, roundCoordinate } from "../nets/net.ts";

/** The distance of arrows from the centres of beads. */
const BEAD_GAP = 19;
const HEAD = 9;

/** A curved arrow, so that two of opposite directions do not overlap. */
export function curvedArrow(
  [from, to]: readonly [NetPoint, NetPoint],
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
export function arrowLabelPoint(from: NetPoint, to: NetPoint): NetPoint {
  return createOffset(from, to)(interpolate(from, to, 0.5), 0, -21);
}

/** A small arrow about a point, clockwise between two angles. */
export function circularArrow(
  centre: NetPoint,
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
  from: NetPoint,
  to: NetPoint,
): (point: NetPoint, along: number, aside: number) => NetPoint {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (point, along, aside) => [
    point[0] + x * along - y * aside,
    point[1] + y * along + x * aside,
  ];
}

function pointText(point: NetPoint): string {
  return point.map(roundCoordinate).join(" ");
}

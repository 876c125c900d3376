import { onCircle } from "../nets/bead-nets.ts";
import { between, type Point, round } from "../nets/net.ts";

/** How far arrows stay away from the middles of beads. */
const AWAY = 19;
const HEAD = 9;

/** An arrow that leans to one side, so that two of opposite ways lie beside each other. */
export function arrow([from, to]: [Point, Point]): string {
  const off = offsets(from, to);
  const start = off(from, AWAY, -5);
  const end = off(to, -AWAY, -5);
  const bend = off(between(from, to, 0.5), 0, -12);
  const wings = [-5, 5].map((aside) => off(end, -HEAD, aside));
  return `M${text(start)}Q${text(bend)} ${text(end)}M${text(wings[0])}L${text(end)}L${text(wings[1])}`;
}

/** Where the middle of a few letters stands beside such an arrow. */
export function besideArrow(from: Point, to: Point): Point {
  return offsets(from, to)(between(from, to, 0.5), 0, -21);
}

/** A small arrow about a point, clockwise between two angles. */
export function arrowAbout(
  centre: Point,
  radius: number,
  [from, to]: [number, number],
): string {
  const end = onCircle(centre, radius, to);
  const before = onCircle(centre, radius, to - 18);
  const off = offsets(before, end);
  const wings = [-4, 4].map((aside) => off(end, -6, aside));
  return `M${text(onCircle(centre, radius, from))}A${radius} ${radius} 0 0 1 ${text(end)}M${text(wings[0])}L${text(end)}L${text(wings[1])}`;
}

/** Moves points so far along the way from one point to another, and so far aside. */
function offsets(
  from: Point,
  to: Point,
): (point: Point, along: number, aside: number) => Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const [x, y] = [(to[0] - from[0]) / length, (to[1] - from[1]) / length];
  return (point, along, aside) => [
    point[0] + x * along - y * aside,
    point[1] + y * along + x * aside,
  ];
}

function text(point: Point): string {
  return point.map(round).join(" ");
}
